import { describe, expect, test } from 'vitest'
import { booking, dated } from '../testing/bookings.ts'
import { sumPoints } from './booking-sums.ts'
import { bookingDays, bookingKind, datedBooking, redeemedPoints, redemptionsOf } from './bookings.ts'

const few = [
  booking('old', '2026-11-10T09:00:00Z', -1500),
  booking('morning', '2026-11-19T08:05:00Z', 30),
  booking('night', '2026-11-18T23:30:00Z', 20),
  booking('noon', '2026-11-19T11:12:00Z', 120, { locked: true }),
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

// Rule: account-34
test.each([
  { title: 'a coming day', locked: true, valueTime: '2026-12-03T10:00:00Z', expected: '2026-12-03' },
  { title: 'a day without a time', locked: true, valueTime: '2026-11-21', expected: '2026-11-21' },
  { title: 'the next day in Berlin', locked: true, valueTime: '2026-11-20T23:30:00Z', expected: '2026-11-21' },
  { title: 'today', locked: true, valueTime: '2026-11-20T22:30:00Z', expected: null },
  { title: 'a day that has passed', locked: true, valueTime: '2026-11-10T09:00:00Z', expected: null },
  { title: 'no day', locked: true, valueTime: '', expected: null },
  { title: 'a malformed day', locked: true, valueTime: '2026-13-40', expected: null },
  { title: 'a day of points that count', locked: false, valueTime: '2026-12-03T10:00:00Z', expected: null },
])('locked points with $title count from $expected', ({ locked, valueTime, expected }) => {
  const given = booking('B1', '2026-11-19T08:05:00Z', 30, { locked, valueTime })
  expect(datedBooking(given, '2026-11-20').countsFrom).toBe(expected)
})

test.each([
  { title: 'with offsets and without', newest: '2026-11-19T11:12:40', older: '2026-11-19T10:12:30Z' },
  { title: 'around the end of summer time', newest: '2026-10-25T01:05:00Z', older: '2026-10-25T00:50:00Z' },
  { title: 'with a blank before the time', newest: '2026-11-19 11:12:40', older: '2026-11-19T11:12:30' },
  { title: 'on a day without a time', newest: '2026-11-19T00:30:00', older: '2026-11-19' },
])('bookings $title are sorted by their moment', ({ newest, older }) => {
  const list = dated([booking('older', older, 1), booking('newest', newest, 1)])
  expect(list.map(({ key }) => key)).toEqual(['newest', 'older'])
})

test('a booking on a day without a time has no time of day', () => {
  const [first, second] = dated([booking('day', '2026-11-19', 5), booking('noon', '2026-11-19T11:12:00Z', 5)])
  expect([first?.at?.time, second?.at]).toEqual(['12:12', { day: '2026-11-19', time: '', date: '19.11.2026' }])
})

test('bookings are sorted newest first, those without a valid time last', () => {
  expect(dated(few).map(({ booking: { bookingId } }) => bookingId)).toEqual(['noon', 'morning', 'night', 'old', 'odd'])
})

describe('a group of bookings', () => {
  // Rule: account-5
  test('is one calendar day in Berlin with the times of its earliest and latest booking', () => {
    const days = bookingDays(dated(few))
    expect(days.map(({ day, from, to, bookings }) => ({ day, from, to, count: bookings.length }))).toEqual([
      { day: '2026-11-19', from: '00:30', to: '12:12', count: 3 },
      { day: '2026-11-10', from: '10:00', to: '10:00', count: 1 },
      { day: null, from: '', to: '', count: 1 },
    ])
  })

  test('leaves bookings without a time of day out of its times', () => {
    const days = bookingDays(
      dated([
        booking('a', '2026-11-19', 5),
        booking('b', '2026-11-19T08:05:00Z', 5),
        booking('c', '2026-11-19T11:12:00Z', 5),
        booking('d', '2026-11-18', 5),
      ]),
    )
    expect(days.map(({ from, to }) => [from, to])).toEqual([
      ['09:05', '12:12'],
      ['', ''],
    ])
  })

  test('sorts bookings of the same minute newest first', () => {
    const ids = dated([booking('first', '2026-11-19T11:12:01Z', 1), booking('second', '2026-11-19T11:12:40Z', 1)])
    expect(ids.map((entry) => entry.booking.bookingId)).toEqual(['second', 'first'])
  })
})

test('bookings without an id are kept, each with a key of its own', () => {
  const one = booking(null, '2026-11-19T11:12:00Z', 5)
  const twice = booking('B1', '2026-11-19T11:12:00Z', 5)
  const keys = dated([one, one, twice, twice]).map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
  expect(keys).toContain('B1')
})

// Rule: account-4
test('the locked points are the sum of locked bookings', () => {
  expect(sumPoints(dated(few)).locked).toBe(120)
})

// Rule: account-37
test('redemptions are the bookings with negative points, newest first, and their points are positive', () => {
  const redemptions = redemptionsOf(
    dated([
      booking('paid', '2026-10-01T09:00:00Z', -12.5),
      booking('earned', '2026-11-01T09:00:00Z', 30),
      booking('reward', '2026-11-02T09:00:00Z', -1500),
      booking('returned', '2026-11-03T09:00:00Z', 1500),
      booking('undated', 'gestern', -1),
    ]),
  )
  expect(redemptions.map(({ key }) => key)).toEqual(['reward', 'paid', 'undated'])
  expect(redeemedPoints(redemptions)).toBe(1513.5)
  expect(redeemedPoints([])).toBe(0)
})
