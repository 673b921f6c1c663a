import { matchesWords } from '@delikaterie/shared-contracts/domain/matches-words'
import type { CouponCategory } from './coupon-category.ts'
import type { MemberCoupon } from './member-coupon.ts'

export const sortOrders = ['recommended', 'endingSoon'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The category null is Alle. */
export type CouponFilter = { category: CouponCategory | null; text: string; sort: SortOrder }

export const everyCoupon: CouponFilter = { category: null, text: '', sort: 'recommended' }

/** The coupons to show. The order does not depend on the activation, so switching a coupon does not move it. */
export function visibleCoupons(
  coupons: readonly MemberCoupon[],
  { category, text, sort }: CouponFilter,
): MemberCoupon[] {
  const found = coupons
    .filter(({ categories }) => category === null || categories.includes(category))
    .filter(({ title, subTitle }) => matchesWords(`${title} ${subTitle}`, text))
  return sort === 'recommended' ? found : found.toSorted((one, other) => endOf(one) - endOf(other))
}

/** Milliseconds since 1970; coupons without an end sort last. */
function endOf({ validTo }: MemberCoupon): number {
  const end = Date.parse(validTo)
  return Number.isNaN(end) ? Number.MAX_SAFE_INTEGER : end
}
