import { remainingUses } from './remaining-uses.ts'

/** How often a coupon can still be redeemed: the smaller of the member's and everybody's rest. */
export type Availability =
  { kind: 'unlimited' } | { kind: 'limited'; left: number } | { kind: 'soldOut'; by: 'member' | 'programme' }

type Counts = {
  maxRedeemCount: number | null
  redeemCount: number
  maxRedeemCountGlobal: number | null
  redeemCountGlobal: number
}

/** Design §10: `max − used` per member and, with the `…Global` twins, overall. */
export function availabilityOf(counts: Counts): Availability {
  const mine = remainingUses(counts.maxRedeemCount, counts.redeemCount)
  const all = remainingUses(counts.maxRedeemCountGlobal, counts.redeemCountGlobal)
  if (all.kind === 'limited' && all.left === 0) return { kind: 'soldOut', by: 'programme' }
  if (mine.kind === 'limited' && mine.left === 0) return { kind: 'soldOut', by: 'member' }
  const left = [mine, all].flatMap((rest) => (rest.kind === 'limited' ? [rest.left] : []))
  return left.length === 0 ? { kind: 'unlimited' } : { kind: 'limited', left: Math.min(...left) }
}
