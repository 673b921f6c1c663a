import { berlinDay, monthNames } from '../dates/berlin-time.ts'
import { withoutInvisible } from '../text/tidy.ts'

export type BirthDateError = 'date.invalid' | 'date.cannotBePast' | 'date.cannotBeFuture' | 'date.mustBeAdult'

/** The earliest birth date, as YYYY-MM-DD (rule account-14). */
export const earliestBirthDate = '1900-01-01'

const typedForms = [
  // Whatever keyboards of phones offer between the numbers, or nothing.
  /^(?<day>\d{1,2})[.,/\s-]+(?<month>\d{1,2})[.,/\s-]+['’]?(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[.,\s-]*(?<name>\p{L}{3,})[.,\s-]*['’]?(?<year>\d{4}|\d{2})$/u,
  // What browsers fill in for `autocomplete="bday"`.
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
]

/** Names of months beside the usual ones, which Austrians use, and the one that is no beginning of a name. */
const otherMonthNames: Readonly<Record<string, number>> = { jänner: 1, jän: 1, feber: 2, mrz: 3 }

/** The number of a month with this name or its beginning, such as 'Apr'; 0 for any other word. */
function monthOf(name: string): number {
  const word = name.toLowerCase().replace('ae', 'ä')
  return otherMonthNames[word] ?? monthNames.findIndex((month) => month.toLowerCase().startsWith(word)) + 1
}

/**
 * The century of `latest` for a day that is not after it, else the century before: the latest year that is possible.
 */
function withCentury(year: string, monthAndDay: string, latest: string): string {
  const century = Number(latest.slice(0, 2))
  return `${century}${year}-${monthAndDay}` <= latest ? `${century}${year}` : `${century - 1}${year}`
}

/**
 * The day of a typed date, such as 03.04.1990, 3.4.90 or 3. April 1990, as YYYY-MM-DD; null for any other text and for
 * a day that does not exist. The day stands before the month, as Germans write it. A year of two digits is the latest
 * one whose day is not after `latest`; without `latest` years have four digits.
 */
export function parseBirthDate(typed: string, latest?: string): string | null {
  const text = withoutInvisible(typed).trim().normalize()
  const parts = typedForms.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!parts) return null
  const { year = '', month, day = '', name = '' } = parts
  const monthAndDay = `${(month ?? String(monthOf(name))).padStart(2, '0')}-${day.padStart(2, '0')}`
  const fullYear = year.length === 2 && latest !== undefined ? withCentury(year, monthAndDay, latest) : year
  const iso = `${fullYear}-${monthAndDay}`
  return isCalendarDay(iso) ? iso : null
}

function isCalendarDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

/** A day YYYY-MM-DD as DD.MM.YYYY. */
export const formatBirthDate = (day: string): string => day.split('-').toReversed().join('.')

/** A stored birth date as DD.MM.YYYY; empty if it is no date. */
export function shownBirthDate(stored: string): string {
  const text = stored.trim()
  const day = parseBirthDate(text) ?? (/^\d{4}-\d\d-\d\d[T ]/.test(text) ? berlinDay(text) : null)
  // Some backends send the first day of their calendar for no date.
  return day === null || day.startsWith('0001-') ? '' : formatBirthDate(day)
}

/**
 * The birth date to send, as YYYY-MM-DD; a stored text that is no date goes back as it is unless one was typed.
 * `latest` as of `parseBirthDate`.
 */
export function sentBirthDate(typed: string, stored: string, latest: string): string {
  return parseBirthDate(typed, latest) ?? (typed === shownBirthDate(stored) ? stored : '')
}

/**
 * The latest birth date of who is at least `minimumAge` years old, as YYYY-MM-DD. Who is born on 29 February comes of
 * age on 1 March.
 */
export function latestBirthDate(today: string, minimumAge: number): string {
  const latest = `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`
  return isCalendarDay(latest) ? latest : latest.replace('-02-29', '-02-28')
}

/** The error of a typed birth date, or null; `today` is YYYY-MM-DD (rule account-14). */
export function birthDateError(typed: string, today: string, minimumAge: number): BirthDateError | null {
  const latest = latestBirthDate(today, minimumAge)
  const day = parseBirthDate(typed, latest)
  if (day === null) return 'date.invalid'
  if (day < earliestBirthDate) return 'date.cannotBePast'
  if (day <= latest) return null
  return minimumAge > 0 ? 'date.mustBeAdult' : 'date.cannotBeFuture'
}
