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

/** Bookings that are shown without opening a group. */
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

/** What the page shows of a group. Without `group` the filter hides it, and it keeps the bookings it had. */
export type ShownGroup = {
  group: BookingGroup | null
  bookings: readonly DatedBooking[]
  isOpen: boolean
}

export const shownGroup = (
  group: BookingGroup | undefined,
  isOpen: boolean,
  before: readonly DatedBooking[] = [],
): ShownGroup => ({ group: group ?? null, bookings: group?.bookings ?? before, isOpen })

/** Bookings rendered together with the rest of the page: more than a screen shows. */
export const renderedFirst = 20

/** The first bookings of the open groups; {@link nextGroups} adds the others. */
export function firstGroups(
  groups: ReadonlyMap<string, BookingGroup>,
  open: ReadonlySet<string>,
): ReadonlyMap<string, ShownGroup> {
  const shown = new Map<string, ShownGroup>()
  let left = renderedFirst
  for (const id of open) {
    const group = shownGroup(groups.get(id), true)
    const bookings = group.bookings.slice(0, left)
    left -= bookings.length
    if (bookings.length > 0) shown.set(id, { ...group, bookings })
  }
  return shown
}

/** Bookings and closed groups that one task may change: about twice as many block a slow phone for 50 ms. */
export const changedAtOnce = 60

/** Whether two lists have the same bookings. */
const hasSameBookings = (one: readonly DatedBooking[], other: readonly DatedBooking[]): boolean =>
  one === other || (one.length === other.length && one.every((dated, index) => dated === other[index]))

/** How many bookings the browser has to add, remove or change as elements; those of closed groups are one text. */
function costOf(before: ShownGroup | undefined, after: ShownGroup): number {
  const isSame = before?.isOpen === after.isOpen && hasSameBookings(before.bookings, after.bookings)
  if (isSame) return 1
  return 1 + (before?.isOpen ? before.bookings.length : 0) + (after.isOpen ? after.bookings.length : 0)
}

const isCurrent = (before: ShownGroup | undefined, after: ShownGroup): boolean =>
  before === undefined
    ? after.group === null
    : before.isOpen === after.isOpen &&
      (before.group === null) === (after.group === null) &&
      hasSameBookings(before.bookings, after.bookings)

/**
 * The groups to change next, by their ids: those of `ids` whose bookings, filter or openness differ from what is shown,
 * open ones first, as many as one task may change but at least one.
 */
export function nextGroups(
  ids: readonly string[],
  groups: ReadonlyMap<string, BookingGroup>,
  open: ReadonlySet<string>,
  shown: ReadonlyMap<string, ShownGroup>,
): [id: string, ShownGroup][] {
  const changes: [string, ShownGroup][] = []
  let cost = 0
  for (const id of ids.toSorted((one, other) => Number(open.has(other)) - Number(open.has(one)))) {
    const before = shown.get(id)
    const after = shownGroup(groups.get(id), open.has(id), before?.bookings)
    if (isCurrent(before, after)) continue
    cost += costOf(before, after)
    if (changes.length > 0 && cost > changedAtOnce) break
    changes.push([id, after])
  }
  return changes
}
