import { brand } from '@portal/shared-contracts/brand/brand'
import { inStore } from '../facts/brand-facts.ts'
import type { ErrorCode } from '../calls/error-codes.ts'
import type { FieldError } from '../calls/field-error.ts'
import { cardDigits } from '../card-number/card-code.ts'
import { minimumPasswordLength } from '../password/password-rule.ts'
import { minimumAge } from '../programme/programme.ts'

const support = brand.contact.email

const cookiesRefused =
  'Ihr Browser speichert keine Cookies dieser Website. Ohne Cookies können Sie sich nicht anmelden: Bitte erlauben Sie sie in den Einstellungen Ihres Browsers und versuchen Sie es dann noch einmal.'

/**
 * The German sentence of every error code; a new code without a sentence does
 * not compile. `%1%` takes the field's label or its value.
 */
export const errorTexts = {
  credentialError: 'Diese Zugangsdaten stimmen nicht. Bitte prüfen Sie Ihre Eingabe.',
  emailSyntaxError: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  accountTerminated: `Dieses Konto wurde gelöscht. Bei Fragen schreiben Sie bitte an ${support}.`,
  accountExists: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an.',
  passwordToShort: `Das Passwort braucht mindestens ${minimumPasswordLength} Zeichen.`,
  passwordComplexity:
    'Das Passwort braucht Zeichen von mindestens zwei Arten: Großbuchstaben, Kleinbuchstaben, Ziffern, Sonderzeichen.',
  stringEmpty: 'Das Feld %1% darf nicht leer sein.',
  tooLong: 'Das Feld %1% ist zu lang. Bitte kürzen Sie es.',
  passwordRepeatDontMatch: 'Die angegebenen Passwörter sind nicht gleich.',
  multiAddresses: 'Bitte prüfen Sie Ihre Adresse.',
  packstationNotAllowed:
    'An eine Packstation oder Postfiliale können wir leider nicht liefern. Bitte geben Sie eine Straße an.',
  postfachNotAllowed: 'An ein Postfach können wir leider nicht liefern. Bitte geben Sie eine Straße an.',
  loginNameUndefined: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  accountInactive: 'Ihr Konto ist noch nicht freigeschaltet. Bitte öffnen Sie den Link in unserer Registrierungsmail.',
  errorAddressCheck: '"%1%" ist nicht gültig.',
  loginNameNotExists:
    'Zu dieser E-Mail-Adresse gibt es noch kein Konto. Bitte prüfen Sie die Schreibweise, oder erstellen Sie ein Konto.',
  webshopAccount: 'Sie haben schon ein Online-Shop-Konto. Bitte melden Sie sich damit an.',
  accountIsCompany:
    'Diese E-Mail-Adresse gehört zu einem Firmenkonto. Firmen können nicht teilnehmen; bitte nutzen Sie eine private E-Mail-Adresse.',
  changeNameCheck: 'Daten wurden geändert.',
  'date.mustBeAdult': `Für die Teilnahme müssen Sie mindestens ${minimumAge} Jahre alt sein.`,
  'date.cannotBeFuture': 'Das Geburtsdatum kann nicht in der Zukunft liegen.',
  'date.invalid': 'Bitte geben Sie ein gültiges Datum ein, zum Beispiel 17.05.1980.',
  'date.cannotBePast': 'Das Geburtsdatum kann nicht vor dem 01.01.1900 liegen.',
  invalidCardCode: `Diese Kartennummer ist nicht gültig: Eine Kartennummer hat ${cardDigits} Ziffern.`,
  stringTooShort: 'Die eingegebene Kartennummer ist zu kurz.',
  accountLocked: `Dieses Konto ist gesperrt. Bitte wenden Sie sich an ${support}.`,
  loginNotAllowed: `Die Anmeldung ist mit diesem Konto nicht möglich. Bitte wenden Sie sich an ${support}.`,
  webshopAccountInactive:
    'Ihr Online-Shop-Konto ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail des Online-Shops.',
  webshopAccountLocked: `Ihr Online-Shop-Konto ist gesperrt. Bitte wenden Sie sich an ${support}.`,
  errorPasswordConf: 'Das neue Passwort und seine Wiederholung sind nicht gleich.',
  already_in_use: 'Diese Karte ist schon mit einem Konto verknüpft.',
  card_invalid: `Diese Kartennummer gibt es nicht. Bitte prüfen Sie die Ziffern, oder fragen Sie unser Team ${inStore}.`,
  emailRepeatDontMatch: 'Die beiden E-Mail-Adressen sind nicht gleich.',

  // Of the loyalty platform.
  CONDITION_NOT_FULFILLED: 'Diese Prämie können Sie zurzeit nicht einlösen.',
  NOT_YET_REDEEMABLE: 'Diese Prämie können Sie noch nicht einlösen.',
  NO_LONGER_REDEEMABLE: 'Diese Prämie ist abgelaufen.',
  NO_MORE_REDEEM_BY_PROGRAM: 'Diese Prämie ist leider vergriffen.',
  NO_MORE_REDEEM_BY_ACCOUNT: 'Sie haben diese Prämie schon so oft eingelöst, wie es möglich ist.',
  WRONG_INTERACTION_POINT: `Diese Prämie lässt sich hier nicht einlösen. Bitte fragen Sie unser Team ${inStore}.`,
  ACCOUNT_LOCKED: `Ihr Punktekonto ist zurzeit gesperrt. Bitte wenden Sie sich an ${support}.`,
  COUPON_NOT_FOUND: 'Dieses Angebot gibt es nicht mehr.',
  COUPON_NOT_ACTIVATABLE: 'Dieser Coupon lässt sich gerade nicht aktivieren.',
  COUPON_NOT_ACTIVATED: 'Dieser Coupon ist nicht aktiviert.',
  COUPON_NOT_ASSIGNED_ACCOUNT: 'Dieses Angebot gehört nicht zu Ihrem Konto.',
  COUPON_REDEMPTION_IN_PROGRESS: 'Diese Prämie wird gerade eingelöst. Bitte warten Sie einen Augenblick.',
  NOT_ENOUGH_POINTS: 'Dafür reichen Ihre Punkte noch nicht.',
  errorWrongCountryId:
    'Prämien liefern wir nur innerhalb Deutschlands. Bitte geben Sie eine deutsche Lieferadresse an.',
  linkInvalid: 'Dieser Link ist unvollständig oder nicht mehr gültig. Bitte fordern Sie einen neuen an.',

  // Of the edge and of the client, which any call can have.
  callUnknown: 'Diese Anfrage kennen wir nicht. Bitte laden Sie die Seite neu.',
  requestInvalid: 'Die Angaben konnten so nicht verarbeitet werden. Bitte prüfen Sie Ihre Eingaben.',
  forbidden: 'Darauf haben Sie keinen Zugriff.',
  sessionInvalid: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  sessionEnded: 'Ihre Anmeldung wurde beendet. Bitte melden Sie sich noch einmal an.',
  rateLimited: 'Das waren sehr viele Versuche. Bitte versuchen Sie es in %1% noch einmal.',
  backendUnavailable: 'Dieser Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  outcomeUnknown:
    'Wir konnten nicht feststellen, ob Ihre Eingabe angekommen ist. Bitte senden Sie sie nicht noch einmal ab.',
  keyReused: 'Diese Bestellung wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.',
  offline: 'Keine Verbindung: Es wurde nichts gesendet. Bitte versuchen Sie es gleich noch einmal.',
  network: 'Wir erreichen den Server nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  timeout: 'Die Antwort lässt zu lange auf sich warten. Bitte versuchen Sie es gleich noch einmal.',
  responseInvalid: 'Wir haben keine verwertbare Antwort bekommen. Bitte versuchen Sie es gleich noch einmal.',
  failed: 'Das hat leider nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  cookiesRefused,
  // Only in development, where Safari stores no `Secure` cookie.
  cookiesRefusedOverHttp: `${cookiesRefused} Safari speichert sie nur über https: Starten Sie das Portal mit „npm start -- --tls“.`,
} satisfies Record<ErrorCode, string>

