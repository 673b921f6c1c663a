/** Texts of the error pages for 404 and 500. */
export const t = {
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText:
    'Diese Seite gibt es nicht mehr. Vielleicht ist sie umgezogen, oder in der Adresse hat sich ein Fehler eingeschlichen.',
  notFoundNext: 'Hier geht es weiter:',
  errorTitle: 'Fehler',
  errorText:
    'Diese Seite ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal. Ihre Punkte und Ihre Daten sind davon nicht betroffen.',
  start: 'Zur Startseite',
  faq: 'Häufige Fragen',
  contact: 'Kontakt',
}
