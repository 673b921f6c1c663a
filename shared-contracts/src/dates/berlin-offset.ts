/** Not from date-fns, which the first script would hold for this number. */
const millisecondsInHour = 3_600_000

/** The year since which the clocks of the European Union change on the same days. */
export const firstRuleYear = 1996

/** The moment of 01:00 UTC on the last Sunday of a month of 31 days, when clocks change; March is 2, as for `Date`. */
const clockChange = (year: number, month: number): number =>
  Date.UTC(year, month, 31 - new Date(Date.UTC(year, month, 31)).getUTCDay(), 1)

/**
 * How far Berlin is ahead of UTC, in milliseconds, at a moment from {@link firstRuleYear} on, by the rule that Directive
 * 2000/84/EC keeps. Intl has the same, but the browser loads its language data for it; a test compares the two and fails
 * once the law is another.
 */
export function berlinOffset(moment: Date): number {
  const year = moment.getUTCFullYear()
  const isSummer = +moment >= clockChange(year, 2) && +moment < clockChange(year, 9)
  return (isSummer ? 2 : 1) * millisecondsInHour
}
