import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { availabilityOf } from '@delikaterie/shared-contracts/domain/availability'
import { isReward } from '@delikaterie/shared-contracts/domain/coupon-usage'
import { coverImage } from '@delikaterie/shared-contracts/domain/cover-image'
import { redeemAction } from '@delikaterie/shared-contracts/domain/coupon-label'
import { couponTitle } from '@delikaterie/shared-contracts/messages/coupon-title'
import { categoryOf } from './reward-category.ts'

/** A reward as the pages show it. Dates are ISO, empty if unknown. */
export const toReward = (coupon: Coupon) => ({
  couponId: coupon.couponId,
  title: couponTitle(coupon),
  subTitle: coupon.i18nFields.de.subTitle,
  /** Absolute URL; empty shows the placeholder. */
  image: coverImage(coupon.images),
  /** Points; a reward without a price (null) cannot be ordered. */
  price: coupon.points,
  validFrom: coupon.validFrom,
  validTo: coupon.validTo,
  availability: availabilityOf(coupon),
  category: categoryOf(coupon),
  actions: coupon.redeemActions.map((action) => redeemAction(action, coupon.usageType)),
})
export type Reward = ReturnType<typeof toReward>

/** The rewards among a member's coupons, in the provider's order. */
export const rewardsOf = (coupons: readonly Coupon[]): Reward[] => coupons.filter(isReward).map(toReward)
