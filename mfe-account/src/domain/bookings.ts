import type { Booking } from '@delikaterie/shared-contracts/calls'
import { berlinTime } from './berlin-time.ts'

/** Locked points wait to be counted, whatever they are for; the other two kinds count (spec §4, Points). */
export type BookingKind = 'earned' | 'redeemed' | 'locked'

export function bookingKind({ points, locked }: Pick<Booking, 'points' | 'locked'>): BookingKind {
  if (locked) return 'locked'
  return points < 0 ? 'redeemed' : 'earned'
}

export type BookingFilter = 'all' | BookingKind

/** A booking with its time in Berlin; null when the shop gave none that can be read. */
export type DatedBooking = { booking: Booking; kind: BookingKind; at: { day: string; time: string } | null }

/** One calendar day in Europe/Berlin; `day` is null for bookings without a readable time. */
export type BookingDay = {
  day: string | null
  /** The earliest and the latest time of the day, `HH:MM` (spec §9). */
  from: string
  to: string
  bookings: readonly DatedBooking[]
}

const sortKey = (booking: DatedBooking): string => (booking.at === null ? '' : `${booking.at.day} ${booking.at.time}`)

/** The bookings of a filter, newest first; those without a readable time come last. */
export function datedBookings(bookings: readonly Booking[], filter: BookingFilter = 'all'): DatedBooking[] {
  return bookings
    .map((booking): DatedBooking => ({ booking, kind: bookingKind(booking), at: berlinTime(booking.bookingTime) }))
    .filter(({ kind }) => filter === 'all' || kind === filter)
    .toSorted(
      (one, other) =>
        compare(sortKey(other), sortKey(one)) ||
        Date.parse(other.booking.bookingTime) - Date.parse(one.booking.bookingTime) ||
        0,
    )
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Groups bookings, newest first, by calendar day (design §10, Transaction group). */
export function bookingDays(bookings: readonly DatedBooking[]): BookingDay[] {
  const days = Map.groupBy(bookings, ({ at }) => at?.day ?? null)
  return [...days].map(([day, ofDay]) => ({
    day,
    from: ofDay.at(-1)?.at?.time ?? '',
    to: ofDay.at(0)?.at?.time ?? '',
    bookings: ofDay,
  }))
}

/** Points that are not counted yet. */
export const lockedPoints = (bookings: readonly Booking[]): number =>
  bookings.reduce((sum, { points, locked }) => (locked ? sum + points : sum), 0)
