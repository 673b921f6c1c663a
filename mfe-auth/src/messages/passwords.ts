import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

export const t = {
  requestTitle: 'Passwort vergessen',
  requestLead: sieOrDu(
    'Nennen Sie uns Ihre E-Mail-Adresse. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    'Nenne uns Deine E-Mail-Adresse. Wir schicken Dir einen Link, mit dem Du ein neues Passwort festlegst.',
  ),
  email: 'E-Mail-Adresse',
  request: 'Link anfordern',
  requestFailed: 'Der Link konnte nicht verschickt werden',
  requestedPageTitle: 'Link ist unterwegs',
  requestedTitle: sieOrDu('Bitte schauen Sie in Ihr Postfach', 'Bitte schau in Dein Postfach'),
  requested: (email: string) =>
    `Wir haben eine E-Mail an ${email} geschickt. Der Link darin gilt nur kurze Zeit und nur einmal. Nichts angekommen? ${sieOrDu('Dann sehen Sie bitte auch im Spam-Ordner nach.', 'Dann schau bitte auch im Spam-Ordner nach.')}`,
  otherEmail: 'Andere E-Mail-Adresse angeben',
  toLogin: 'Zurück zur Anmeldung',

  resetTitle: 'Passwort zurücksetzen',
  resetLead: sieOrDu('Wählen Sie ein neues Passwort für Ihr Konto.', 'Wähle ein neues Passwort für Dein Konto.'),
  save: 'Passwort speichern',
  cancel: 'Abbrechen',
  errorTitle: sieOrDu('Bitte prüfen Sie Ihre Angaben', 'Bitte prüfe Deine Angaben'),
  labels: {
    old: 'Bisheriges Passwort',
    password: 'Neues Passwort',
    confirmation: 'Neues Passwort wiederholen',
  },
  resetDonePageTitle: 'Passwort zurückgesetzt',
  resetFailed: 'Mit diesem Link geht es nicht weiter',
  resetDoneTitle: sieOrDu('Ihr neues Passwort gilt ab sofort', 'Dein neues Passwort gilt ab sofort'),
  resetDone: sieOrDu(
    'Melden Sie sich gleich damit an. Auf allen anderen Geräten werden Sie dann abgemeldet.',
    'Melde Dich gleich damit an. Auf allen anderen Geräten wirst Du dann abgemeldet.',
  ),
  login: 'Jetzt anmelden',
  newLink: 'Neuen Link anfordern',

  changeTitle: 'Passwort ändern',
  changeLead: sieOrDu(
    'Geben Sie Ihr bisheriges Passwort ein und danach zweimal das neue.',
    'Gib Dein bisheriges Passwort ein und danach zweimal das neue.',
  ),
  toAccountData: 'Zu meinen Kontodaten',
} as const
