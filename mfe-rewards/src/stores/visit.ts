/*
 * A visit is one opening of a reward: the entry of the browser's history that opened it and those of its steps
 * (rules rewards-and-orders-29 and rewards-and-orders-57), which are the entries in a row with the path of the reward.
 * The browser lists them; one that does not (Safari before 26.2, Firefox before 147) shows a reloaded confirmation as
 * an order that was placed a moment ago, and passes the steps on the way back.
 */
/** ms after which a move in the history is not waited for. */
const longestMove = 1000

const pathOf = ({ url }: NavigationHistoryEntry): string => (url === null ? '' : new URL(url).pathname)

/** The entries of the current visit up to the current one; none where the browser does not list them. */
function visitEntries(): NavigationHistoryEntry[] {
  const current = 'navigation' in globalThis ? navigation.currentEntry : null
  if (current === null) return []
  const until = navigation.entries().slice(0, current.index + 1)
  return until.slice(until.findLastIndex((entry) => pathOf(entry) !== pathOf(current)) + 1)
}

/** The name of the current visit: the same after a reload and on the way back, another one in another tab. */
export const currentVisitId = (): string => visitEntries()[0]?.key ?? crypto.randomUUID()

/** Goes back from a step of the visit to its first entry; resolves once that is the current one. */
export async function returnToFirstEntry(visitId: string): Promise<void> {
  const [first, ...others] = visitEntries()
  // The member may have gone to another page, or forward again while the browser goes back.
  if (first?.key !== visitId || others.length === 0) return
  const committed = navigation.traverseTo(visitId).committed?.catch(() => {})
  // A placed order is shown in any case.
  await Promise.race([committed, new Promise((resolve) => setTimeout(resolve, longestMove))])
}

/** Goes back one entry if that belongs to the visit; returns whether it did. */
export function goBackInVisit(): boolean {
  const canGoBack = visitEntries().length > 1
  if (canGoBack) history.back()
  return canGoBack
}

/** Calls the listener when another entry is the current one, in the task in which the browser changes it. */
export function onEntryChange(listener: () => void): () => void {
  const [target, type] =
    'navigation' in globalThis ? ([navigation, 'currententrychange'] as const) : ([window, 'popstate'] as const)
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}
