import { berlinDay, formatTime } from '@delikaterie/shared-contracts/berlin-time'
import type { Booking } from '@delikaterie/shared-contracts/calls'

/** Locked bookings do not count towards the balance; the other two kinds do. */
export type BookingKind = 'earned' | 'redeemed' | 'locked'

export function bookingKind({ points, locked }: Pick<Booking, 'points' | 'locked'>): BookingKind {
  if (locked) return 'locked'
  return points < 0 ? 'redeemed' : 'earned'
}

export type BookingFilter = 'all' | BookingKind

/**
 * A booking with its time in Berlin; `at` is null if the shop sent no valid time. `key` is its id, or its place in the
 * response where the shop sends no ids.
 */
export type DatedBooking = {
  booking: Booking
  key: string
  kind: BookingKind
  at: { day: string; time: string } | null
}

/** One calendar day in Europe/Berlin; `day` is null for bookings without a valid time. */
export type BookingDay = {
  day: string | null
  /** Time of the earliest booking, `HH:MM`. */
  from: string
  /** Time of the latest booking, `HH:MM`. */
  to: string
  bookings: readonly DatedBooking[]
}

function berlinTimeOf(bookingTime: string): DatedBooking['at'] {
  const day = berlinDay(bookingTime)
  return day === null ? null : { day, time: formatTime(bookingTime) }
}

const sortKey = (booking: DatedBooking): string => (booking.at === null ? '' : `${booking.at.day} ${booking.at.time}`)

/** The filtered bookings, newest first; those without a valid time come last. */
export function datedBookings(bookings: readonly Booking[], filter: BookingFilter = 'all'): DatedBooking[] {
  return bookings
    .map((booking, index): DatedBooking => ({
      booking,
      key: booking.bookingId ?? `#${index}`,
      kind: bookingKind(booking),
      at: berlinTimeOf(booking.bookingTime),
    }))
    .filter(({ kind }) => filter === 'all' || kind === filter)
    .toSorted(
      (one, other) =>
        sortKey(other).localeCompare(sortKey(one)) ||
        Date.parse(other.booking.bookingTime) - Date.parse(one.booking.bookingTime) ||
        0,
    )
}

/** Groups bookings, sorted newest first, by calendar day. */
export function bookingDays(bookings: readonly DatedBooking[]): BookingDay[] {
  const days = Map.groupBy(bookings, ({ at }) => at?.day ?? null)
  return [...days].map(([day, ofDay]) => ({
    day,
    from: ofDay.at(-1)?.at?.time ?? '',
    to: ofDay.at(0)?.at?.time ?? '',
    bookings: ofDay,
  }))
}

/** Sum of the locked points. */
export const lockedPoints = (bookings: readonly Booking[]): number =>
  bookings.reduce((sum, { points, locked }) => (locked ? sum + points : sum), 0)
