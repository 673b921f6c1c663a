import type { Coupon } from '@portal/shared-contracts/calls'
import { couponPlaceOf, couponPlaces } from '@portal/shared-contracts/coupon/coupon-place'

/** The filter categories except Alle, in the order in which they are shown. */
export const couponCategories: readonly string[] = ['Multiplikatoren', 'Discounts', ...couponPlaces]

/** The redeem action of the coupons in a category that is no place. */
const actionTypes: Readonly<Record<string, string>> = {
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
export function categoriesOf(coupon: Source): string[] {
  const hasAction = (type: string): boolean => coupon.redeemActions.some(({ actionType }) => actionType === type)
  const own = coupon.customProperties.filter(({ name }) => name === 'category').flatMap(({ value }) => namesIn(value))
  const named = new Set([...placesOf(coupon), ...own].map(couponPlaceOf))
  return couponCategories.filter((category) => {
    const action = actionTypes[category]
    return named.has(category) || (action !== undefined && hasAction(action))
  })
}

/** One value may hold several names, separated by commas. */
const namesIn = (value: string): string[] =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
