import { expect, test } from 'vitest'
import { cardCodeErrorText } from './card-code-messages.ts'
import { errorTexts } from './error-messages.ts'

// Rule: language-14
test.each([
  { code: 'invalidCardCode', typed: '1111 1111 1111 1111 111', expected: /Die Länge stimmt, aber nicht jede Ziffer/ },
  { code: 'invalidCardCode', typed: '1111-1111-1111-1111-1111', expected: /Eine Kartennummer hat 19 Ziffern\.$/ },
  { code: 'invalidCardCode', typed: '1111 1111 1111 1111 11x', expected: /Eine Kartennummer hat 19 Ziffern\.$/ },
  { code: 'stringEmpty', typed: '', expected: /^Das Feld Kartennummer darf nicht leer sein\.$/ },
])('the typed number "$typed" with $code says $expected', ({ code, typed, expected }) => {
  expect(cardCodeErrorText({ code }, { label: 'Kartennummer', value: typed })).toMatch(expected)
})

test('other errors keep their sentence', () => {
  const field = { label: 'Kartennummer', value: '1111 1111 1111 1111 111' }
  expect(cardCodeErrorText({ code: 'card_invalid' }, field)).toBe(errorTexts.card_invalid)
})
