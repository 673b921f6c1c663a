/** Seconds; the edge knows no order that is older. */
const maxAge = 99_999_999

/**
 * The `Idempotency-Key` header of an order. One that may have been sent before says how many seconds ago it was stored,
 * so that an edge whose journal was lost does not take it for a new order (docs/product/rewards-and-orders.md rule 53).
 * Times in ms.
 */
export function orderKey(key: string, mayBeSent: boolean, storedAt: number, now: number): string {
  if (!mayBeSent) return key
  const seconds = Math.ceil((now - storedAt) / 1000)
  return `${key};age=${Math.min(Math.max(seconds, 0), maxAge)}`
}
