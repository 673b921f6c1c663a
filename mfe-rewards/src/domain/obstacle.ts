import { affordability } from './affordability.ts'
import type { Reward } from './reward.ts'

/** Why a reward cannot be redeemed now, so that nobody fills in a form in vain. */
export type Obstacle =
  | { kind: 'soldOut'; by: 'member' | 'programme' }
  | { kind: 'unpriced' }
  | { kind: 'notYet'; from: string }
  | { kind: 'over' }
  | { kind: 'points'; missing: number }

/** The first obstacle, or null. `now` in ms since 1970. */
export function obstacleOf(reward: Reward, balance: number | null, now: number): Obstacle | null {
  const { availability, price, validFrom, validTo } = reward
  if (availability.kind === 'soldOut') return availability
  if (price === null) return { kind: 'unpriced' }
  // Comparing with NaN is false: a missing or unreadable date hinders nobody.
  if (now < Date.parse(validFrom)) return { kind: 'notYet', from: validFrom }
  if (now > Date.parse(validTo)) return { kind: 'over' }
  const means = affordability(price, balance)
  return means.kind === 'missing' ? { kind: 'points', missing: means.points } : null
}
