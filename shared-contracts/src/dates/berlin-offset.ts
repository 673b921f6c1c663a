/** Not from date-fns, which the first script would hold for these numbers. */
const millisecondsInHour = 3_600_000
const millisecondsInDay = 24 * millisecondsInHour

/** The moment of 01:00 UTC on the last Sunday of a month; March is 2, as for `Date`. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * millisecondsInDay
}

/** Summer time of a year, from 1980 on; it ended in September until 1995. */
function isSummerTime(moment: number, year: number): boolean {
  const start = year === 1980 ? Date.UTC(1980, 3, 6, 1) : lastSunday(year, 2)
  return moment >= start && moment < lastSunday(year, year < 1996 ? 8 : 9)
}

/**
 * How far Berlin is ahead of UTC, in milliseconds, at a moment from 1950 on, by the rule that Directive 2000/84/EC keeps;
 * earlier moments, of which the portal shows the day only, have winter time. Intl has the same, but the browser loads its
 * language data for it (docs/decisions/0011-libraries.md); a test compares the two and fails once the law is
 * another.
 */
export function berlinOffset(moment: Date): number {
  const year = moment.getUTCFullYear()
  return (year >= 1980 && isSummerTime(moment.getTime(), year) ? 2 : 1) * millisecondsInHour
}
