import { startTransition, useEffect, useState } from 'react'
import { hasSameBookings, type BookingGroup } from '../domain/booking-groups.ts'
import type { DatedBooking } from '../domain/bookings.ts'

type Rows = ReadonlyMap<string, readonly DatedBooking[]>

/**
 * The bookings to render of each group: those of open groups at once, then one group in each further task, open ones
 * first, because rendering five thousand bookings in one task blocks the page. A group without bookings keeps those it
 * had.
 */
export function useGroupRows(groups: readonly BookingGroup[], open: ReadonlySet<string>): Rows {
  const [rows, setRows] = useState<Rows>(
    () => new Map(groups.filter(({ id }) => open.has(id)).map(({ id, bookings }) => [id, bookings])),
  )
  useEffect(() => {
    const outdated = groups.filter(({ id, bookings }) => !hasSameBookings(rows.get(id) ?? [], bookings))
    const next = outdated.find(({ id }) => open.has(id)) ?? outdated[0]
    if (next === undefined) return
    const timer = setTimeout(() =>
      startTransition(() => setRows((before) => new Map(before).set(next.id, next.bookings))),
    )
    return () => clearTimeout(timer)
  }, [groups, open, rows])
  return rows
}
