import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { availabilityOf, type Availability } from '@delikaterie/shared-contracts/domain/availability'
import { isReward } from '@delikaterie/shared-contracts/domain/coupon-usage'
import { coverImage } from '@delikaterie/shared-contracts/domain/cover-image'
import { redeemAction, type RedeemAction } from '@delikaterie/shared-contracts/domain/redeem-action'
import { categoryOf, type RewardCategory } from './reward-category.ts'

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

/** What the pages show of a coupon. */
export function toReward(coupon: Coupon): Reward {
  return {
    couponId: coupon.couponId,
    title: coupon.i18nFields.de.title,
    subTitle: coupon.i18nFields.de.subTitle,
    image: coverImage(coupon.images),
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
