import { expect, test } from 'vitest'
import { errorText, errorTexts } from './errors.ts'

test('every code has a complete German sentence', () => {
  for (const [code, text] of Object.entries(errorTexts)) expect(text, code).toMatch(/^["A-ZÄÖÜ].{10,}\.$/)
})

test.each([
  { code: 'stringEmpty', value: 'Vorname', expected: 'Das Feld Vorname darf nicht leer sein.' },
  { code: 'errorAddressCheck', value: 'Hauptstr', expected: '"Hauptstr" ist nicht gültig.' },
  { code: 'passwordRepeatDontMatch', value: '', expected: 'Die angegebenen Passwörter sind nicht gleich.' },
  { code: 'stringTooShort', value: '', expected: 'Die eingegebene Kartennummer ist zu kurz.' },
  { code: 'toString', value: '', expected: errorTexts.failed },
  { code: 'neverHeardOf', value: '', expected: errorTexts.failed },
])('$code with "$value" reads "$expected"', ({ code, value, expected }) => {
  expect(errorText(code, value)).toBe(expected)
})
