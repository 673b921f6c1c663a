import type { DatedBooking } from './bookings.ts'

/** Points of one month, `YYYY-MM`; `redeemed` is positive. */
export type MonthPoints = { month: string; earned: number; locked: number; redeemed: number }

export type PointSums = Omit<MonthPoints, 'month'>

export const chartMonths = 12

/** The month that many months earlier. */
function monthsBefore(month: string, count: number): string {
  const [year, ofYear] = month.split('-').map(Number)
  const date = new Date(Date.UTC(year ?? 0, (ofYear ?? 1) - 1 - count, 1))
  return date.toISOString().slice(0, 7)
}

/** Sums by kind. A positive redemption does not exist; locked negative points lessen the locked ones. */
export function sumPoints(bookings: readonly DatedBooking[]): PointSums {
  const sums = { earned: 0, locked: 0, redeemed: 0 }
  for (const { kind, booking } of bookings) sums[kind] += kind === 'redeemed' ? -booking.points : booking.points
  return sums
}

/**
 * The twelve months up to that of the newest booking, oldest first; `today` is the calendar day in Berlin. A time in a
 * coming month is a mistake and not counted. Empty if no other booking has a valid time.
 */
export function monthlyPoints(bookings: readonly DatedBooking[], today: string): MonthPoints[] {
  const thisMonth = today.slice(0, 7)
  const newest = bookings.find(({ at }) => at !== null && at.day.slice(0, 7) <= thisMonth)?.at?.day.slice(0, 7)
  if (newest === undefined) return []
  const first = monthsBefore(newest, chartMonths - 1)
  const shown = bookings.filter(({ at }) => at !== null && at.day >= first)
  const byMonth = Map.groupBy(shown, ({ at }) => at?.day.slice(0, 7))
  return [...Array(chartMonths).keys()].map((index) => {
    const month = monthsBefore(newest, chartMonths - 1 - index)
    return { month, ...sumPoints(byMonth.get(month) ?? []) }
  })
}

/** The sums of several months. */
export const sumMonths = (months: readonly MonthPoints[]): PointSums => ({
  earned: sumOf(months.map(({ earned }) => earned)),
  locked: sumOf(months.map(({ locked }) => locked)),
  redeemed: sumOf(months.map(({ redeemed }) => redeemed)),
})

const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0)

/** What a long list of bookings is divided into. */
export type GroupBy = 'month' | 'year'

/** Bookings of one month, `YYYY-MM`, or year, `YYYY`; `id` is empty for those without a valid time. */
export type BookingGroup = PointSums & { id: string; bookings: readonly DatedBooking[] }

const idLength: Record<GroupBy, number> = { month: 7, year: 4 }

/** Groups bookings, sorted newest first, by month or year. */
export function bookingGroups(bookings: readonly DatedBooking[], by: GroupBy): BookingGroup[] {
  const groups = Map.groupBy(bookings, ({ at }) => at?.day.slice(0, idLength[by]) ?? '')
  return [...groups].map(([id, ofGroup]) => ({ id, bookings: ofGroup, ...sumPoints(ofGroup) }))
}

/** Bookings that are shown without opening a group; a list of more is a long one. */
export const shownAtOnce = 50

/** The newest groups, as many as have {@link shownAtOnce} bookings together, but at least one. */
export function openGroups(groups: readonly BookingGroup[]): ReadonlySet<string> {
  const open = new Set<string>()
  let count = 0
  for (const { id, bookings } of groups) {
    count += bookings.length
    if (open.size > 0 && count > shownAtOnce) break
    open.add(id)
  }
  return open
}
