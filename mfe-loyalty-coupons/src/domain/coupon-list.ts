import type { ListFilter } from '@portal/shared-contracts/lists/list-filter'
import { wordFinder } from '@portal/shared-contracts/lists/matches-words'
import { couponCategories } from './coupon-category.ts'
import type { MemberCoupon } from './member-coupon.ts'

export const sortOrders = ['recommended', 'endingSoon'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The category null is Alle. */
export type CouponFilter = ListFilter<string, SortOrder>

/** What the URL's query can choose. */
export const couponChoices = { categories: couponCategories, sorts: sortOrders }

/** The filter that shows every coupon. */
export const noFilter = { category: null, text: '' } as const

/** 1 for a coupon without a use left. */
const usedUp = ({ availability }: MemberCoupon): number => Number(availability.kind === 'soldOut')

/**
 * The coupons in the chosen order; the recommended one is the provider's with those that are used up at the end. It
 * does not depend on the activation, so switching a coupon does not move it.
 */
export const sortCoupons = (coupons: readonly MemberCoupon[], sort: SortOrder): readonly MemberCoupon[] =>
  coupons.toSorted((one, other) =>
    // Two coupons without an end are equal; the difference of their ends is not a number.
    sort === 'recommended' ? usedUp(one) - usedUp(other) : one.ends - other.ends || 0,
  )

/** The coupons of the chosen category that contain every typed word. */
export function matchingCoupons(
  coupons: readonly MemberCoupon[],
  { category, text }: Pick<CouponFilter, 'category' | 'text'>,
): MemberCoupon[] {
  const hasWords = wordFinder(text)
  return coupons.filter(
    ({ categories, searchText }) => (category === null || categories.includes(category)) && hasWords(searchText),
  )
}
