import type { MonthPoints } from './monthly-points.ts'

/** Heights of one month's bars as shares of the chart, 0 to 1; the axis is `above` from the top. */
export type MonthBars = { month: string; earned: number; locked: number; redeemed: number }

/** Bars of one scale: earned and locked points above the axis, redeemed ones below. */
export function chartBars(months: readonly MonthPoints[]): { above: number; bars: MonthBars[] } {
  const highest = Math.max(0, ...months.map(({ earned, locked }) => positive(earned) + positive(locked)))
  const lowest = Math.max(0, ...months.map(({ redeemed }) => positive(redeemed)))
  const all = highest + lowest || 1
  const share = (points: number): number => positive(points) / all
  const bars = months.map(({ month, earned, locked, redeemed }) => ({
    month,
    earned: share(earned),
    locked: share(locked),
    redeemed: share(redeemed),
  }))
  return { above: highest / all, bars }
}

const positive = (points: number): number => Math.max(0, points)

/** Months that the label of a year is wide. */
const yearWidth = 3

/** For each month its year if the label stands there: at January and, unless that follows too soon, the first month. */
export function yearLabels(months: readonly string[]): string[] {
  const january = months.findIndex((month) => month.endsWith('-01'))
  return months.map((month, index) =>
    index === january || (index === 0 && january >= yearWidth) ? month.slice(0, 4) : '',
  )
}
