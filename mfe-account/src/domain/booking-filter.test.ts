import { expect, test } from 'vitest'
import { booking, dated } from '../testing/bookings.ts'
import { isPeriodReversed, matchingBookings, noFilter, type BookingFilter, daysOf, periodOf } from './booking-filter.ts'

const all = dated([
  booking('noon', '2026-11-19T11:12:00Z', 120, { locked: true }),
  booking('night', '2026-11-18T23:30:00Z', 20, { reason: 'Frühstück im Café' }),
  booking('old', '2025-12-31T23:30:00Z', -1500, { reason: 'Prämie Trüffelöl, 100 ml' }),
  booking('older', '2025-12-31T22:30:00Z', 12.5),
  booking('odd', 'gestern', 5),
])

// Rule: account-8
test.each([
  { filter: {}, expected: 'noon night old older odd' },
  { filter: { category: 'Gesammelt' }, expected: 'night older odd' },
  { filter: { category: 'Eingelöst' }, expected: 'old' },
  { filter: { category: 'Gesperrt' }, expected: 'noon' },
  { filter: { text: 'truffel PRÄMIE' }, expected: 'old' },
  { filter: { text: 'cafe' }, expected: 'night' },
  { filter: { text: '19.11.2026' }, expected: 'noon night' },
  { filter: { text: '1.500' }, expected: 'old' },
  { filter: { text: '-1500' }, expected: 'old' },
  { filter: { text: '−1.500' }, expected: 'old' },
  { filter: { text: '12,5' }, expected: 'older' },
  { filter: { text: '+12,5' }, expected: 'older' },
  { filter: { text: '+1' }, expected: 'noon older' },
  { filter: { text: '  ' }, expected: 'noon night old older odd' },
  { filter: { text: 'Kaviar' }, expected: '' },
  { filter: { from: '2026-01-01' }, expected: 'noon night old' },
  { filter: { to: '2025-12-31' }, expected: 'older' },
  { filter: { from: '2026-11-19', to: '2026-11-19' }, expected: 'noon night' },
  { filter: { from: '2026-11-20', to: '2026-11-19' }, expected: '' },
  { filter: { category: 'Gesammelt', text: 'einkauf', to: '2025-12-31' }, expected: 'older' },
] satisfies { filter: Partial<BookingFilter>; expected: string }[])(
  'the filter $filter shows $expected',
  ({ filter, expected }) => {
    const shown = matchingBookings(all, { ...noFilter, ...filter })
    expect(shown.map((entry) => entry.booking.bookingId).join(' ')).toBe(expected)
  },
)

test.each([
  { from: '2026-11-20', to: '2026-11-19', expected: true },
  { from: '2026-11-20', to: '2026-11-20', expected: false },
  { from: '2026-11-20', to: '', expected: false },
  { from: '', to: '2026-11-19', expected: false },
])('a period from "$from" to "$to" is reversed: $expected', ({ from, to, expected }) => {
  expect(isPeriodReversed({ from, to })).toBe(expected)
})

// Rule: account-31
test.each([
  { period: 'all', today: '2026-11-20', from: '', to: '' },
  { period: 'days30', today: '2026-11-20', from: '2026-10-22', to: '2026-11-20' },
  { period: 'days30', today: '2024-03-01', from: '2024-02-01', to: '2024-03-01' },
  { period: 'days30', today: '2026-01-01', from: '2025-12-03', to: '2026-01-01' },
  { period: 'thisYear', today: '2026-11-20', from: '2026-01-01', to: '2026-12-31' },
  { period: 'lastYear', today: '2026-01-01', from: '2025-01-01', to: '2025-12-31' },
] as const)('$period on $today is from "$from" to "$to", and is recognised', ({ period, today, from, to }) => {
  expect(daysOf(period, today)).toEqual({ from, to })
  expect(periodOf({ from, to }, today)).toBe(period)
})

test('other days are no period of the list', () => {
  expect(periodOf({ from: '2026-01-02', to: '' }, '2026-11-20')).toBeNull()
})
