import { expect, test } from 'vitest'
import { remainingUses } from './remaining-uses.ts'

test.each([
  { max: undefined, used: 3, expected: { kind: 'unlimited' } },
  { max: null, used: 3, expected: { kind: 'unlimited' } },
  { max: 2, used: 1, expected: { kind: 'limited', left: 1 } },
  { max: 1, used: 4, expected: { kind: 'limited', left: 0 } },
])('$used of $max uses spent leaves $expected', ({ max, used, expected }) => {
  expect(remainingUses(max, used)).toEqual(expected)
})
