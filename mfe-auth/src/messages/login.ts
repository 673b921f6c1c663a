import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { sentenceOf } from './fields.ts'

export const t = {
  form: 'Anmeldung',
  embeddedForm: 'Anmeldung mit dem Online-Shop-Konto',
  loginName: 'Benutzername (E-Mail)',
  password: 'Passwort',
  forgotten: 'Passwort vergessen?',
  submit: 'Anmelden',
  next: 'Weiter',
  resend: 'Registrierungsmail erneut senden',
  resentTitle: sieOrDu('Wir haben Ihnen eine E-Mail geschickt', 'Wir haben Dir eine E-Mail geschickt'),
  resent: (email: string) =>
    sieOrDu(
      `Bitte öffnen Sie den Link in der Nachricht an ${email}. Danach können Sie sich anmelden.`,
      `Bitte öffne den Link in der Nachricht an ${email}. Danach kannst Du Dich anmelden.`,
    ),
} as const

/** Codes whose sentence tells a visitor to log in, which is what a login has just tried. */
const sentencesAtLogin: Readonly<Record<string, string>> = {
  accountExists: `Es gibt ein Konto mit dieser E-Mail-Adresse, aber die Anmeldung hat nicht geklappt. ${sieOrDu('Bitte prüfen Sie Ihr Passwort.', 'Bitte prüfe Dein Passwort.')}`,
  webshopAccount: `Mit dieser E-Mail-Adresse gibt es ein Online-Shop-Konto. ${sieOrDu('Bitte melden Sie sich mit dem Passwort Ihres Online-Shop-Kontos an.', 'Bitte melde Dich mit dem Passwort Deines Online-Shop-Kontos an.')}`,
}

/** The sentence of an error of a login. */
export const loginSentence =
  (loginName: string) =>
  (error: FieldError): string =>
    sentencesAtLogin[error.code] ?? sentenceOf({ loginName })(error)
