import { TZDateMini } from '@date-fns/tz/date/mini'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { de } from 'date-fns/locale/de'
import { parseISO } from 'date-fns/parseISO'
import { berlinZone, couponDate } from './coupon-date.ts'

/*
 * Dates and times in Europe/Berlin, independent of the browser's time zone. ISO texts with an offset
 * are moments; a time without an offset is Berlin's, and a date without a time is that day.
 */

const inBerlin = (moment: Date | number | string): Date => new TZDateMini(Number(new Date(moment)), berlinZone)

const formatIso = (iso: string, pattern: string): string | null => {
  const date = parseISO(iso, { in: inBerlin })
  return isValid(date) ? format(date, pattern, { locale: de }) : null
}

/** `dd.mm.yyyy`, or `-` for an invalid date. */
export const formatDate = (iso: string): string => formatIso(iso, 'dd.MM.yyyy') ?? '-'

/** `dd.mm.yyyy` after a short weekday, `Do, 05.11.2026`, or `-` for an invalid date. */
export const formatLongDate = (iso: string): string => formatIso(iso, 'EEEEEE, dd.MM.yyyy') ?? '-'

/** `HH:MM`, or `-` for an invalid date. */
export const formatTime = (iso: string): string => formatIso(iso, 'HH:mm') ?? '-'

/** The calendar day as `YYYY-MM-DD`, or null for an invalid date. */
export const berlinDay = (iso: string): string | null => formatIso(iso, 'yyyy-MM-dd')

/** Calendar days until the day of `iso`: 0 is today, negative is in the past. Null for an invalid date. */
export function daysLeft(iso: string, now: Date): number | null {
  const end = parseISO(iso, { in: inBerlin })
  return isValid(end) ? differenceInCalendarDays(end, now, { in: inBerlin }) : null
}

/** The moment of a {@link couponDate}, or null for any other text. */
export function parseCouponDate(text: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{1,2}) (\d{1,2}):(\d{1,2}):(\d{1,2})$/.exec(text)?.slice(1).map(Number)
  if (parts === undefined) return null
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts
  const date = new TZDateMini(year, month - 1, day, hours, minutes, seconds, berlinZone)
  // Parts out of range, such as the 31st of November, roll over and produce another text.
  return couponDate(date) === text ? new Date(date) : null
}

/** The last second of the day that many days after the given moment. */
export function endOfBerlinDay(from: Date, daysLater: number): Date {
  const day = addDays(inBerlin(from), daysLater)
  day.setHours(23, 59, 59, 0)
  return new Date(day)
}
