import { brand } from '@portal/shared-contracts/brand/brand'
import { the } from '@portal/shared-contracts/brand/noun'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { minimumAge, welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { formatNumber } from '@portal/shared-contracts/numbers/format'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { nameProposalTexts } from '@portal/shared-contracts/customer'
import type { RegistrationForm, RequiredField } from '../domain/registration-form.ts'
import { fieldLabels, sentenceOf } from './fields.ts'

const list = (items: readonly string[]): string => new Intl.ListFormat('de', { type: 'conjunction' }).format(items)
const bonus = formatNumber(welcomeBonusPoints)

/** Parts of the sentence under the button, by the code or the field of what is missing. */
const missing: Readonly<Record<RequiredField | 'emailUnchecked' | 'passwordRepeatDontMatch', string>> = {
  email: 'Ihre E-Mail-Adresse',
  emailUnchecked: 'die Prüfung der geänderten E-Mail-Adresse',
  password: 'ein Passwort',
  passwordRepeat: 'die Wiederholung des Passworts',
  passwordRepeatDontMatch: 'zweimal dasselbe Passwort',
  salutation: 'Ihre Anrede',
  firstName: 'Ihr Vorname',
  lastName: 'Ihr Nachname',
  conditions: 'Ihre Zustimmung zu den Teilnahmebedingungen',
  adult: 'die Bestätigung Ihres Alters',
}

const isMissing = (name: string): name is keyof typeof missing => Object.hasOwn(missing, name)

export const t = {
  progress: 'Schritte der Registrierung',
  steps: ['E-Mail-Adresse', 'Ihre Angaben', 'Bestätigung'],
  stepDone: 'erledigt',

  emailHint: 'An diese Adresse schicken wir Ihnen den Link zur Bestätigung.',
  emailSubmit: 'Anmelden',
  emailChange: 'ändern',
  emailUnchanged: 'Geprüft. Für eine andere Adresse tippen Sie einfach ins Feld.',
  emailRefused: 'Diese Adresse haben wir schon geprüft. Bitte geben Sie eine andere ein.',
  resend: 'Registrierungsmail erneut senden',
  toLogin: 'Zur Anmeldung mit dieser Adresse',

  formTitle: 'Ihre Angaben',
  data: {
    title: 'Ihre Daten',
    what: 'Wir speichern Ihre Anrede, Ihren Namen, Ihre E-Mail-Adresse und Ihr Passwort, das Passwort nicht im Klartext.',
    why: 'Wir brauchen diese Daten für Ihre Mitgliedschaft, zum Beispiel um Ihnen Punkte gutzuschreiben.',
    whom: `Verantwortlich ist ${the(brand.operator.company, 'nominative')}. Ein Dienstleister führt das Punktekonto in unserem Auftrag. Mehr dazu:`,
    privacy: 'Datenschutzhinweise',
  },
  consents: 'Einwilligungen',
  conditions: {
    before: 'Ich stimme den ',
    conditions: 'Teilnahmebedingungen',
    between: ' zu und habe die ',
    privacy: 'Datenschutzhinweise',
    after: ' gelesen.',
  },
  conditionsMissing: 'Bitte stimmen Sie den Teilnahmebedingungen zu.',
  adult: `Ich bin mindestens ${minimumAge} Jahre alt.`,
  adultMissing: `Bitte bestätigen Sie, dass Sie mindestens ${minimumAge} Jahre alt sind.`,
  newsletter: `Ja, schicken Sie mir den Newsletter ${the(brand.shop, 'genitive')}. Abbestellen kann ich ihn jederzeit.`,
  emailUnchecked: 'Sie haben die E-Mail-Adresse geändert. Bitte lassen Sie sie mit „ändern“ prüfen.',
  submit: 'Konto erstellen',
  stillMissing: (errors: readonly FieldError[]) => {
    const parts = errors.flatMap(({ code, input }) => {
      const name = [code, input].find(isMissing)
      return name === undefined ? [] : missing[name]
    })
    return `Es ${parts.length === 1 ? 'fehlt' : 'fehlen'} noch: ${list(parts)}.`
  },

  errorTitle: 'Bitte prüfen Sie Ihre Angaben',
  failed: 'Wir konnten Ihre Registrierung nicht abschließen',
  /** `button` sends the form again. */
  nameProposal: (button: string) => nameProposalTexts(fieldLabels, `wählen Sie bitte noch einmal „${button}“`),

  confirmTitle: 'Nur noch ein Schritt!',
  confirm: (email: string) =>
    `Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie den Anmelde-Link in der Nachricht an ${email}. Danach warten ${bonus}\u00a0Willkommenspunkte auf Sie.`,
  confirmHelp: 'Nichts angekommen? Bitte sehen Sie auch im Spam-Ordner nach.',
  confirmResend: 'E-Mail noch einmal senden',
  resendFailed: 'Die E-Mail konnte nicht verschickt werden',
  confirmAgain: 'Die E-Mail ist noch einmal unterwegs zu Ihnen.',

  shopTitle: `ist mit einem ${brand.shop.name}-Onlineshop-Konto verknüpft`,
  shop: `${errorText('webshopAccount')} Geben Sie das Passwort Ihres Online-Shop-Kontos ein. Im nächsten Schritt erweitern Sie Ihr Konto um ${the(brand.card, 'accusative')}.`,
  shopOther:
    'Sie möchten Online-Shop und Karte getrennt halten? Dann registrieren Sie sich bitte mit einer anderen E-Mail-Adresse.',
  otherEmail: 'Andere E-Mail-Adresse verwenden',
} as const

/** The sentence of an error of the form; passwords are never named. */
export const registrationSentence =
  ({ email, salutation, firstName, lastName }: RegistrationForm) =>
  (error: FieldError): string => {
    if (error.input === 'conditions') return t.conditionsMissing
    if (error.input === 'adult') return t.adultMissing
    if (error.code === 'emailUnchecked') return t.emailUnchecked
    return sentenceOf({ loginName: email, email, salutation, firstName, lastName })(error)
  }
