import { berlinDay, formatDate, formatTime } from '@delikaterie/shared-contracts/berlin-time'
import type { Booking } from '@delikaterie/shared-contracts/calls'
import { searchable } from '@delikaterie/shared-contracts/domain/matches-words'
import { formatNumber } from '@delikaterie/shared-contracts/format'

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
  /** `date` is the day as it is written, `DD.MM.YYYY`. */
  at: { day: string; time: string; date: string } | null
  /** Milliseconds since 1970; -Infinity without a valid time. */
  moment: number
  /** The coming day on which locked points start to count, `YYYY-MM-DD`; null if they count or the shop does not say. */
  countsFrom: string | null
  /** What the search looks at. */
  searchText: string
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

function releaseDay({ locked, valueTime }: Booking, today: string): string | null {
  const day = locked ? berlinDay(valueTime) : null
  return day !== null && day > today ? day : null
}

/** A booking as it is shown; `today` is the calendar day in Berlin. */
export function datedBooking(booking: Booking, today: string): DatedBooking {
  const { bookingId, bookingTime, points, reason } = booking
  const day = berlinDay(bookingTime)
  const at = day === null ? null : { day, time: formatTime(bookingTime), date: formatDate(day) }
  const moment = Date.parse(bookingTime)
  return {
    booking,
    key: bookingId ?? `${bookingTime} ${points}`,
    kind: bookingKind(booking),
    at,
    moment: at === null || Number.isNaN(moment) ? Number.NEGATIVE_INFINITY : moment,
    countsFrom: releaseDay(booking, today),
    searchText: searchable(`${reason} ${at?.date ?? ''} ${points} ${formatNumber(points)}`),
  }
}

/** Descending; nothing comes last. */
const descending = (one = '', other = ''): number => (one === other ? 0 : one < other ? 1 : -1)

function newerFirst({ at: one, moment }: DatedBooking, { at: other, moment: otherMoment }: DatedBooking): number {
  const byClock = descending(one?.day, other?.day) || descending(one?.time, other?.time)
  return byClock === 0 && moment !== otherMoment ? otherMoment - moment : byClock
}

/** Bookings newest first, those without a valid time last, each with a key of its own. */
export function newestFirst(bookings: readonly DatedBooking[]): DatedBooking[] {
  const uses = new Map<string, number>()
  return bookings.toSorted(newerFirst).map((dated) => {
    const use = uses.get(dated.key) ?? 0
    uses.set(dated.key, use + 1)
    return use === 0 ? dated : { ...dated, key: `${dated.key} #${use}` }
  })
}

/** The latest bookings, with those of the earlier list that are equal, so that they are not rendered again. */
export function reuseEqual(earlier: readonly DatedBooking[], latest: readonly DatedBooking[]): readonly DatedBooking[] {
  if (earlier.length === 0) return latest
  const known = new Map(earlier.map((dated) => [dated.key, dated]))
  const list = latest.map((dated) => {
    const before = known.get(dated.key)
    return before && isEqual(before, dated) ? before : dated
  })
  return list.length === earlier.length && list.every((dated, index) => dated === earlier[index]) ? earlier : list
}

const isEqual = (one: DatedBooking, other: DatedBooking): boolean =>
  one.kind === other.kind &&
  one.countsFrom === other.countsFrom &&
  one.booking.points === other.booking.points &&
  one.booking.bookingTime === other.booking.bookingTime &&
  one.booking.reason === other.booking.reason

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
export const lockedPoints = (bookings: readonly DatedBooking[]): number =>
  bookings.reduce((sum, { kind, booking }) => (kind === 'locked' ? sum + booking.points : sum), 0)
