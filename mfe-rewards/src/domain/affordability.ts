/** Whether a balance pays a price; `unknown` while one of them is not known. */
export type Affordability = { kind: 'affordable' } | { kind: 'missing'; points: number } | { kind: 'unknown' }

/** Rewards need balance ≥ price and nothing else (design §10). */
export function affordability(price: number | null, balance: number | null): Affordability {
  if (price === null || balance === null) return { kind: 'unknown' }
  return balance >= price ? { kind: 'affordable' } : { kind: 'missing', points: price - balance }
}
