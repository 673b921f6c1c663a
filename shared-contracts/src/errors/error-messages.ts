import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '../brand/sie-or-du.ts'
import { inStore } from '../facts/brand-facts.ts'
import type { ErrorCode } from '../calls/error-codes.ts'
import type { FieldError } from '../calls/field-error.ts'
import { cardDigits } from '../card-number/card-code.ts'
import { minimumPasswordLength } from '../password/password-rule.ts'
import { minimumAge } from '../programme/programme.ts'

const support = brand.contact.email

// Sentences that follow several others.
const loginAgain = sieOrDu('Bitte melden Sie sich noch einmal an.', 'Bitte melde Dich noch einmal an.')
const tryAgain = sieOrDu('Bitte versuchen Sie es gleich noch einmal.', 'Bitte versuche es gleich noch einmal.')
const reload = sieOrDu('Bitte laden Sie die Seite neu.', 'Bitte lade die Seite neu.')
const enterStreet = sieOrDu('Bitte geben Sie eine Straße an.', 'Bitte gib eine Straße an.')
const askTeam = sieOrDu(`Bitte fragen Sie unser Team ${inStore}.`, `Bitte frag unser Team ${inStore}.`)
const askSupport = sieOrDu(`Bitte wenden Sie sich an ${support}.`, `Bitte wende Dich an ${support}.`)

const cookiesRefused = sieOrDu(
  'Ihr Browser speichert keine Cookies dieser Website. Ohne Cookies können Sie sich nicht anmelden: Bitte erlauben Sie sie in den Einstellungen Ihres Browsers und versuchen Sie es dann noch einmal.',
  'Dein Browser speichert keine Cookies dieser Website. Ohne Cookies kannst Du Dich nicht anmelden: Bitte erlaube sie in den Einstellungen Deines Browsers und versuche es dann noch einmal.',
)

/**
 * The German sentence of every error code; a new code without a sentence does
 * not compile. `%1%` takes the field's label or its value.
 */
