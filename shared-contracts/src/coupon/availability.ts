/** How often a coupon can still be redeemed; null: no limit for the member, or none for all members together. */
export type Availability =
  | { kind: 'unlimited' }
  | { kind: 'limited'; member: number | null; programme: number | null }
  | { kind: 'soldOut'; by: 'member' | 'programme' }

type Counts = {
  maxRedeemCount: number | null
  redeemCount: number
  maxRedeemCountGlobal: number | null
  redeemCountGlobal: number
}

/** Remaining redemptions; without a `max` there is no limit. */
const remainingUses = (max: number | null, used: number): number | null =>
  max === null ? null : Math.max(0, max - used)

/** `max − used` of the member and of all members (`…Global`), as rules coupons-10 to coupons-12 say. */
export function availabilityOf(counts: Counts): Availability {
  const member = remainingUses(counts.maxRedeemCount, counts.redeemCount)
  const programme = remainingUses(counts.maxRedeemCountGlobal, counts.redeemCountGlobal)
  if (programme === 0) return { kind: 'soldOut', by: 'programme' }
  if (member === 0) return { kind: 'soldOut', by: 'member' }
  return member === null && programme === null ? { kind: 'unlimited' } : { kind: 'limited', member, programme }
}
