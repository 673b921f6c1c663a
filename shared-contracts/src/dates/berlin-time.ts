import { millisecondsInDay } from 'date-fns/constants'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'
import { berlinOffset } from './berlin-offset.ts'

/*
 * Dates and times in Europe/Berlin, independent of the browser's time zone. ISO texts with an offset
 * are moments; a time without an offset is Berlin's, and a date without a time is that day.
 *
 * Calculates with UTC dates only: the setters of Date, and date-fns functions that use them, give wrong hours at a
 * clock change of the browser's zone.
 */

/**
 * The moment at which Berlin's clocks show the UTC fields of the given date: the second one if they show
 * them twice, and one hour later if they skip them.
 */
function fromBerlinClock(clock: Date): Date {
  // The first result has the wrong offset if the clocks change between the two moments.
  const approximate = new Date(clock.getTime() - berlinOffset(clock))
  return new Date(clock.getTime() - berlinOffset(approximate))
}

/** The moment of an ISO text, or an invalid date. */
function parseIso(iso: string): Date {
  const hasOffset = /[T ].*[Z+-]|Z$/.test(iso)
  return hasOffset ? parseISO(iso) : fromBerlinClock(parseISO(`${iso}${/[T ]/.test(iso) ? '' : 'T00:00'}Z`))
}

/** A date whose UTC fields are Berlin's at a moment. */
const berlinClock = (moment: Date): Date => new Date(moment.getTime() + berlinOffset(moment))

/** Berlin's calendar day as the number of days since 1970-01-01. */
const dayNumber = (moment: Date): number => Math.floor(berlinClock(moment).getTime() / millisecondsInDay)

const digits = (value: number, length = 2): string => String(value).padStart(length, '0')

/** A moment as Berlin's calendar and clock show it. */
export type BerlinTime = {
  /** Milliseconds since 1970. */
  moment: number
  /** The calendar day, `YYYY-MM-DD`. */
  day: string
  /** The same as it is written, `DD.MM.YYYY`. */
  date: string
  /** `HH:MM`; midnight for a date without a time. */
  time: string
}

/** The moment of an ISO text in Berlin, or null for an invalid text. */
export function berlinTime(iso: string): BerlinTime | null {
  const moment = parseIso(iso)
  const clock = berlinClock(moment)
  if (!isValid(clock)) return null
  const year = digits(clock.getUTCFullYear(), 4)
  const [month, ofMonth] = [digits(clock.getUTCMonth() + 1), digits(clock.getUTCDate())]
  return {
    moment: moment.getTime(),
    day: `${year}-${month}-${ofMonth}`,
    date: `${ofMonth}.${month}.${year}`,
    time: `${digits(clock.getUTCHours())}:${digits(clock.getUTCMinutes())}`,
  }
}

/** `dd.mm.yyyy`, or `-` for an invalid date. */
export const formatDate = (iso: string): string => berlinTime(iso)?.date ?? '-'

/** `HH:MM`, or `-` for an invalid date. */
export const formatTime = (iso: string): string => berlinTime(iso)?.time ?? '-'

/** The names of the months, January first. Intl has them too, but loads its language data first, which takes 30 ms. */
export const monthNames = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
)

/** `November 2026` for `2026-11`, or `-` for no month. */
export function formatMonth(month: string): string {
  const name = monthNames[Number(month.slice(5)) - 1]
  return name === undefined ? '-' : `${name} ${month.slice(0, 4)}`
}

/** `5. Dezember` for the fields of Berlin's clock, in one line as all dates in words. */
const dayAndMonth = (clock: Date): string => `${clock.getUTCDate()}.\u00a0${monthNames[clock.getUTCMonth()]}`

/** `5. Dezember`, with the year unless it is the year of `now`; `-` for an invalid date. */
export function formatDayAndMonth(iso: string, now: Date): string {
  const clock = berlinClock(parseIso(iso))
  if (!isValid(clock)) return '-'
  const year = clock.getUTCFullYear()
  return year === berlinClock(now).getUTCFullYear() ? dayAndMonth(clock) : `${dayAndMonth(clock)}\u00a0${year}`
}

/** `5. Dezember 2026`, or `-` for an invalid date. */
export function formatDateInWords(iso: string): string {
  const clock = berlinClock(parseIso(iso))
  return isValid(clock) ? `${dayAndMonth(clock)}\u00a0${clock.getUTCFullYear()}` : '-'
}

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
const weekdayOf = (clock: Date): string => weekdays[clock.getUTCDay()] ?? ''

/** `dd.mm.yyyy` after a short weekday, `Do, 05.11.2026`, or `-` for an invalid date. */
export function formatLongDate(iso: string): string {
  const found = berlinTime(iso)
  return found === null ? '-' : `${weekdayOf(berlinClock(new Date(found.moment))).slice(0, 2)}, ${found.date}`
}

/** `Samstag, 5. Dezember 2026`, or `-` for an invalid date. */
export function formatWeekday(iso: string): string {
  const clock = berlinClock(parseIso(iso))
  return isValid(clock) ? `${weekdayOf(clock)}, ${formatDateInWords(iso)}` : '-'
}

/** The calendar day as `YYYY-MM-DD`, or null for an invalid date. */
export const berlinDay = (iso: string): string | null => berlinTime(iso)?.day ?? null

/** Calendar days until the day of `iso`: 0 is today, negative is in the past. Null for an invalid date. */
export function daysLeft(iso: string, now: Date): number | null {
  const end = parseIso(iso)
  return isValid(end) ? dayNumber(end) - dayNumber(now) : null
}

/** The moment of a coupon query's date (coupon-date.ts), or null for any other text. */
export function parseCouponDate(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{1,2} ([01]?\d|2[0-3]):\d{1,2}:\d{1,2}$/.test(text)) return null
  const date = parseIso(text.replaceAll(/\b\d\b/g, '0$&'))
  return isValid(date) ? date : null
}

/**
 * Milliseconds since 1970 at which a validity starts or ends, or null for an invalid text; a date without a
 * time is valid from its first to its last second.
 */
export function validityMoment(iso: string, side: 'start' | 'end'): number | null {
  const date = parseIso(iso)
  if (!isValid(date)) return null
  const isWholeDay = side === 'end' && !/[T ]/.test(iso.trim())
  return (isWholeDay ? endOfBerlinDay(date, 0) : date).getTime()
}

/** The last second of the day that many days after the given moment. */
export function endOfBerlinDay(from: Date, daysLater: number): Date {
  return fromBerlinClock(new Date((dayNumber(from) + daysLater + 1) * millisecondsInDay - 1000))
}
