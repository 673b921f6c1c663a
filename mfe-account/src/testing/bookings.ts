import type { Booking } from '@portal/shared-contracts/calls'
import { datedBooking, newestFirst, type DatedBooking } from '../domain/bookings.ts'

/** A booking of tests; what is not given has its empty value, the reason is a purchase. */
export const booking = (
  bookingId: string | null,
  bookingTime: string,
  points: number,
  others: Partial<Booking> = {},
): Booking => ({ bookingId, bookingTime, points, locked: false, reason: 'Einkauf im Laden', valueTime: '', ...others })

/** Bookings as a page shows them on 20 November 2026. */
export const dated = (bookings: readonly Booking[]): DatedBooking[] =>
  newestFirst(bookings.map((entry) => datedBooking(entry, '2026-11-20')))
