/** How often a coupon can still be redeemed. */
export type Availability =
  { kind: 'unlimited' } | { kind: 'limited'; left: number } | { kind: 'soldOut'; by: 'member' | 'programme' }

type Counts = {
  maxRedeemCount: number | null
  redeemCount: number
  maxRedeemCountGlobal: number | null
  redeemCountGlobal: number
}

/** Remaining redemptions; without a `max` there is no limit. */
const remainingUses = (max: number | null, used: number): number => (max === null ? Infinity : Math.max(0, max - used))

/** The smaller of `max − used` of the member and of all members (`…Global`). */
export function availabilityOf(counts: Counts): Availability {
  const ofMember = remainingUses(counts.maxRedeemCount, counts.redeemCount)
  const ofProgramme = remainingUses(counts.maxRedeemCountGlobal, counts.redeemCountGlobal)
  if (ofProgramme === 0) return { kind: 'soldOut', by: 'programme' }
  if (ofMember === 0) return { kind: 'soldOut', by: 'member' }
  const left = Math.min(ofMember, ofProgramme)
  return left === Infinity ? { kind: 'unlimited' } : { kind: 'limited', left }
}
