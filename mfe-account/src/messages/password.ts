export const t = {
  title: 'Passwort',
  change: 'Passwort ändern',
}
