/** Not from date-fns, which the first script would hold for these numbers. */
const millisecondsInHour = 3_600_000
const millisecondsInDay = 24 * millisecondsInHour

/** The moment of 01:00 UTC on the last Sunday of a month; March is 2, as for `Date`. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * millisecondsInDay
}

/**
 * Hours ahead of UTC from a moment (UTC) until the next one; a birth date is often stored as the moment of its
 * midnight.
 */
const hoursBefore1950: readonly (readonly [from: string, hours: 1 | 2 | 3])[] = [
  ['1916-04-30T22', 2],
  ['1916-09-30T23', 1],
  ['1917-04-16T01', 2],
  ['1917-09-17T01', 1],
  ['1918-04-15T01', 2],
  ['1918-09-16T01', 1],
  ['1940-04-01T01', 2],
  ['1942-11-02T01', 1],
  ['1943-03-29T01', 2],
  ['1943-10-04T01', 1],
  ['1944-04-03T01', 2],
  ['1944-10-02T01', 1],
  ['1945-04-02T01', 2],
  ['1945-05-24T00', 3],
  ['1945-09-24T00', 2],
  ['1945-11-18T01', 1],
  ['1946-04-14T01', 2],
  ['1946-10-07T01', 1],
  ['1947-04-06T02', 2],
  ['1947-05-11T01', 3],
  ['1947-06-29T00', 2],
  ['1947-10-05T01', 1],
  ['1948-04-18T01', 2],
  ['1948-10-03T01', 1],
  ['1949-04-10T01', 2],
  ['1949-10-02T01', 1],
]

/** Summer time of a year, from 1980 on; it ended in September until 1995. */
function isSummerTime(moment: number, year: number): boolean {
  const start = year === 1980 ? Date.UTC(1980, 3, 6, 1) : lastSunday(year, 2)
  return moment >= start && moment < lastSunday(year, year < 1996 ? 8 : 9)
}

/**
 * How far Berlin is ahead of UTC, in milliseconds, at a moment from 1900 on; today by the rule of Directive 2000/84/EC.
 * Intl has the same, but the browser loads its language data for it (docs/decisions/0011-libraries.md); a test compares
 * the two and fails once the law is another.
 */
export function berlinOffset(moment: Date): number {
  const year = moment.getUTCFullYear()
  if (year < 1950) return hoursAt(moment.toISOString()) * millisecondsInHour
  return (year >= 1980 && isSummerTime(moment.getTime(), year) ? 2 : 1) * millisecondsInHour
}

/** Texts of ISO times are in the order of the times. */
const hoursAt = (iso: string): number => hoursBefore1950.findLast(([from]) => from <= iso)?.[1] ?? 1
