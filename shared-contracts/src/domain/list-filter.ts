import { slug } from './slug.ts'

/** Filter and sort order of a list; the category null means all. */
export type ListFilter<C extends string, S extends string> = { category: C | null; text: string; sort: S }

/** What a list can be filtered and sorted by; the first sort order is the default. */
export type ListChoices<C extends string, S extends string> = {
  categories: readonly C[]
  sorts: readonly [S, ...S[]]
}

/** Characters of a search text. */
export const maxSearchLength = 80

/** Names in the URL's query. */
const names = { category: 'kategorie', text: 'suche', sort: 'sortierung' }

/** The filter in a URL's query; unknown values are ignored. */
export function filterOfQuery<C extends string, S extends string>(
  search: string,
  { categories, sorts }: ListChoices<C, S>,
): ListFilter<C, S> {
  const query = new URLSearchParams(search)
  const category = slug(query.get(names.category) ?? '')
  const sort = query.get(names.sort)
  return {
    category: categories.find((known) => slug(known) === category) ?? null,
    text: (query.get(names.text) ?? '').slice(0, maxSearchLength),
    sort: sorts.find((known) => known === sort) ?? sorts[0],
  }
}

/** The query with the given filter, `?kategorie=im-laden`; its other parameters stay. Empty without any. */
export function queryOfFilter<C extends string, S extends string>(
  search: string,
  { category, text, sort }: ListFilter<C, S>,
  { sorts }: ListChoices<C, S>,
): string {
  const query = new URLSearchParams(search)
  const values = { category: slug(category ?? ''), text: text.trim(), sort: sort === sorts[0] ? '' : sort }
  for (const name of ['category', 'text', 'sort'] as const) {
    if (values[name] === '') query.delete(names[name])
    else query.set(names[name], values[name])
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}
