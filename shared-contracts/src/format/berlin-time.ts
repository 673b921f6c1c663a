import { TZDateMini } from '@date-fns/tz/date/mini'
import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { de } from 'date-fns/locale/de'
import { parseISO } from 'date-fns/parseISO'
import { berlinZone } from './coupon-date.ts'

/*
 * Dates and times in Europe/Berlin, independent of the browser's time zone. ISO texts with an offset
 * are moments; a time without an offset is Berlin's, and a date without a time is that day.
 *
 * Calculates with UTC dates only: the setters of TZDateMini and of Date, and date-fns functions that use
 * them, give wrong hours at a clock change of the browser's zone.
 */

/** How far Berlin is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (moment: Date): number => tzOffset(berlinZone, moment) * millisecondsInMinute

/**
 * The moment at which Berlin's clocks show the UTC fields of the given date: the second one if they show
 * them twice, and one hour later if they skip them.
 */
function fromBerlinClock(clock: Date): Date {
  // The first result has the wrong offset if the clocks change between the two moments.
  const approximate = new Date(clock.getTime() - offsetAt(clock))
  return new Date(clock.getTime() - offsetAt(approximate))
}

/** The moment of an ISO text, or an invalid date. */
function parseIso(iso: string): Date {
  const hasOffset = /[T ].*[Z+-]|Z$/.test(iso)
  return hasOffset ? parseISO(iso) : fromBerlinClock(parseISO(`${iso}${/[T ]/.test(iso) ? '' : 'T00:00'}Z`))
}

/** Berlin's calendar day as the number of days since 1970-01-01. */
const dayNumber = (moment: Date): number => Math.floor((moment.getTime() + offsetAt(moment)) / millisecondsInDay)

/** A date whose getters give Berlin's date and time, or null for an invalid text. */
function inBerlin(iso: string): Date | null {
  const date = parseIso(iso)
  return isValid(date) ? new TZDateMini(date.getTime(), berlinZone) : null
}

/** Numbers only: a format with names of days or months adds 5 kB (brotli) to the landing page. */
function formatNumeric(iso: string, pattern: string): string | null {
  const date = inBerlin(iso)
  return date && lightFormat(date, pattern)
}

/** `dd.mm.yyyy`, or `-` for an invalid date. */
export const formatDate = (iso: string): string => formatNumeric(iso, 'dd.MM.yyyy') ?? '-'

/** `dd.mm.yyyy` after a short weekday, `Do, 05.11.2026`, or `-` for an invalid date. */
export function formatLongDate(iso: string): string {
  const date = inBerlin(iso)
  return date ? format(date, 'EEEEEE, dd.MM.yyyy', { locale: de }) : '-'
}

/** `HH:MM`, or `-` for an invalid date. */
export const formatTime = (iso: string): string => formatNumeric(iso, 'HH:mm') ?? '-'

/** A date in words by Intl, whose names of days and months add nothing to the page; `-` for an invalid date. */
function formatWords(iso: string, options: Intl.DateTimeFormatOptions): string {
  const date = parseIso(iso)
  if (!isValid(date)) return '-'
  return new Intl.DateTimeFormat('de-DE', { timeZone: berlinZone, day: 'numeric', month: 'long', ...options }).format(
    date,
  )
}

/** `5. Dezember`, with the year unless it is the year of `now`; `-` for an invalid date. */
export function formatDayAndMonth(iso: string, now: Date): string {
  const isThisYear = berlinDay(iso)?.slice(0, 4) === berlinDay(now.toISOString())?.slice(0, 4)
  return formatWords(iso, isThisYear ? {} : { year: 'numeric' })
}

/** `Samstag, 5. Dezember 2026`, or `-` for an invalid date. */
export const formatWeekday = (iso: string): string => formatWords(iso, { weekday: 'long', year: 'numeric' })

/** The calendar day as `YYYY-MM-DD`, or null for an invalid date. */
export const berlinDay = (iso: string): string | null => formatNumeric(iso, 'yyyy-MM-dd')

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
