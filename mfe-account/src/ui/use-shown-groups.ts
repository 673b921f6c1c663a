import { startTransition, useEffect, useState } from 'react'
import { firstGroups, nextGroups, type BookingGroup, type ShownGroup } from '../domain/booking-groups.ts'

export type ShownGroups = ReadonlyMap<string, ShownGroup>

/**
 * What to render of each group, which follows `groups` and `open` in several tasks: changing hundreds of bookings in
 * one task blocks the page. Open groups come first; a group that is not among `groups` is hidden and keeps its bookings.
 */
export function useShownGroups(
  ids: readonly string[],
  groups: ReadonlyMap<string, BookingGroup>,
  open: ReadonlySet<string>,
): ShownGroups {
  const [shown, setShown] = useState<ShownGroups>(() => firstGroups(groups, open))
  useEffect(() => {
    const changed = nextGroups(ids, groups, open, shown)
    if (changed.length === 0) return
    const timer = setTimeout(() => startTransition(() => setShown((before) => new Map([...before, ...changed]))))
    return () => clearTimeout(timer)
  }, [ids, groups, open, shown])
  return shown
}
