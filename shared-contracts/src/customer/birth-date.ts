import { berlinDay } from '../dates/berlin-time.ts'
import { withoutInvisible } from '../text/tidy.ts'

export type BirthDateError = 'date.invalid' | 'date.cannotBePast' | 'date.cannotBeFuture' | 'date.mustBeAdult'

/** The earliest birth date, as YYYY-MM-DD (rule account-14). */
export const earliestBirthDate = '1900-01-01'

const typedForms = [
  // Dots, commas or blanks, as keyboards of phones offer them, or nothing.
  /^(?<day>\d{1,2})[.,\s]+(?<month>\d{1,2})[.,\s]+(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  // What browsers fill in for `autocomplete="bday"`.
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]

/** The day of a date typed as DD.MM.YYYY, as YYYY-MM-DD; null for any other text and for a day that does not exist. */
export function parseBirthDate(typed: string): string | null {
  const parts = typedForms.map((form) => form.exec(withoutInvisible(typed).trim())?.groups).find(Boolean)
  if (!parts) return null
  const { year = '', month = '', day = '' } = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
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

/** The birth date to send, as YYYY-MM-DD; a stored text that is no date goes back as it is unless one was typed. */
export function sentBirthDate(typed: string, stored: string): string {
  return typed === shownBirthDate(stored) ? (parseBirthDate(typed) ?? stored) : (parseBirthDate(typed) ?? '')
}

/**
 * The latest birth date of who is at least `minimumAge` years old, as YYYY-MM-DD. Who is born on 29 February comes of age
 * on 1 March.
 */
export function latestBirthDate(today: string, minimumAge: number): string {
  const latest = `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`
  return isCalendarDay(latest) ? latest : latest.replace('-02-29', '-02-28')
}

/** The error of a typed birth date, or null; `today` is YYYY-MM-DD (rule account-14). */
export function birthDateError(typed: string, today: string, minimumAge: number): BirthDateError | null {
  const day = parseBirthDate(typed)
  if (day === null) return 'date.invalid'
  if (day < earliestBirthDate) return 'date.cannotBePast'
  if (day <= latestBirthDate(today, minimumAge)) return null
  return minimumAge > 0 ? 'date.mustBeAdult' : 'date.cannotBeFuture'
}
