import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { redeemAction, type RedeemAction } from '@delikaterie/shared-contracts/domain/redeem-action'
import { remainingUses } from '@delikaterie/shared-contracts/domain/remaining-uses'
import { categoryOf, type RewardCategory } from './reward-category.ts'

/** How often a reward can still be redeemed: the smaller of the member's and everybody's rest. */
export type Availability =
  | { kind: 'unlimited' }
  | { kind: 'limited'; left: number }
  | { kind: 'soldOut'; by: 'member' | 'programme' }

/** A reward as the pages show it (spec §3, as displayed). Dates are ISO, empty when not given. */
export type Reward = {
  couponId: string
  title: string
  subTitle: string
  /** Absolute address of the picture; empty gives the placeholder. */
  image: string
  /** Points; null when the provider names no price, and then it cannot be ordered. */
  price: number | null
  validFrom: string
  validTo: string
  availability: Availability
  category: RewardCategory | null
  actions: readonly RedeemAction[]
}

/** A Prämie; everything else is an Aktion (design §10). */
export const isReward = (coupon: Pick<Coupon, 'usageType'>): boolean => coupon.usageType === 'REWARD'

/** What the pages show of a coupon. */
export function toReward(coupon: Coupon): Reward {
  return {
    couponId: coupon.couponId,
    title: coupon.i18nFields.de.title,
    subTitle: coupon.i18nFields.de.subTitle,
    image: imageOf(coupon),
    price: coupon.points,
    validFrom: coupon.validFrom,
    validTo: coupon.validTo,
    availability: availabilityOf(coupon),
    category: categoryOf(coupon),
    actions: coupon.redeemActions.map((action) => redeemAction(action, coupon.usageType)),
  }
}

/** The rewards among a member's coupons, in the provider's order. */
export const rewardsOf = (coupons: readonly Coupon[]): Reward[] => coupons.filter(isReward).map(toReward)

function imageOf({ images }: Pick<Coupon, 'images'>): string {
  const background = images.find(({ tags }) => tags.includes('BACKGROUND'))
  return (background ?? images[0])?.path ?? ''
}

type Counts = Pick<Coupon, 'maxRedeemCount' | 'redeemCount' | 'maxRedeemCountGlobal' | 'redeemCountGlobal'>

/** Design §10: `max − used` per member and, with the `…Global` twins, overall. */
export function availabilityOf(counts: Counts): Availability {
  const mine = remainingUses(counts.maxRedeemCount, counts.redeemCount)
  const all = remainingUses(counts.maxRedeemCountGlobal, counts.redeemCountGlobal)
  if (all.kind === 'limited' && all.left === 0) return { kind: 'soldOut', by: 'programme' }
  if (mine.kind === 'limited' && mine.left === 0) return { kind: 'soldOut', by: 'member' }
  const left = [mine, all].flatMap((rest) => (rest.kind === 'limited' ? [rest.left] : []))
  return left.length === 0 ? { kind: 'unlimited' } : { kind: 'limited', left: Math.min(...left) }
}
