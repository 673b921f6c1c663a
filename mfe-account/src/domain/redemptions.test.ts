import { expect, test } from 'vitest'
import { booking, dated } from '../testing/bookings.ts'
import { redeemedPoints, redemptionsOf } from './bookings.ts'

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
