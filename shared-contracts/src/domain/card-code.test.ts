import { expect, test } from 'vitest'
import { cardCodeError, groupCardCode, tidyCardCode } from './card-code.ts'

test.each([
  { typed: '1234567890123456789', cardCode: '1234567890123456789', error: null },
  { typed: ' 1234-5678 9012-3456 789 ', cardCode: '1234567890123456789', error: null },
  { typed: '', cardCode: '', error: 'stringEmpty' },
  { typed: '1234', cardCode: '1234', error: 'stringTooShort' },
  { typed: '12345678901234567890', cardCode: '12345678901234567890', error: 'invalidCardCode' },
  { typed: '123456789012345678a', cardCode: '123456789012345678a', error: 'invalidCardCode' },
])('the typed $typed is the number $cardCode with the error $error', ({ typed, cardCode, error }) => {
  expect(tidyCardCode(typed)).toBe(cardCode)
  expect(cardCodeError(tidyCardCode(typed))).toBe(error)
})

test('a card number is shown in groups of four', () => {
  expect(groupCardCode('1234567890123456789')).toBe('1234 5678 9012 3456 789')
})
