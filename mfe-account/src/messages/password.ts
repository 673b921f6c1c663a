export const t = {
  title: 'Passwort',
  lead: 'Ein gutes Passwort ist lang und wird nur hier benutzt.',
  change: 'Passwort ändern',
  ownPage: 'Passwort auf einer eigenen Seite ändern',
  loading: 'Das Formular wird geladen.',
}
