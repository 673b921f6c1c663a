import { brand } from '@portal/shared-contracts/brand/brand'
import { expect, test } from 'vitest'
import { catalogueCodes } from '../calls/error-codes.ts'
import { sieOrDu } from '../brand/sie-or-du.ts'
import { errorText, errorTexts, fieldErrorText } from './error-messages.ts'

// Rules: errors-1, errors-41, language-12
test('every code has a complete German sentence', () => {
  for (const [code, text] of Object.entries(errorTexts)) expect(text, code).toMatch(/^["A-ZÄÖÜ].{10,}\.$/)
})

// Rules: errors-4, errors-55
test.each([
  { code: 'stringEmpty', value: 'Vorname', expected: 'Das Feld Vorname darf nicht leer sein.' },
  { code: 'errorAddressCheck', value: 'Hauptstr', expected: '"Hauptstr" ist nicht gültig.' },
  { code: 'passwordRepeatDontMatch', value: '', expected: 'Die angegebenen Passwörter sind nicht gleich.' },
  { code: 'stringTooShort', value: '', expected: 'Die eingegebene Kartennummer ist zu kurz.' },
  { code: 'stringEmpty', value: '', expected: 'Ein Pflichtfeld ist noch leer.' },
  { code: 'errorAddressCheck', value: '', expected: 'Die Adresse ist nicht gültig.' },
  { code: 'errorAddressCheck', value: "$& $1 $' $$", expected: `"$& $1 $' $$" ist nicht gültig.` },
  { code: 'errorAddressCheck', value: '%1% <b>', expected: '"%1% <b>" ist nicht gültig.' },
  { code: 'toString', value: '', expected: errorTexts.failed },
  { code: 'neverHeardOf', value: '', expected: errorTexts.failed },
])('the code $code with the parameter $value reads $expected', ({ code, value, expected }) => {
  expect(errorText(code, value)).toBe(expected)
})

// Rules: errors-2, errors-57
test.each([
  { code: 'stringEmpty', input: 'city', expected: 'Das Feld Ort darf nicht leer sein.' },
  { code: 'errorAddressCheck', input: 'city', expected: '"Wien" ist nicht gültig.' },
  { code: 'tooLong', input: 'city', expected: errorTexts.tooLong.replace('%1%', 'Ort') },
  { code: 'tooLong', input: 'other', expected: 'Eine Angabe ist zu lang.' },
  { code: 'stringEmpty', input: 'other', expected: 'Ein Pflichtfeld ist noch leer.' },
  { code: 'accountInactive', input: '', expected: errorTexts.accountInactive },
])('$code at the input $input names the label or the current value: $expected', ({ code, input, expected }) => {
  const error = { code, input, inputValue: "the response's" }
  expect(fieldErrorText(error, { city: 'Ort' }, { city: 'Wien' })).toBe(expected)
})

// Rule: errors-49
test.each([
  { value: '540', expected: 'in 9 Minuten noch einmal.' },
  { value: '61', expected: 'in 2 Minuten noch einmal.' },
  { value: '1', expected: 'in einer Minute noch einmal.' },
  { value: '', expected: 'später noch einmal.' },
  { value: 'bald', expected: 'später noch einmal.' },
])('a limit of $value seconds reads $expected', ({ value, expected }) => {
  const text = `Das waren sehr viele Versuche. Bitte ${sieOrDu('versuchen Sie', 'versuche')} es ${expected}`
  expect(fieldErrorText({ code: 'rateLimited', input: 'city', value }, { city: 'Ort' }, { city: 'Wien' })).toBe(text)
})

/** What the sentence of each code of the catalogue must say (docs/product/errors.md). */
const meanings: Record<(typeof catalogueCodes)[number], RegExp> = {
  credentialError: /Zugangsdaten stimmen nicht/,
  emailSyntaxError: /gültige E-Mail-Adresse/,
  accountTerminated: new RegExp(`gelöscht.* ${brand.contact.email}`),
  accountExists: /schon ein Konto/,
  passwordToShort: /mindestens 6 Zeichen/,
  passwordComplexity: /mindestens zwei.*Großbuchstaben, Kleinbuchstaben, Ziffern, Sonderzeichen/,
  stringEmpty: /^Das Feld %1% darf nicht leer sein\.$/,
  passwordRepeatDontMatch: /^Die angegebenen Passwörter sind nicht gleich\.$/,
  multiAddresses: /prüfen? .*Adresse/,
  packstationNotAllowed: /Packstation .*nicht liefern/,
  postfachNotAllowed: /Postfach .*nicht liefern/,
  loginNameUndefined: /(geben|gib) .*E-Mail-Adresse an/,
  accountInactive: /nicht freigeschaltet.*Registrierungsmail/,
  errorAddressCheck: /^"%1%" ist nicht gültig\.$/,
  loginNameNotExists: /noch kein Konto.*prüfen?.*erstellen? .*ein Konto/,
  webshopAccount: /schon ein Online-Shop-Konto.*melden? .*damit an/,
  accountIsCompany: /Firmen können nicht teilnehmen.*private E-Mail-Adresse/,
  changeNameCheck: /^Daten wurden geändert\.$/,
  'date.mustBeAdult': new RegExp(`mindestens ${brand.figures.minimumAge} Jahre`),
  'date.cannotBeFuture': /nicht in der Zukunft/,
  'date.invalid': /gültiges Datum/,
  'date.cannotBePast': /nicht vor dem 01\.01\.1900/,
  invalidCardCode: /Kartennummer ist nicht gültig/,
  stringTooShort: /^Die eingegebene Kartennummer ist zu kurz\.$/,
  accountLocked: new RegExp(`gesperrt.* ${brand.contact.email}`),
  loginNotAllowed: new RegExp(`nicht möglich.* ${brand.contact.email}`),
  webshopAccountInactive: /noch nicht bestätigt/,
  webshopAccountLocked: new RegExp(`gesperrt.* ${brand.contact.email}`),
  errorPasswordConf: /nicht gleich/,
  already_in_use: /schon mit einem Konto verknüpft/,
  card_invalid: /gibt es nicht.*Team/,
  emailRepeatDontMatch: /E-Mail-Adressen sind nicht gleich/,
}
// Rules: errors-25, errors-26, errors-27, errors-28, errors-38
test.each(catalogueCodes)('the sentence of %s says what the catalogue says', (code) => {
  expect(errorTexts[code]).toMatch(meanings[code])
})
