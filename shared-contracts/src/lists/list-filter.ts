import { slug } from '../text/slug.ts'

/**
 * Filter and sort order of a list; the category null means all. `from` and `to` are the first and last day of a period,
 * `YYYY-MM-DD`; empty or absent without a limit.
 */
export type ListFilter<C extends string, S extends string> = {
  category: C | null
  text: string
  sort: S
  from?: string
  to?: string
}

/** What a list can be filtered and sorted by; the first sort order is the default. */
export type ListChoices<C extends string, S extends string> = {
  categories: readonly C[]
  sorts: readonly [S, ...S[]]
  /** Whether the list has a period. */
  period?: boolean
}

/** Characters of a search text. */
export const maxSearchLength = 80

/** Names in the URL's query. */
const names = { category: 'kategorie', text: 'suche', sort: 'sortierung', from: 'von', to: 'bis' }

/** A calendar day as it is written, or an empty text for anything else. */
function dayOf(text: string | null): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}

/** The filter in a URL's query; unknown values are ignored. */
export function filterOfQuery<C extends string, S extends string>(
  search: string,
  { categories, sorts, period = false }: ListChoices<C, S>,
): ListFilter<C, S> {
  const query = new URLSearchParams(search)
  const category = slug(query.get(names.category) ?? '')
  const sort = query.get(names.sort)
  return {
    category: categories.find((known) => slug(known) === category) ?? null,
    text: (query.get(names.text) ?? '').slice(0, maxSearchLength),
    sort: sorts.find((known) => known === sort) ?? sorts[0],
    ...(period && { from: dayOf(query.get(names.from)), to: dayOf(query.get(names.to)) }),
  }
}

/** The query with the given filter, `?kategorie=im-laden`; its other parameters stay. Empty without any. */
export function queryOfFilter<C extends string, S extends string>(
  search: string,
  { category, text, sort, from = '', to = '' }: ListFilter<C, S>,
  { sorts, period = false }: ListChoices<C, S>,
): string {
  const query = new URLSearchParams(search)
  const values = {
    category: slug(category ?? ''),
    text: text.trim(),
    sort: sort === sorts[0] ? '' : sort,
    ...(period && { from, to }),
  }
  for (const [name, value] of Object.entries(values)) {
    const key = names[name as keyof typeof names]
    if (value === '') query.delete(key)
    else query.set(key, value)
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}
