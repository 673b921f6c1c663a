import { describe, expect, test } from 'vitest'
import { booking, dated } from '../testing/bookings.ts'
import { bookingGroups, openGroups, shownAtOnce, type GroupBy } from './booking-sums.ts'

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
