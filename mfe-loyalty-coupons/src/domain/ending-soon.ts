import { sortCoupons } from './coupon-list.ts'
import type { MemberCoupon } from './member-coupon.ts'

const shownCoupons = 3

/** The coupons that end soon and can still be used, those that end first at the start. */
export const endingSoon = (coupons: readonly MemberCoupon[]): readonly MemberCoupon[] =>
  sortCoupons(coupons, 'endingSoon')
    .filter((coupon) => coupon.ending.kind === 'soon' && coupon.availability.kind !== 'soldOut')
    .slice(0, shownCoupons)
