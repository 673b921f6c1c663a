import { expect, test } from 'vitest'
import { sieOrDu } from '../brand/sie-or-du.ts'
import { labelText, redeemActionText } from './coupon-label-messages.ts'

test.each([
  { action: { kind: 'price', points: '1500' }, expected: 'Für 1.500 Punkte' },
  { action: { kind: 'price', points: '1' }, expected: 'Für 1 Punkt' },
  { action: { kind: 'price', points: '' }, expected: 'Für - Punkte' },
  { action: { kind: 'extraPoints', points: '300' }, expected: '300 Extrapunkte' },
  { action: { kind: 'multiplier', factor: '5' }, expected: '5-facher Punktewert' },
  { action: { kind: 'multiplier', factor: '1.5' }, expected: '1,5-facher Punktewert' },
  { action: { kind: 'discount', value: '15' }, expected: '15 % Rabatt' },
  { action: { kind: 'discount', value: 'bis zu 20' }, expected: 'bis zu 20 % Rabatt' },
  { action: { kind: 'discount', value: '15 %' }, expected: '15 % Rabatt' },
  { action: { kind: 'discount', value: '5 €' }, expected: '5 € Rabatt' },
  { action: { kind: 'gift' }, expected: 'geschenkt' },
  { action: { kind: 'unknown' }, expected: '??? Punkte' },
] as const)('$action.kind reads "$expected"', ({ action, expected }) => {
  expect(redeemActionText(action)).toBe(expected)
})

test('the label of a donation contains its points', () => {
  expect(labelText({ kind: 'donation', points: '2500' })).toBe(
    sieOrDu('Spenden Sie 2.500 Punkte', 'Spende 2.500 Punkte'),
  )
})
