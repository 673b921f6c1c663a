import { validityMoment } from '@portal/shared-contracts/dates/berlin-time'
import type { Coupon } from '@portal/shared-contracts/calls'
import { availabilityOf, type Availability } from '@portal/shared-contracts/coupon/availability'
import { isReward } from '@portal/shared-contracts/coupon/coupon-usage'
import { coverImage } from '@portal/shared-contracts/coupon/cover-image'
import { searchable } from '@portal/shared-contracts/lists/matches-words'
import { labelsOf, redeemAction } from '@portal/shared-contracts/coupon/coupon-label'
import { couponTitle } from '@portal/shared-contracts/coupon/coupon-title'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import type { RewardCategoryFact } from '@portal/shared-contracts/brand/facts'

/** The categories of the filter except Alle. */
export const rewardCategories: readonly string[] = facts.rewardCategories.map(({ name }) => name)

export type RewardKind = RewardCategoryFact['kind']

/** How a reward of a category reaches the member; null for none or an unknown one. */
export const rewardKindOf = (category: string | null): RewardKind | null =>
  facts.rewardCategories.find(({ name }) => name === category)?.kind ?? null

const propertyOf = ({ customProperties }: Pick<Coupon, 'customProperties'>, property: string): string =>
  customProperties.find(({ name }) => name === property)?.value.trim() ?? ''

/** The category in a reward's custom properties; null for none or an unknown one. */
function categoryOf(coupon: Coupon): string | null {
  const sent = propertyOf(coupon, 'category').toLowerCase()
  const isSent = (value: string): boolean => value.toLowerCase() === sent
  return facts.rewardCategories.find(({ name, values = [name] }) => values.some(isSent))?.name ?? null
}

/**
 * Points that redeeming costs: `points`, else the value of a FIXEDPOINTACTION; null without either, and the reward
 * cannot be ordered (rules rewards-and-orders-12 and rewards-and-orders-13).
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

/** A reward with what only its own page shows: the custom property `description`, one paragraph per line. */
export const toRewardDetail = (coupon: Coupon) => ({
  ...toReward(coupon),
  description: propertyOf(coupon, 'description')
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean),
})
export type RewardDetail = ReturnType<typeof toRewardDetail>

/** The rewards among a member's coupons, in the provider's order. */
export const rewardsOf = (coupons: readonly Coupon[]): Reward[] => coupons.filter(isReward).map(toReward)

/** The first reward of each id: one that is sent twice is shown once. */
export function uniqueRewards<R extends Pick<Reward, 'couponId'>>(rewards: readonly R[]): R[] {
  const seen = new Set<string>()
  return rewards.filter(({ couponId }) => !seen.has(couponId) && seen.add(couponId))
}

/** Why a reward cannot be redeemed now; shown instead of the form. */
export type NotRedeemableReason =
  | { kind: 'soldOut'; by: 'member' | 'programme' }
  | { kind: 'unpriced' }
  | { kind: 'notYetValid'; from: string }
  | { kind: 'expired' }
  | { kind: 'pointsMissing'; points: number }

/** The first reason, or null for a reward that can be redeemed or whose balance is unknown. `now` in ms since 1970. */
export function notRedeemableReason(reward: Reward, balance: number | null, now: number): NotRedeemableReason | null {
  const { availability, price, validFrom, starts, ends } = reward
  if (availability.kind === 'soldOut') return availability
  if (price === null) return { kind: 'unpriced' }
  if (now < starts) return { kind: 'notYetValid', from: validFrom }
  if (now > ends) return { kind: 'expired' }
  return balance !== null && balance < price ? { kind: 'pointsMissing', points: price - balance } : null
}

const highlightLimit = 3

/** The first three coupons that are visible in the marketing app. */
export const highlightsOf = (coupons: readonly Coupon[]): Coupon[] =>
  uniqueRewards(coupons.filter(isHighlight)).slice(0, highlightLimit)

const isHighlight = ({ conditions }: Coupon): boolean =>
  conditions.some(
    ({ conditionType, conditionUsage, value }) =>
      conditionType === 'programUnit' && conditionUsage === 'REDEEM_VISIBILITY' && value.includes('marketingapp'),
  )

export const scarceBelow = 10

/** Whether so few are left for all that it is said in the colour of scarcity (rule rewards-and-orders-59). */
export const isScarce = (availability: Availability): boolean =>
  availability.kind === 'limited' && availability.programme !== null && availability.programme < scarceBelow