/** The sentences with `%1%` for an error that names no field of the form. */
const withoutParameter: Readonly<Record<string, string>> = {
  stringEmpty: 'Ein Pflichtfeld ist noch leer.',
  tooLong: 'Eine Angabe ist zu lang.',
  errorAddressCheck: 'Die Adresse ist nicht gültig.',
  rateLimited: 'Das waren sehr viele Versuche. Bitte versuchen Sie es später noch einmal.',
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorTexts, code)

/** The sentence of a code; `parameter` fills `%1%`, as plain text. An unknown code gets the sentence of `failed`. */
export function errorText(code: string, parameter = ''): string {
  const text = errorTexts[isKnown(code) ? code : 'failed']
  if (parameter === '' && text.includes('%1%')) return withoutParameter[code] ?? errorTexts.failed
  // A function, because `$&` and `$1` in a replacement text are patterns.
  return text.replace('%1%', () => parameter)
}

/** The wait in whole minutes, from the seconds of the edge; empty without them. */
function waitText(seconds: string): string {
  const minutes = Math.ceil(Number(seconds) / 60)
  return minutes > 1 ? `${minutes} Minuten` : minutes === 1 ? 'einer Minute' : ''
}

/** Texts by the names of a form's fields. */
export type FieldTexts = Readonly<Partial<Record<string, string | null>>>

/**
 * The sentence of a form's error; it names an empty or too long field by its label, any other by its current value
 * (rules errors-2 and errors-3), and a field without a label not at all. A member who is limited reads when the
 * next attempt is possible.
 */
export function fieldErrorText(
  { code, input, value = '' }: Pick<FieldError, 'code' | 'input'> & { value?: string },
  labels: FieldTexts = {},
  values: FieldTexts = {},
): string {
  if (code === 'rateLimited') return errorText(code, waitText(value))
  if (!Object.hasOwn(labels, input)) return errorText(code)
  return errorText(code, (code === 'stringEmpty' || code === 'tooLong' ? labels : values)[input] ?? '')
}
