import { expect, test } from 'vitest'
import { leavingReasons, reasonChoices, reasonText } from './leaving-reasons.ts'

// Rule: account-44
test.each([
  ...leavingReasons.map((choice) => ({ choice, reason: 'Umzug', expected: choice })),
  { choice: 'Anderer Grund', reason: ' Umzug ', expected: 'Umzug' },
  { choice: 'Anderer Grund', reason: '  ', expected: '' },
  { choice: null, reason: 'Umzug', expected: '' },
] as const)('the choice $choice with "$reason" is sent as "$expected"', ({ choice, reason, expected }) => {
  expect(reasonText({ choice, reason })).toBe(expected)
})

test('the last two choices are to give no reason and to type another one', () => {
  expect(reasonChoices.slice(-2)).toEqual(['Möchte ich nicht angeben', 'Anderer Grund'])
})
