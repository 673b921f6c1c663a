import type { Booking } from '@delikaterie/shared-contracts/calls'
import { describe, expect, test } from 'vitest'
import { bookingDays, bookingKind, datedBookings, lockedPoints, type BookingFilter } from './bookings.ts'

const booking = (bookingId: string | null, bookingTime: string, points: number, locked = false): Booking => ({
  bookingId,
  bookingTime,
  points,
  locked,
  reason: 'Einkauf im Laden',
})

const few = [
  booking('old', '2026-11-10T09:00:00Z', -1500),
  booking('morning', '2026-11-19T08:05:00Z', 30),
  booking('night', '2026-11-18T23:30:00Z', 20),
  booking('noon', '2026-11-19T11:12:00Z', 120, true),
  booking('odd', 'gestern', 5),
]

test.each([
  { points: 120, locked: false, expected: 'earned' },
  { points: 0, locked: false, expected: 'earned' },
  { points: -1500, locked: false, expected: 'redeemed' },
  { points: 120, locked: true, expected: 'locked' },
  { points: -20, locked: true, expected: 'locked' },
])('$points points, locked $locked, are $expected', ({ points, locked, expected }) => {
  expect(bookingKind({ points, locked })).toBe(expected)
})

test.each([
  { filter: 'all', expected: ['noon', 'morning', 'night', 'old', 'odd'] },
  { filter: 'earned', expected: ['morning', 'night', 'odd'] },
  { filter: 'redeemed', expected: ['old'] },
  { filter: 'locked', expected: ['noon'] },
] satisfies { filter: BookingFilter; expected: string[] }[])(
  'the filter $filter shows $expected',
  ({ filter, expected }) => {
    expect(datedBookings(few, filter).map((dated) => dated.booking.bookingId)).toEqual(expected)
  },
)

describe('a group of bookings', () => {
  test('is one calendar day in Berlin with the times of its earliest and latest booking', () => {
    const days = bookingDays(datedBookings(few))
    expect(days.map(({ day, from, to, bookings }) => ({ day, from, to, count: bookings.length }))).toEqual([
      { day: '2026-11-19', from: '00:30', to: '12:12', count: 3 },
      { day: '2026-11-10', from: '10:00', to: '10:00', count: 1 },
      { day: null, from: '', to: '', count: 1 },
    ])
  })

  test('sorts bookings of the same minute newest first', () => {
    const ids = datedBookings([
      booking('first', '2026-11-19T11:12:01Z', 1),
      booking('second', '2026-11-19T11:12:40Z', 1),
    ]).map((dated) => dated.booking.bookingId)
    expect(ids).toEqual(['second', 'first'])
  })
})

test('bookings without an id are kept, each with a key of its own', () => {
  const one = booking(null, '2026-11-19T11:12:00Z', 5)
  const keys = datedBookings([one, one, booking('B1', '2026-11-19T11:12:00Z', 5)]).map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
  expect(keys).toContain('B1')
})

test('the locked points are the sum of locked bookings', () => {
  expect(lockedPoints(few)).toBe(120)
})
