export const t = {
  requestTitle: 'Passwort vergessen',
  requestLead:
    'Nennen Sie uns Ihre E-Mail-Adresse. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
  email: 'E-Mail-Adresse',
  request: 'Link anfordern',
  requestFailed: 'Der Link konnte nicht verschickt werden',
  requestedPageTitle: 'Link ist unterwegs',
  requestedTitle: 'Bitte schauen Sie in Ihr Postfach',
  requested: (email: string) =>
    `Wir haben eine E-Mail an ${email} geschickt. Der Link darin gilt nur kurze Zeit und nur einmal. Nichts angekommen? Dann sehen Sie bitte auch im Spam-Ordner nach.`,
  otherEmail: 'Andere E-Mail-Adresse angeben',
  toLogin: 'Zurück zur Anmeldung',

  resetTitle: 'Passwort zurücksetzen',
  resetLead: 'Wählen Sie ein neues Passwort für Ihr Konto.',
  save: 'Passwort speichern',
  cancel: 'Abbrechen',
  errorTitle: 'Bitte prüfen Sie Ihre Angaben',
  labels: {
    old: 'Bisheriges Passwort',
    password: 'Neues Passwort',
    confirmation: 'Neues Passwort wiederholen',
  },
  resetDonePageTitle: 'Passwort zurückgesetzt',
  resetFailed: 'Mit diesem Link geht es nicht weiter',
  resetDoneTitle: 'Ihr neues Passwort gilt ab sofort',
  resetDone: 'Melden Sie sich gleich damit an. Auf allen anderen Geräten werden Sie dann abgemeldet.',
  login: 'Jetzt anmelden',
  newLink: 'Neuen Link anfordern',

  changeTitle: 'Passwort ändern',
  changeLead: 'Geben Sie Ihr bisheriges Passwort ein und danach zweimal das neue.',
  toAccountData: 'Zu meinen Kontodaten',
} as const
