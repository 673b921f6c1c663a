import { sieOrDu } from '../brand/sie-or-du.ts'

/** The notice of success where a member has changed the password. */
export const passwordChanged = {
  title: sieOrDu('Ihr Passwort ist geändert', 'Dein Passwort ist geändert'),
  text: sieOrDu(
    'Ihr neues Passwort gilt ab sofort. Auf allen anderen Geräten werden Sie jetzt abgemeldet.',
    'Dein neues Passwort gilt ab sofort. Auf allen anderen Geräten wirst Du jetzt abgemeldet.',
  ),
}
