import type { Coupon } from '@delikaterie/shared-contracts/calls'

/** Coupon filter categories besides Alle (spec §9), in its order. */
export const couponCategories = [
  'Multiplikatoren',
  'Discounts',
  'Im Laden',
  'Im Online-Shop',
  'Gastronomie',
  'Academy',
] as const
export type CouponCategory = (typeof couponCategories)[number]

type Source = Pick<Coupon, 'redeemActions' | 'pointsOfRedemption' | 'customProperties'>

/** Where a coupon can be redeemed, in the provider's words, each place once. */
export const placesOf = ({ pointsOfRedemption }: Pick<Source, 'pointsOfRedemption'>): string[] => [
  ...new Set(pointsOfRedemption.flatMap(({ value }) => namesIn(value))),
]

/**
 * The categories of a coupon: by what redeeming does, and by the places and the custom
 * property `category` the provider names (design §10, Aktion or Prämie).
 */
export function categoriesOf(coupon: Source): CouponCategory[] {
  const hasAction = (type: string): boolean => coupon.redeemActions.some(({ actionType }) => actionType === type)
  const own = coupon.customProperties.filter(({ name }) => name === 'category').flatMap(({ value }) => namesIn(value))
  const named = new Set([...placesOf(coupon), ...own].map((name) => name.toLowerCase()))
  return couponCategories.filter((category) => {
    if (category === 'Multiplikatoren') return hasAction('MULTIPLIERACTION')
    if (category === 'Discounts') return hasAction('DISCOUNTACTION')
    return named.has(category.toLowerCase())
  })
}

/** The provider lists several names in one value, separated by commas. */
const namesIn = (value: string): string[] =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
