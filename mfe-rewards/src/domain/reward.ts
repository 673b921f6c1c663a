import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { availabilityOf, type Availability } from '@delikaterie/shared-contracts/domain/availability'
import { isReward } from '@delikaterie/shared-contracts/domain/coupon-usage'
import { coverImage } from '@delikaterie/shared-contracts/domain/cover-image'
import { redeemAction, type RedeemAction } from '@delikaterie/shared-contracts/domain/coupon-label'
import { categoryOf, type RewardCategory } from './reward-category.ts'

/** A reward as the pages show it. Dates are ISO, empty if unknown. */
export type Reward = {
  couponId: string
  title: string
  subTitle: string
  /** Absolute URL; empty shows the placeholder. */
  image: string
  /** Points; a reward without a price (null) cannot be ordered. */
  price: number | null
  validFrom: string
  validTo: string
  availability: Availability
  category: RewardCategory | null
  actions: readonly RedeemAction[]
}

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
