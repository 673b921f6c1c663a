/*
 * A visit is one opening of a reward: the entry of the browser's history that opened it and those of its steps
 * (docs/product/rewards-and-orders.md rules 29 and 57). Each has the visit's name and its own number.
 */
const entryState = (): { visit?: unknown; depth?: unknown } | null => history.state

/** The name of the current entry's visit: the same after a reload and on the way back, another one in another tab. */
export function currentVisit(): string {
  const state = entryState()
  if (typeof state?.visit === 'string') return state.visit
  const visit = crypto.randomUUID()
  nameEntry(visit, 0)
  return visit
}

/** How many entries of its visit are before the current one. */
export function visitDepth(): number {
  const depth = entryState()?.depth
  return typeof depth === 'number' ? depth : 0
}

/** Milliseconds; a browser that does not go back must not keep the page waiting. */
const longestTraversal = 1_000

/** Goes back from a step of the visit to its first entry; resolves once that is the current one. */
export const leaveVisit = (visit: string): Promise<void> =>
  new Promise((resolve) => {
    const depth = visitDepth()
    if (depth === 0 || entryState()?.visit !== visit) return resolve()
    addEventListener('popstate', () => resolve(), { once: true })
    setTimeout(resolve, longestTraversal)
    history.go(-depth)
  })

/** Makes the current entry part of a visit. The router keeps its own fields in the same object. */
export const nameEntry = (visit: string, depth: number): void =>
  history.replaceState({ ...entryState(), visit, depth }, '')

/** The query of the current entry of the reward at `path`; the page follows it in a later task and has `search` till then. */
export const currentSearch = (path: string, search: string): string =>
  // A page that embeds the remote has an address of its own.
  location.pathname === path ? location.search : search

/** Whether the current entry shows this query and belongs to no visit yet. */
export const isNewEntry = (search: string): boolean =>
  // In a page that embeds the remote the query is not in the address, and its history is not the remote's.
  location.search === search && typeof entryState()?.visit !== 'string'
