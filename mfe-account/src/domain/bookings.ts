import { berlinDay, berlinTime } from '@portal/shared-contracts/dates/berlin-time'
import type { Booking } from '@portal/shared-contracts/calls'
import { searchable } from '@portal/shared-contracts/lists/matches-words'
import { formatNumber } from '@portal/shared-contracts/numbers/format'

/** Locked bookings do not count towards the balance; the other two kinds do. */
export type BookingKind = 'earned' | 'redeemed' | 'locked'

export function bookingKind({ points, locked }: Pick<Booking, 'points' | 'locked'>): BookingKind {
  if (locked) return 'locked'
  return points < 0 ? 'redeemed' : 'earned'
}

/** A booking with its time in Berlin; `at` is null if the shop sent no valid time. */
export type DatedBooking = {
  booking: Booking
  /** Its id, or its time and points where the shop sends no ids; unique in a list. */
  key: string
  kind: BookingKind
  /** `date` is the day as it is written, `DD.MM.YYYY`; `time` is empty if the shop sent only a day. */
  at: { day: string; time: string; date: string } | null
  /** Milliseconds since 1970; -Infinity without a valid time. */
  moment: number
  /**
   * The coming day on which locked points start to count, `YYYY-MM-DD`; null if they count or the shop does not say.
   */
  countsFrom: string | null
  searchText: string
}

/** One calendar day in Europe/Berlin; `day` is null for bookings without a valid time. */
export type BookingDay = {
  day: string | null
  /** Time of the earliest booking, `HH:MM`; empty if the shop sent no times. */
  from: string
  /** Time of the latest booking, `HH:MM`. */
  to: string
  bookings: readonly DatedBooking[]
}

function releaseDay({ locked, valueTime }: Booking, today: string): string | null {
  const day = locked ? berlinDay(valueTime) : null
  return day !== null && day > today ? day : null
}

/** A booking as it is shown; `today` is the calendar day in Berlin. */
export function datedBooking(booking: Booking, today: string): DatedBooking {
  const { bookingId, bookingTime, points, reason } = booking
  const found = berlinTime(bookingTime)
  const hasTime = /[T ]/.test(bookingTime)
  const sign = points > 0 ? '+' : ''
  return {
    booking,
    key: bookingId ?? `${bookingTime} ${points}`,
    kind: bookingKind(booking),
    at: found && { day: found.day, time: hasTime ? found.time : '', date: found.date },
    moment: found?.moment ?? Number.NEGATIVE_INFINITY,
    countsFrom: releaseDay(booking, today),
    searchText: searchable(`${reason} ${found?.date ?? ''} ${sign}${points} ${sign}${formatNumber(points)}`),
  }
}

const newerFirst = ({ moment: one }: DatedBooking, { moment: other }: DatedBooking): number =>
  one === other ? 0 : other - one

/** Bookings newest first, those without a valid time last, each with a key of its own. */
export function newestFirst(bookings: readonly DatedBooking[]): DatedBooking[] {
  const uses = new Map<string, number>()
  return bookings.toSorted(newerFirst).map((dated) => {
    const use = uses.get(dated.key) ?? 0
    uses.set(dated.key, use + 1)
    return use === 0 ? dated : { ...dated, key: `${dated.key} #${use}` }
  })
}

/** Groups bookings, sorted newest first, by calendar day. */
export function bookingDays(bookings: readonly DatedBooking[]): BookingDay[] {
  const days = Map.groupBy(bookings, ({ at }) => at?.day ?? null)
  return [...days].map(([day, ofDay]) => {
    const times = ofDay.flatMap(({ at }) => at?.time || [])
    return { day, from: times.at(-1) ?? '', to: times[0] ?? '', bookings: ofDay }
  })
}

/** Bookings that take points away, in their order; a returned redemption is a booking of its own and not among them. */
export const redemptionsOf = (bookings: readonly DatedBooking[]): readonly DatedBooking[] =>
  bookings.filter(({ booking }) => booking.points < 0)

/** Their points as a positive number. */
export const redeemedPoints = (redemptions: readonly DatedBooking[]): number =>
  redemptions.reduce((sum, { booking }) => sum - booking.points, 0)
