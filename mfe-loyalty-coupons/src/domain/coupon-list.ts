import { matchesWords } from '@delikaterie/shared-contracts/domain/matches-words'
import type { CouponCategory } from './coupon-category.ts'
import type { MemberCoupon } from './member-coupon.ts'

export const sortOrders = ['recommended', 'endingSoon'] as const
export type SortOrder = (typeof sortOrders)[number]

/** What a member looks for; null is the category Alle. */
export type CouponFilter = { category: CouponCategory | null; text: string; sort: SortOrder }

export const everyCoupon: CouponFilter = { category: null, text: '', sort: 'recommended' }

/** The coupons to show. Activating one never moves it: the list stays still under the finger. */
export function visibleCoupons(
  coupons: readonly MemberCoupon[],
  { category, text, sort }: CouponFilter,
): MemberCoupon[] {
  const found = coupons
    .filter(({ categories }) => category === null || categories.includes(category))
    .filter(({ title, subTitle }) => matchesWords(`${title} ${subTitle}`, text))
  return sort === 'recommended' ? found : found.toSorted((one, other) => endOf(one) - endOf(other))
}

/** Milliseconds since 1970; a coupon without an end ends last. */
function endOf({ validTo }: MemberCoupon): number {
  const end = Date.parse(validTo)
  return Number.isNaN(end) ? Number.MAX_SAFE_INTEGER : end
}
