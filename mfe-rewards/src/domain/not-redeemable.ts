import type { Reward } from './reward.ts'

/** Whether a balance covers a price; `unknown` while one of them is not known. */
export type Affordability = { kind: 'affordable' } | { kind: 'missing'; points: number } | { kind: 'unknown' }

export function affordabilityOf(price: number | null, balance: number | null): Affordability {
  if (price === null || balance === null) return { kind: 'unknown' }
  return balance >= price ? { kind: 'affordable' } : { kind: 'missing', points: price - balance }
}

/** Why a reward cannot be redeemed now; shown instead of the form. */
export type NotRedeemableReason =
  | { kind: 'soldOut'; by: 'member' | 'programme' }
  | { kind: 'unpriced' }
  | { kind: 'notYetValid'; from: string }
  | { kind: 'expired' }
  | { kind: 'pointsMissing'; points: number }

/** The first reason, or null for a reward that can be redeemed. `now` in ms since 1970. */
export function notRedeemableReason(reward: Reward, balance: number | null, now: number): NotRedeemableReason | null {
  const { availability, price, validFrom, starts, ends } = reward
  if (availability.kind === 'soldOut') return availability
  if (price === null) return { kind: 'unpriced' }
  if (now < starts) return { kind: 'notYetValid', from: validFrom }
  if (now > ends) return { kind: 'expired' }
  const affordability = affordabilityOf(price, balance)
  return affordability.kind === 'missing' ? { kind: 'pointsMissing', points: affordability.points } : null
}
