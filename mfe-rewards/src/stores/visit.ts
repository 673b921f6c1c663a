/**
 * The name of this entry in the browser's history: the same after a reload and on the way back, another
 * one whenever the page is opened anew or in another tab (docs/product/rewards-and-orders.md rule 29).
 */
export function currentVisit(): string {
  const state: { visit?: unknown } | null = history.state
  if (typeof state?.visit === 'string') return state.visit
  const visit = crypto.randomUUID()
  // The router keeps its own fields in the same object.
  history.replaceState({ ...state, visit }, '')
  return visit
}
