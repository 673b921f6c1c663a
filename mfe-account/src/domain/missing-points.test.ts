import { expect, test } from 'vitest'
import { emptyMissingPoints, missingPointsErrors, ownCard, parseEuro } from './missing-points.ts'

const today = '2026-11-22'
const complete = { day: '2026-11-20', amount: '24,90', receipt: '', place: 'Laden in der Altstadt', card: '' }

// Rule: account-54
test.each([
  { change: {}, errors: [] },
  { change: { day: today }, errors: [] },
  { change: { day: '2016-01-01' }, errors: [] },
  { change: { card: '1234 5678 9012 3456 789' }, errors: [] },
  { change: { day: '' }, errors: ['day dayMissing'] },
  { change: { day: '2026-11-23' }, errors: ['day dayInFuture'] },
  { change: { day: '0026-11-20' }, errors: ['day dayTooLongAgo'] },
  { change: { amount: ' ' }, errors: ['amount amountMissing'] },
  { change: { amount: 'etwa zwanzig' }, errors: ['amount amountInvalid'] },
  { change: { place: ' ' }, errors: ['place placeMissing'] },
  { change: { card: '1234' }, errors: ['card cardInvalid'] },
  { change: emptyMissingPoints, errors: ['day dayMissing', 'amount amountMissing', 'place placeMissing'] },
])('with $change the errors are $errors', ({ change, errors }) => {
  const found = missingPointsErrors({ ...complete, ...change }, today)
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(errors)
})

// Rule: account-54
test.each([
  { typed: '24,90', euros: 24.9 },
  { typed: '24.9', euros: 24.9 },
  { typed: '1.234,56 €', euros: 1234.56 },
  { typed: '1.234', euros: 1234 },
  { typed: '1234', euros: 1234 },
  { typed: 'EUR 7,–', euros: 7 },
  { typed: '0,00', euros: null },
  { typed: '-5', euros: null },
  { typed: '12,345', euros: null },
  { typed: '1.23.4', euros: null },
  { typed: '', euros: null },
])('$typed is read as $euros euros', ({ typed, euros }) => {
  expect(parseEuro(typed)).toBe(euros)
})

// Rule: account-53
test.each([
  { card: '1234567890123456789', expected: '1234567890123456789' },
  { card: '1234 5678 9012 3456 789', expected: '1234567890123456789' },
  { card: '9876 5432 1098 7654 321', expected: undefined },
  { card: '', expected: undefined },
])('the card "$card" is of the list: $expected', ({ card, expected }) => {
  expect(ownCard(card, ['1234567890123456789'])).toBe(expected)
  expect(ownCard(card, [])).toBeUndefined()
})
