import { remainingUses } from './remaining-uses.ts'

/** How often a coupon can still be redeemed. */
export type Availability =
  { kind: 'unlimited' } | { kind: 'limited'; left: number } | { kind: 'soldOut'; by: 'member' | 'programme' }

type Counts = {
  maxRedeemCount: number | null
  redeemCount: number
  maxRedeemCountGlobal: number | null
  redeemCountGlobal: number
}

/** The smaller of `max − used` of the member and of all members (`…Global`). */
export function availabilityOf(counts: Counts): Availability {
  const ofMember = remainingUses(counts.maxRedeemCount, counts.redeemCount)
  const ofProgramme = remainingUses(counts.maxRedeemCountGlobal, counts.redeemCountGlobal)
  if (ofProgramme.kind === 'limited' && ofProgramme.left === 0) return { kind: 'soldOut', by: 'programme' }
  if (ofMember.kind === 'limited' && ofMember.left === 0) return { kind: 'soldOut', by: 'member' }
  const left = [ofMember, ofProgramme].flatMap((uses) => (uses.kind === 'limited' ? [uses.left] : []))
  return left.length === 0 ? { kind: 'unlimited' } : { kind: 'limited', left: Math.min(...left) }
}
