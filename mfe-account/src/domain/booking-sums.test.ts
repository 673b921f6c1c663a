import { describe, expect, test } from 'vitest'
import { booking, dated } from '../testing/bookings.ts'
import {
  bookingGroups,
  openGroups,
  shownAtOnce,
  type GroupBy,
  monthlyPoints,
  sumPoints,
  sumMonths,
} from './booking-sums.ts'

const few = dated([
  booking('a', '2026-11-01T09:00:00Z', 30),
  booking('b', '2026-10-31T23:30:00Z', 20, { locked: true }),
  booking('c', '2026-10-31T22:30:00Z', -1500),
  booking('d', '2025-12-01T09:00:00Z', 7),
  booking('e', 'gestern', 5),
])

test.each([
  { by: 'month', expected: ['2026-11 a b', '2026-10 c', '2025-12 d', ' e'] },
  { by: 'year', expected: ['2026 a b c', '2025 d', ' e'] },
] satisfies { by: GroupBy; expected: string[] }[])('bookings are grouped by $by', ({ by, expected }) => {
  const groups = bookingGroups(few, by)
  expect(groups.map(({ id, bookings }) => [id, ...bookings.map(({ key }) => key)].join(' '))).toEqual(expected)
  expect(groups[0]).toMatchObject({ earned: 30, locked: 20, redeemed: by === 'year' ? 1500 : 0 })
})

describe('the groups that are open at first', () => {
  const groupsOf = (...lengths: number[]) =>
    lengths.map((length, index) => ({
      id: `2026-${12 - index}`,
      earned: 0,
      locked: 0,
      redeemed: 0,
      bookings: Array.from({ length }, () => few[0]!),
    }))

  test.each([
    { lengths: [], expected: [] },
    { lengths: [1, 2, 3], expected: ['2026-12', '2026-11', '2026-10'] },
    { lengths: [shownAtOnce], expected: ['2026-12'] },
    { lengths: [shownAtOnce - 1, 1, 1], expected: ['2026-12', '2026-11'] },
    { lengths: [shownAtOnce + 1, 1], expected: ['2026-12'] },
  ])('of $lengths bookings are $expected', ({ lengths, expected }) => {
    expect([...openGroups(groupsOf(...lengths))]).toEqual(expected)
  })
})

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

test('the sums of several months are added by kind', () => {
  const october = { month: '2026-10', earned: 100, locked: 5, redeemed: 0 }
  expect(sumMonths([october, { month: '2026-11', earned: 20, locked: 0, redeemed: 50 }])).toEqual({
    earned: 120,
    locked: 5,
    redeemed: 50,
  })
})
