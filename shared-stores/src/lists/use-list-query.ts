import { useNavigation } from '@portal/shared-contracts/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ListChoices, ListFilter } from '@portal/shared-contracts/domain/list-filter'
import { createListQuery } from './list-query.ts'

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
