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

test.each([' ', '-', '–', '—', '\u2011', '\u2212', '.', '·', '/', '_', '\u00a0', '\u202f', '\u200b', '\t', ' - '])(
  'of 18, 19 and 20 digits in groups separated by %j only 19 are a card number',
  (separator) => {
    const errorOf = (digits: number) =>
      cardCodeError(tidyCardCode(groupCardCode('12345678901234567890'.slice(0, digits)).replaceAll(' ', separator)))
    expect([18, 19, 20].map(errorOf)).toEqual(['stringTooShort', null, 'invalidCardCode'])
  },
)

test('a card number is shown in groups of four', () => {
  expect(groupCardCode('1234567890123456789')).toBe('1234 5678 9012 3456 789')
})
