import { expect, test } from 'vitest'
import { endingText } from '../messages/coupons.ts'
import { endingOf } from './member-coupon.ts'

const now = new Date('2026-11-20T12:00:00Z')

// Rule: coupons-24
test.each([
  { validTo: '2026-11-20T22:59:59Z', expected: { kind: 'soon', days: 0 }, text: 'Läuft heute ab' },
  { validTo: '2026-11-21T22:59:59Z', expected: { kind: 'soon', days: 1 }, text: 'Läuft morgen ab' },
  { validTo: '2026-11-23T22:59:59Z', expected: { kind: 'soon', days: 3 }, text: 'Läuft in 3 Tagen ab' },
  { validTo: '2026-11-27T22:59:59Z', expected: { kind: 'soon', days: 7 }, text: 'Läuft in 7 Tagen ab' },
  { validTo: '2026-11-28T22:59:59Z', expected: { kind: 'open' }, text: null },
  { validTo: '2026-11-19T22:59:59Z', expected: { kind: 'over' }, text: 'Abgelaufen' },
  { validTo: '2026-11-20T10:00:00Z', expected: { kind: 'over' }, text: 'Abgelaufen' },
  { validTo: '2026-11-20', expected: { kind: 'soon', days: 0 }, text: 'Läuft heute ab' },
  { validTo: '', expected: { kind: 'open' }, text: null },
])('a coupon valid to "$validTo" shows $text', ({ validTo, expected, text }) => {
  const ending = endingOf(validTo, now)
  expect(ending).toEqual(expected)
  expect(endingText(ending)).toBe(text)
})
