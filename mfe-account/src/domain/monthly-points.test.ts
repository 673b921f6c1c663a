import { expect, test } from 'vitest'
import { booking, dated } from '../testing/bookings.ts'
import { monthlyPoints, sumPoints } from './booking-sums.ts'

// Rule: account-33
test('the points of the twelve months up to that of the newest booking that is not in a coming month are summed by kind, in Berlin', () => {
  const months = monthlyPoints(
    dated([
      booking('a', '2026-11-19T11:12:00Z', 120, { locked: true }),
      booking('b', '2026-11-01T09:00:00Z', 30),
      booking('c', '2026-10-31T23:30:00Z', 12.5),
      booking('d', '2026-10-31T22:30:00Z', -1500),
      booking('e', '2025-12-01T00:30:00Z', 7),
      booking('f', '2025-11-30T22:30:00Z', 1000),
      booking('g', 'gestern', 5),
      booking('h', '2026-12-01T09:00:00Z', 3),
      booking('i', '9999-12-31T22:00:00Z', 4),
    ]),
    '2026-11-20',
  )
  expect(months.map(({ month }) => month).join(' ')).toBe(
    '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11',
  )
  expect(months.at(0)).toEqual({ month: '2025-12', earned: 7, locked: 0, redeemed: 0 })
  expect(months.at(4)).toEqual({ month: '2026-04', earned: 0, locked: 0, redeemed: 0 })
  expect(months.at(-2)).toEqual({ month: '2026-10', earned: 0, locked: 0, redeemed: 1500 })
  expect(months.at(-1)).toEqual({ month: '2026-11', earned: 42.5, locked: 120, redeemed: 0 })
})

test.each([
  { bookings: [] },
  { bookings: [booking('a', 'gestern', 5)] },
  { bookings: [booking('a', '2026-12-01T09:00:00Z', 5)] },
])('there is no month without a valid time up to today’s month', ({ bookings }) => {
  expect(monthlyPoints(dated(bookings), '2026-11-20')).toEqual([])
})

test('sums count each booking in its kind', () => {
  const sums = sumPoints(
    dated([
      booking('a', '2026-11-19T11:12:00Z', 10),
      booking('b', '2026-11-19T11:12:00Z', -4),
      booking('c', '2026-11-19T11:12:00Z', 3, { locked: true }),
    ]),
  )
  expect(sums).toEqual({ earned: 10, locked: 3, redeemed: 4 })
})
