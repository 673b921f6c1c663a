/** Texts before and after the idle logout, loaded once a user is logged in. */
export const t = {
  title: 'Sind Sie noch da?',
  text: 'Zu Ihrer Sicherheit melden wir Sie gleich ab, weil Sie eine Weile nichts getan haben.',
  secondsLeft: (seconds: number) => (seconds === 1 ? 'Noch 1 Sekunde.' : `Noch ${seconds} Sekunden.`),
  stay: 'Angemeldet bleiben',
  leave: 'Jetzt abmelden',
  close: 'Schließen und angemeldet bleiben',

  endedTitle: 'Wir haben Sie abgemeldet',
  ended:
    'Zu Ihrer Sicherheit, weil Sie eine Weile nichts getan haben. Angefangene Formulare haben wir aufgehoben: Nach der Anmeldung machen Sie dort weiter.',
}
