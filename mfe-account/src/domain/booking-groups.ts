import type { DatedBooking } from './bookings.ts'
import { sumPoints, type PointSums } from './monthly-points.ts'

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
