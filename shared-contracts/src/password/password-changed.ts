/** The notice of success where a member has changed the password. */
export const passwordChanged = {
  title: 'Ihr Passwort ist geändert',
  text: 'Ihr neues Passwort gilt ab sofort. Auf allen anderen Geräten werden Sie jetzt abgemeldet.',
}
