export const t = {
  title: 'Passwort',
  lead: 'Ein gutes Passwort ist lang und wird nur hier benutzt.',
  change: 'Passwort ändern',
  loading: 'Das Formular wird geladen.',
  changedTitle: 'Ihr Passwort ist geändert',
  changed: 'Ihr neues Passwort gilt ab sofort. Auf allen anderen Geräten werden Sie jetzt abgemeldet.',
}
