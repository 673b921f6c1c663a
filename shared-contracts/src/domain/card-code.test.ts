import { expect, test } from 'vitest'
import { checkCardCode, groupCardCode } from './card-code.ts'

test.each([
  { typed: '1234567890123456789', expected: { kind: 'valid', cardCode: '1234567890123456789' } },
  { typed: ' 1234-5678 9012-3456 789 ', expected: { kind: 'valid', cardCode: '1234567890123456789' } },
  { typed: '', expected: { kind: 'invalid', code: 'stringEmpty' } },
  { typed: '1234', expected: { kind: 'invalid', code: 'stringTooShort' } },
  { typed: '12345678901234567890', expected: { kind: 'invalid', code: 'invalidCardCode' } },
  { typed: '123456789012345678a', expected: { kind: 'invalid', code: 'invalidCardCode' } },
])('"$typed" is $expected', ({ typed, expected }) => {
  expect(checkCardCode(typed)).toEqual(expected)
})

test('a card number is shown in groups of four', () => {
  expect(groupCardCode('1234567890123456789')).toBe('1234 5678 9012 3456 789')
})
