import type { DatedBooking } from './bookings.ts'

/** Bookings that take points away, in their order; a returned redemption is a booking of its own and not among them. */
export const redemptionsOf = (bookings: readonly DatedBooking[]): readonly DatedBooking[] =>
  bookings.filter(({ booking }) => booking.points < 0)

/** Their points as a positive number. */
export const redeemedPoints = (redemptions: readonly DatedBooking[]): number =>
  redemptions.reduce((sum, { booking }) => sum - booking.points, 0)
