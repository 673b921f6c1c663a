const berlinDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
const dayLength = 86_400_000

/** Days since 1970 of the calendar day in Berlin; a date without a time is that day itself. */
const dayNumber = (moment: Date): number => Date.parse(berlinDay.format(moment)) / dayLength

/**
 * Calendar days in Europe/Berlin from now until the day of `iso`: 0 is today, negative is
 * over. Null when there is no such date.
 */
export function daysLeft(iso: string, now: Date): number | null {
  const end = new Date(iso)
  return Number.isNaN(end.getTime()) ? null : dayNumber(end) - dayNumber(now)
}
