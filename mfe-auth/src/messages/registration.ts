import { brand } from '@portal/shared-contracts/brand/brand'
import { inCompound, the, verb } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
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
  email: sieOrDu('Ihre E-Mail-Adresse', 'Deine E-Mail-Adresse'),
  emailUnchecked: 'die Prüfung der geänderten E-Mail-Adresse',
  password: 'ein Passwort',
  passwordRepeat: 'die Wiederholung des Passworts',
  passwordRepeatDontMatch: 'zweimal dasselbe Passwort',
  salutation: sieOrDu('Ihre Anrede', 'Deine Anrede'),
  firstName: sieOrDu('Ihr Vorname', 'Dein Vorname'),
  lastName: sieOrDu('Ihr Nachname', 'Dein Nachname'),
  conditions: sieOrDu('Ihre Zustimmung zu den Teilnahmebedingungen', 'Deine Zustimmung zu den Teilnahmebedingungen'),
  adult: sieOrDu('die Bestätigung Ihres Alters', 'die Bestätigung Deines Alters'),
}

const isMissing = (name: string): name is keyof typeof missing => Object.hasOwn(missing, name)

export const t = {
  progress: 'Schritte der Registrierung',
  steps: ['E-Mail-Adresse', sieOrDu('Ihre Angaben', 'Deine Angaben'), 'Bestätigung'],
  stepDone: 'erledigt',

  emailHint: sieOrDu(
    'An diese Adresse schicken wir Ihnen den Link zur Bestätigung.',
    'An diese Adresse schicken wir Dir den Link zur Bestätigung.',
  ),
  emailSubmit: 'Anmelden',
  emailChange: 'ändern',
  emailUnchanged: `Geprüft. ${sieOrDu('Für eine andere Adresse tippen Sie einfach ins Feld.', 'Für eine andere Adresse tippst Du einfach ins Feld.')}`,
  emailRefused: `Diese Adresse haben wir schon geprüft. ${sieOrDu('Bitte geben Sie eine andere ein.', 'Bitte gib eine andere ein.')}`,
  resend: 'Registrierungsmail erneut senden',
  toLogin: 'Zur Anmeldung mit dieser Adresse',

  formTitle: sieOrDu('Ihre Angaben', 'Deine Angaben'),
  data: {
    title: sieOrDu('Ihre Daten', 'Deine Daten'),
    what: sieOrDu(
      'Wir speichern Ihre Anrede, Ihren Namen, Ihre E-Mail-Adresse und Ihr Passwort, das Passwort nicht im Klartext.',
      'Wir speichern Deine Anrede, Deinen Namen, Deine E-Mail-Adresse und Dein Passwort, das Passwort nicht im Klartext.',
    ),
    why: sieOrDu(
      'Wir brauchen diese Daten für Ihre Mitgliedschaft, zum Beispiel um Ihnen Punkte gutzuschreiben.',
      'Wir brauchen diese Daten für Deine Mitgliedschaft, zum Beispiel um Dir Punkte gutzuschreiben.',
    ),
    whom: `Verantwortlich ${verb(brand.operator.company, 'ist', 'sind')} ${the(brand.operator.company, 'nominative')}. Ein Dienstleister führt das Punktekonto in unserem Auftrag. Mehr dazu:`,
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
  conditionsMissing: sieOrDu(
    'Bitte stimmen Sie den Teilnahmebedingungen zu.',
    'Bitte stimme den Teilnahmebedingungen zu.',
  ),
  adult: `Ich bin mindestens ${minimumAge} Jahre alt.`,
  adultMissing: sieOrDu(
    `Bitte bestätigen Sie, dass Sie mindestens ${minimumAge} Jahre alt sind.`,
    `Bitte bestätige, dass Du mindestens ${minimumAge} Jahre alt bist.`,
  ),
  newsletter: `${sieOrDu(`Ja, schicken Sie mir den Newsletter ${the(brand.shop, 'genitive')}.`, `Ja, schickt mir den Newsletter ${the(brand.shop, 'genitive')}.`)} Abbestellen kann ich ihn jederzeit.`,
  emailUnchecked: sieOrDu(
    'Sie haben die E-Mail-Adresse geändert. Bitte lassen Sie sie mit „ändern“ prüfen.',
    'Du hast die E-Mail-Adresse geändert. Bitte lass sie mit „ändern“ prüfen.',
  ),
  submit: 'Konto erstellen',
  stillMissing: (errors: readonly FieldError[]) => {
    const parts = errors.flatMap(({ code, input }) => {
      const name = [code, input].find(isMissing)
      return name === undefined ? [] : missing[name]
    })
    return `Es ${parts.length === 1 ? 'fehlt' : 'fehlen'} noch: ${list(parts)}.`
  },

  errorTitle: sieOrDu('Bitte prüfen Sie Ihre Angaben', 'Bitte prüfe Deine Angaben'),
  failed: sieOrDu(
    'Wir konnten Ihre Registrierung nicht abschließen',
    'Wir konnten Deine Registrierung nicht abschließen',
  ),
  /** `button` sends the form again. */
  nameProposal: (button: string) =>
    nameProposalTexts(
      fieldLabels,
      sieOrDu(`wählen Sie bitte noch einmal „${button}“`, `wähle bitte noch einmal „${button}“`),
    ),

  confirmTitle: 'Nur noch ein Schritt!',
  confirm: (email: string) =>
    sieOrDu(
      `Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie den Anmelde-Link in der Nachricht an ${email}. Danach warten ${bonus}\u00a0Willkommenspunkte auf Sie.`,
      `Wir haben Dir eine E-Mail geschickt. Bitte bestätige den Anmelde-Link in der Nachricht an ${email}. Danach warten ${bonus}\u00a0Willkommenspunkte auf Dich.`,
    ),
  confirmHelp: `Nichts angekommen? ${sieOrDu('Bitte sehen Sie auch im Spam-Ordner nach.', 'Bitte schau auch im Spam-Ordner nach.')}`,
  confirmResend: 'E-Mail noch einmal senden',
  resendFailed: 'Die E-Mail konnte nicht verschickt werden',
  confirmAgain: sieOrDu(
    'Die E-Mail ist noch einmal unterwegs zu Ihnen.',
    'Die E-Mail ist noch einmal unterwegs zu Dir.',
  ),

  shopTitle: `ist mit einem ${inCompound(brand.shop.name)}-Onlineshop-Konto verknüpft`,
  shop: `${errorText('webshopAccount')} ${sieOrDu(`Geben Sie das Passwort Ihres Online-Shop-Kontos ein. Im nächsten Schritt erweitern Sie Ihr Konto um ${the(brand.card, 'accusative')}.`, `Gib das Passwort Deines Online-Shop-Kontos ein. Im nächsten Schritt erweiterst Du Dein Konto um ${the(brand.card, 'accusative')}.`)}`,
  shopOther: sieOrDu(
    'Sie möchten Online-Shop und Karte getrennt halten? Dann registrieren Sie sich bitte mit einer anderen E-Mail-Adresse.',
    'Du möchtest Online-Shop und Karte getrennt halten? Dann registriere Dich bitte mit einer anderen E-Mail-Adresse.',
  ),
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
