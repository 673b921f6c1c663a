export const t = {
  form: 'Anmeldung',
  embeddedForm: 'Anmeldung mit dem Online-Shop-Konto',
  loginName: 'Benutzername (E-Mail)',
  password: 'Passwort',
  forgotten: 'Passwort vergessen?',
  submit: 'Anmelden',
  next: 'Weiter',
  resend: 'Registrierungsmail erneut senden',
  resentTitle: 'Wir haben Ihnen eine E-Mail geschickt',
  resent: (email: string) => `Bitte öffnen Sie den Link in der Nachricht an ${email}. Danach können Sie sich anmelden.`,
} as const