export const errorTexts = {
  credentialError: sieOrDu(
    'Diese Zugangsdaten stimmen nicht. Bitte prüfen Sie Ihre Eingabe.',
    'Diese Zugangsdaten stimmen nicht. Bitte prüfe Deine Eingabe.',
  ),
  emailSyntaxError: sieOrDu(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    'Bitte gib eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  ),
  accountTerminated: sieOrDu(
    `Dieses Konto wurde gelöscht. Bei Fragen schreiben Sie bitte an ${support}.`,
    `Dieses Konto wurde gelöscht. Bei Fragen schreib bitte an ${support}.`,
  ),
  accountExists: sieOrDu(
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an.',
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde Dich an.',
  ),
  passwordToShort: `Das Passwort braucht mindestens ${minimumPasswordLength} Zeichen.`,
  passwordComplexity:
    'Das Passwort braucht Zeichen von mindestens zwei Arten: Großbuchstaben, Kleinbuchstaben, Ziffern, Sonderzeichen.',
  stringEmpty: 'Das Feld %1% darf nicht leer sein.',
  tooLong: sieOrDu('Das Feld %1% ist zu lang. Bitte kürzen Sie es.', 'Das Feld %1% ist zu lang. Bitte kürze es.'),
  passwordRepeatDontMatch: 'Die angegebenen Passwörter sind nicht gleich.',
  multiAddresses: sieOrDu('Bitte prüfen Sie Ihre Adresse.', 'Bitte prüfe Deine Adresse.'),
  packstationNotAllowed: `An eine Packstation oder Postfiliale können wir leider nicht liefern. ${enterStreet}`,
  postfachNotAllowed: `An ein Postfach können wir leider nicht liefern. ${enterStreet}`,
  loginNameUndefined: sieOrDu('Bitte geben Sie Ihre E-Mail-Adresse an.', 'Bitte gib Deine E-Mail-Adresse an.'),
  accountInactive: sieOrDu(
    'Ihr Konto ist noch nicht freigeschaltet. Bitte öffnen Sie den Link in unserer Registrierungsmail.',
    'Dein Konto ist noch nicht freigeschaltet. Bitte öffne den Link in unserer Registrierungsmail.',
  ),
  errorAddressCheck: '"%1%" ist nicht gültig.',
  loginNameNotExists: sieOrDu(
    'Zu dieser E-Mail-Adresse gibt es noch kein Konto. Bitte prüfen Sie die Schreibweise, oder erstellen Sie ein Konto.',
    'Zu dieser E-Mail-Adresse gibt es noch kein Konto. Bitte prüfe die Schreibweise, oder erstelle ein Konto.',
  ),
  webshopAccount: sieOrDu(
    'Sie haben schon ein Online-Shop-Konto. Bitte melden Sie sich damit an.',
    'Du hast schon ein Online-Shop-Konto. Bitte melde Dich damit an.',
  ),
  accountIsCompany: sieOrDu(
    'Diese E-Mail-Adresse gehört zu einem Firmenkonto. Firmen können nicht teilnehmen; bitte nutzen Sie eine private E-Mail-Adresse.',
    'Diese E-Mail-Adresse gehört zu einem Firmenkonto. Firmen können nicht teilnehmen; bitte nutze eine private E-Mail-Adresse.',
  ),
  changeNameCheck: 'Daten wurden geändert.',
  'date.mustBeAdult': sieOrDu(
    `Für die Teilnahme müssen Sie mindestens ${minimumAge} Jahre alt sein.`,
    `Für die Teilnahme musst Du mindestens ${minimumAge} Jahre alt sein.`,
  ),
  'date.cannotBeFuture': 'Das Geburtsdatum kann nicht in der Zukunft liegen.',
  'date.invalid': sieOrDu(
    'Bitte geben Sie ein gültiges Datum ein, zum Beispiel 17.05.1980.',
    'Bitte gib ein gültiges Datum ein, zum Beispiel 17.05.1980.',
  ),
  'date.cannotBePast': 'Das Geburtsdatum kann nicht vor dem 01.01.1900 liegen.',
  invalidCardCode: `Diese Kartennummer ist nicht gültig: Eine Kartennummer hat ${cardDigits} Ziffern.`,
  stringTooShort: 'Die eingegebene Kartennummer ist zu kurz.',
  accountLocked: `Dieses Konto ist gesperrt. ${askSupport}`,
  loginNotAllowed: `Die Anmeldung ist mit diesem Konto nicht möglich. ${askSupport}`,
  webshopAccountInactive: sieOrDu(
    'Ihr Online-Shop-Konto ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail des Online-Shops.',
    'Dein Online-Shop-Konto ist noch nicht bestätigt. Bitte öffne den Link in der E-Mail des Online-Shops.',
  ),
  webshopAccountLocked: `${sieOrDu('Ihr Online-Shop-Konto ist gesperrt.', 'Dein Online-Shop-Konto ist gesperrt.')} ${askSupport}`,
  errorPasswordConf: 'Das neue Passwort und seine Wiederholung sind nicht gleich.',
  already_in_use: 'Diese Karte ist schon mit einem Konto verknüpft.',
  card_invalid: sieOrDu(
    `Diese Kartennummer gibt es nicht. Bitte prüfen Sie die Ziffern, oder fragen Sie unser Team ${inStore}.`,
    `Diese Kartennummer gibt es nicht. Bitte prüfe die Ziffern, oder frag unser Team ${inStore}.`,
  ),
  emailRepeatDontMatch: 'Die beiden E-Mail-Adressen sind nicht gleich.',

  // Of the loyalty platform.
  CONDITION_NOT_FULFILLED: sieOrDu(
    'Diese Prämie können Sie zurzeit nicht einlösen.',
    'Diese Prämie kannst Du zurzeit nicht einlösen.',
  ),
  NOT_YET_REDEEMABLE: sieOrDu(
    'Diese Prämie können Sie noch nicht einlösen.',
    'Diese Prämie kannst Du noch nicht einlösen.',
  ),
  NO_LONGER_REDEEMABLE: 'Diese Prämie ist abgelaufen.',
  NO_MORE_REDEEM_BY_PROGRAM: 'Diese Prämie ist leider vergriffen.',
  NO_MORE_REDEEM_BY_ACCOUNT: sieOrDu(
    'Sie haben diese Prämie schon so oft eingelöst, wie es möglich ist.',
    'Du hast diese Prämie schon so oft eingelöst, wie es möglich ist.',
  ),
  WRONG_INTERACTION_POINT: `Diese Prämie lässt sich hier nicht einlösen. ${askTeam}`,
  ACCOUNT_LOCKED: `${sieOrDu('Ihr Punktekonto ist zurzeit gesperrt.', 'Dein Punktekonto ist zurzeit gesperrt.')} ${askSupport}`,
  COUPON_NOT_FOUND: 'Dieses Angebot gibt es nicht mehr.',
  COUPON_NOT_ACTIVATABLE: 'Dieser Coupon lässt sich gerade nicht aktivieren.',
  COUPON_NOT_ACTIVATED: 'Dieser Coupon ist nicht aktiviert.',
  COUPON_NOT_ASSIGNED_ACCOUNT: sieOrDu(
    'Dieses Angebot gehört nicht zu Ihrem Konto.',
    'Dieses Angebot gehört nicht zu Deinem Konto.',
  ),
  COUPON_REDEMPTION_IN_PROGRESS: sieOrDu(
    'Diese Prämie wird gerade eingelöst. Bitte warten Sie einen Augenblick.',
    'Diese Prämie wird gerade eingelöst. Bitte warte einen Augenblick.',
  ),
  NOT_ENOUGH_POINTS: sieOrDu('Dafür reichen Ihre Punkte noch nicht.', 'Dafür reichen Deine Punkte noch nicht.'),
  errorWrongCountryId: sieOrDu(
    'Prämien liefern wir nur innerhalb Deutschlands. Bitte geben Sie eine deutsche Lieferadresse an.',
    'Prämien liefern wir nur innerhalb Deutschlands. Bitte gib eine deutsche Lieferadresse an.',
  ),
  linkInvalid: sieOrDu(
    'Dieser Link ist unvollständig oder nicht mehr gültig. Bitte fordern Sie einen neuen an.',
    'Dieser Link ist unvollständig oder nicht mehr gültig. Bitte fordere einen neuen an.',
  ),

  // Of the edge and of the client, which any call can have.
  callUnknown: `Diese Anfrage kennen wir nicht. ${reload}`,
  requestInvalid: sieOrDu(
    'Die Angaben konnten so nicht verarbeitet werden. Bitte prüfen Sie Ihre Eingaben.',
    'Die Angaben konnten so nicht verarbeitet werden. Bitte prüfe Deine Eingaben.',
  ),
  forbidden: sieOrDu('Darauf haben Sie keinen Zugriff.', 'Darauf hast Du keinen Zugriff.'),
  sessionInvalid: `${sieOrDu('Ihre Anmeldung ist abgelaufen.', 'Deine Anmeldung ist abgelaufen.')} ${loginAgain}`,
  sessionEnded: `${sieOrDu('Ihre Anmeldung wurde beendet.', 'Deine Anmeldung wurde beendet.')} ${loginAgain}`,
  rateLimited: sieOrDu(
    'Das waren sehr viele Versuche. Bitte versuchen Sie es in %1% noch einmal.',
    'Das waren sehr viele Versuche. Bitte versuche es in %1% noch einmal.',
  ),
  backendUnavailable: `Dieser Dienst ist gerade nicht erreichbar. ${tryAgain}`,
  outcomeUnknown: sieOrDu(
    'Wir konnten nicht feststellen, ob Ihre Eingabe angekommen ist. Bitte senden Sie sie nicht noch einmal ab.',
    'Wir konnten nicht feststellen, ob Deine Eingabe angekommen ist. Bitte sende sie nicht noch einmal ab.',
  ),
  keyReused: `Diese Bestellung wurde schon mit anderen Angaben gesendet. ${reload}`,
  offline: `Keine Verbindung: Es wurde nichts gesendet. ${tryAgain}`,
  network: sieOrDu(
    'Wir erreichen den Server nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    'Wir erreichen den Server nicht. Bitte prüfe Deine Verbindung und versuche es noch einmal.',
  ),
  timeout: `Die Antwort lässt zu lange auf sich warten. ${tryAgain}`,
  responseInvalid: `Wir haben keine verwertbare Antwort bekommen. ${tryAgain}`,
  failed: `Das hat leider nicht geklappt. ${tryAgain}`,
  cookiesRefused,
  // Only in development, where Safari stores no `Secure` cookie.
  cookiesRefusedOverHttp: `${cookiesRefused} ${sieOrDu('Safari speichert sie nur über https: Starten Sie das Portal mit „npm start -- --tls“.', 'Safari speichert sie nur über https: Starte das Portal mit „npm start -- --tls“.')}`,
} satisfies Record<ErrorCode, string>

/** The sentences with `%1%` for an error that names no field of the form. */
const withoutParameter: Readonly<Record<string, string>> = {
  stringEmpty: 'Ein Pflichtfeld ist noch leer.',
  tooLong: 'Eine Angabe ist zu lang.',
  errorAddressCheck: 'Die Adresse ist nicht gültig.',
  rateLimited: sieOrDu(
    'Das waren sehr viele Versuche. Bitte versuchen Sie es später noch einmal.',
    'Das waren sehr viele Versuche. Bitte versuche es später noch einmal.',
  ),
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
