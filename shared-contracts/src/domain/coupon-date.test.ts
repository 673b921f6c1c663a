import { expect, test } from 'vitest'
import { couponDate } from './coupon-date.ts'

test.each([
  { now: '2026-11-05T08:07:03Z', expected: '2026-11-5 9:7:3' },
  { now: '2026-06-30T22:00:00Z', expected: '2026-07-1 0:0:0' },
  { now: '2026-12-31T23:59:59Z', expected: '2027-01-1 0:59:59' },
  { now: '2026-01-15T11:45:30Z', expected: '2026-01-15 12:45:30' },
])('$now is sent as "$expected"', ({ now, expected }) => {
  expect(couponDate(new Date(now))).toBe(expected)
})
