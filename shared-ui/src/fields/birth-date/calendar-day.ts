// Days are texts like 1980-05-17, which compare in their order; months count from 0, as those of Date.

/** Year, month and day of the month. */
export function partsOf(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: month - 1, date }
}

/** A day of a month, the last one if the month is shorter. */
export function dayOf(year: number, month: number, date: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

/** All days of a month. */
export const daysOf = (year: number, month: number): string[] =>
  [...Array(partsOf(dayOf(year, month, 31)).date).keys()].map((index) => dayOf(year, month, index + 1))

/** How many days of its week are before a day; weeks start on Monday. */
export const daysBefore = (day: string): number => (new Date(day).getUTCDay() + 6) % 7

/** A day, or a part of it, in German. */
export const nameOf = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' }).format(Date.parse(day))
