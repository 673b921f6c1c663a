// Days are texts like 1980-05-17, which compare in their order; months count from 0, as those of Date.

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const plusDays = (day: string, count: number): string => isoOf(Date.parse(day) + count * 86_400_000)

/** Year, month and day of the month. */
export function partsOf(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: month - 1, date }
}

/** A day of a month, the last one if the month is shorter; the month may be beyond the year. */
export function dayOf(year: number, month: number, date: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return isoOf(Date.UTC(year, month, Math.min(date, last)))
}

/** The weeks of a day's month, from Monday to Sunday, with the days of other months at both ends. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const { year, month } = partsOf(day)
  const first = dayOf(year, month, 1)
  const before = (new Date(first).getUTCDay() + 6) % 7
  const last = partsOf(dayOf(year, month, 31)).date
  return [...Array(Math.ceil((before + last) / 7)).keys()].map((week) =>
    [...Array(7).keys()].map((weekday) => plusDays(first, week * 7 + weekday - before)),
  )
}

/** How far an arrow key goes in rows of that many; undefined for another key. */
export function arrowStep(key: string, perRow: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }
  return steps[key]
}

/** The day that a key leads to; null for a key that leads to none. */
export function dayAfterKey(day: string, key: string): string | null {
  const { year, month, date } = partsOf(day)
  if (key === 'PageUp') return dayOf(year, month - 1, date)
  if (key === 'PageDown') return dayOf(year, month + 1, date)
  if (key === 'Home') return dayOf(year, month, 1)
  if (key === 'End') return dayOf(year, month, 31)
  const step = arrowStep(key, 7)
  return step === undefined ? null : plusDays(day, step)
}

/** A day, or a part of it, in German. */
export const nameOf = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' }).format(Date.parse(day))
