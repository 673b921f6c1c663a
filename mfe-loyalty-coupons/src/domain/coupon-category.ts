import type { Coupon } from '@portal/shared-contracts/calls'
import { couponPlaces, isCouponPlace, type CouponPlace } from '@portal/shared-contracts/coupon/coupon-place'

/** The filter categories except Alle, in the order in which they are shown. */
export const couponCategories = ['Multiplikatoren', 'Discounts', ...couponPlaces] as const
export type CouponCategory = (typeof couponCategories)[number]

/** The redeem action of the coupons in a category that is no place. */
const actionTypes: Readonly<Record<Exclude<CouponCategory, CouponPlace>, string>> = {
  Multiplikatoren: 'MULTIPLIERACTION',
  Discounts: 'DISCOUNTACTION',
}

type Source = Pick<Coupon, 'redeemActions' | 'pointsOfRedemption' | 'customProperties'>

/** Where a coupon can be redeemed, as named by the provider and without duplicates. */
export const placesOf = ({ pointsOfRedemption }: Pick<Source, 'pointsOfRedemption'>): string[] => [
  ...new Set(pointsOfRedemption.flatMap(({ value }) => namesIn(value))),
]

/**
 * The categories of a coupon: by its redeem actions, its places, and the provider's custom
 * property `category` (docs/product/coupons.md).
 */
export function categoriesOf(coupon: Source): CouponCategory[] {
  const hasAction = (type: string): boolean => coupon.redeemActions.some(({ actionType }) => actionType === type)
  const own = coupon.customProperties.filter(({ name }) => name === 'category').flatMap(({ value }) => namesIn(value))
  const named = new Set([...placesOf(coupon), ...own].map((name) => name.toLowerCase()))
  return couponCategories.filter((category) =>
    isCouponPlace(category) ? named.has(category.toLowerCase()) : hasAction(actionTypes[category]),
  )
}

/** One value may hold several names, separated by commas. */
const namesIn = (value: string): string[] =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
