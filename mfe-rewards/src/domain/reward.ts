import { validityMoment } from '@delikaterie/shared-contracts/berlin-time'
import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { availabilityOf } from '@delikaterie/shared-contracts/domain/availability'
import { isReward } from '@delikaterie/shared-contracts/domain/coupon-usage'
import { coverImage } from '@delikaterie/shared-contracts/domain/cover-image'
import { searchable } from '@delikaterie/shared-contracts/domain/matches-words'
import { labelsOf, redeemAction } from '@delikaterie/shared-contracts/domain/coupon-label'
import { couponTitle } from '@delikaterie/shared-contracts/messages/coupon-title'
import { categoryOf } from './reward-category.ts'

/**
 * Points that redeeming costs: `points`, else the value of a FIXEDPOINTACTION; null without either, and the reward
 * cannot be ordered (docs/product/rewards-and-orders.md rules 12 and 13).
 */
function priceOf({ points, redeemActions, usageType }: Coupon): number | null {
  if (points !== null && points > 0) return points
  const price = redeemActions.map((action) => redeemAction(action, usageType)).find(({ kind }) => kind === 'price')
  const fixed = price?.kind === 'price' ? Number(price.points) : 0
  return fixed > 0 && Number.isFinite(fixed) ? fixed : null
}

/** A reward, or a highlighted Aktion, as the pages show it. Dates are ISO, empty if unknown. */
export const toReward = (coupon: Coupon) => ({
  couponId: coupon.couponId,
  /** False for an Aktion, which cannot be redeemed here. */
  isReward: isReward(coupon),
  title: couponTitle(coupon),
  subTitle: coupon.i18nFields.de.subTitle,
  searchText: searchable(`${couponTitle(coupon)} ${coupon.i18nFields.de.subTitle}`),
  /** Absolute URL; empty shows the placeholder. */
  image: coverImage(coupon.images),
  price: priceOf(coupon),
  validFrom: coupon.validFrom,
  validTo: coupon.validTo,
  /** ms since 1970; infinite without a valid date. */
  starts: validityMoment(coupon.validFrom, 'start') ?? -Infinity,
  ends: validityMoment(coupon.validTo, 'end') ?? Infinity,
  availability: availabilityOf(coupon),
  category: categoryOf(coupon),
  /** What redeeming gives; the price is not repeated. */
  labels: labelsOf(coupon).filter(({ kind }) => kind !== 'price'),
})
export type Reward = ReturnType<typeof toReward>

/** The rewards among a member's coupons, in the provider's order. */
export const rewardsOf = (coupons: readonly Coupon[]): Reward[] => coupons.filter(isReward).map(toReward)

/** The first reward of each id: one that is sent twice is shown once. */
export function uniqueRewards<R extends Pick<Reward, 'couponId'>>(rewards: readonly R[]): R[] {
  const seen = new Set<string>()
  return rewards.filter(({ couponId }) => !seen.has(couponId) && seen.add(couponId))
}
