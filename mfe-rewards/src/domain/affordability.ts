/** Whether a balance covers a price; `unknown` while one of them is not known. */
export type Affordability = { kind: 'affordable' } | { kind: 'missing'; points: number } | { kind: 'unknown' }

export function affordabilityOf(price: number | null, balance: number | null): Affordability {
  if (price === null || balance === null) return { kind: 'unknown' }
  return balance >= price ? { kind: 'affordable' } : { kind: 'missing', points: price - balance }
}
