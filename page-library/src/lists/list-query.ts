import { atom } from 'nanostores'
import {
  filterOfQuery,
  queryOfFilter,
  type ListChoices,
  type ListFilter,
} from '@portal/shared-contracts/lists/list-filter'
import { useNavigation } from '@portal/page-library/navigation/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Milliseconds after the last key press before the search text is written; browsers limit changes of the URL. */
export const typingPause = 250

/** Parts that are typed if they change alone; a chosen period changes both of its days. */
const typed = new Set(['text', 'from', 'to'])

/** Opens the current page with another query. */
type Go = (search: string, options: { replace: boolean }) => void

/**
 * The filter of a list that stands in the URL's query (docs/product/coupons.md). `address` is the query in the
 * browser's address, which the router's may follow later.
 */
export function createListQuery<C extends string, S extends string>(
  choices: ListChoices<C, S>,
  search: string,
  address: () => string,
) {
  const $filter = atom(filterOfQuery(search, choices))
  /** The query that the filter was written to or read from last. */
  let latest = search
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Drops text that is not written yet, because its page is left. */
  const stop = (): void => clearTimeout(timer)

  function write(replace: boolean, go: Go): void {
    stop()
    const next = queryOfFilter(latest, $filter.get(), choices)
    if (next === latest) return
    latest = next
    go(next, { replace })
  }

  /** Changes the filter at once. A choice is a new history entry; typed text replaces the entry after a pause. */
  function choose(part: Partial<ListFilter<C, S>>, go: Go): void {
    $filter.set({ ...$filter.get(), ...part })
    if (!typed.has(Object.keys(part).join())) return write(false, go)
    stop()
    timer = setTimeout(() => write(true, go), typingPause)
  }

  /** Takes over the filter of a query that this list has not written: back, forward or a link. */
  function applyQuery(shown: string): void {
    // The router may still show a query that has been left.
    if (shown !== address() || shown === latest) return
    latest = shown
    stop()
    $filter.set(filterOfQuery(shown, choices))
  }

  return { $filter, choose, applyQuery, stop }
}

/** The filter of a list and how to change it; back, reload and links keep it, because it stands in the URL's query. */
export function useListQuery<C extends string, S extends string>(
  choices: ListChoices<C, S>,
): readonly [filter: ListFilter<C, S>, choose: (part: Partial<ListFilter<C, S>>) => void] {
  const { path, search, navigate } = useNavigation()
  const [query] = useState(() => createListQuery(choices, search, () => location.search))
  const filter = useSyncExternalStore(query.$filter.listen, query.$filter.get, query.$filter.get)
  useEffect(() => query.applyQuery(search), [query, search])
  useEffect(() => query.stop, [query])
  return [filter, (part) => query.choose(part, (next, options) => navigate(path + next, options))]
}
