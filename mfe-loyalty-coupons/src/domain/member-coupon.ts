import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { availabilityOf, type Availability } from '@delikaterie/shared-contracts/domain/availability'
import { isReward } from '@delikaterie/shared-contracts/domain/coupon-usage'
import { labelsOf, type CouponLabel } from '@delikaterie/shared-contracts/domain/coupon-label'
import { coverImage } from '@delikaterie/shared-contracts/domain/cover-image'
import { couponTitle } from '@delikaterie/shared-contracts/messages/coupon-title'
import { categoriesOf, placesOf, type CouponCategory } from './coupon-category.ts'

/** A member's Aktion as the page shows it. Dates are ISO timestamps, empty without a limit. */
export type MemberCoupon = {
  /** The account coupon's id, which the activation call needs; the coupon's own id without one. */
  id: string
  title: string
  subTitle: string
  /** Absolute URL; empty without an image. */
  image: string
  labels: readonly CouponLabel[]
  validFrom: string
  validTo: string
  availability: Availability
  places: readonly string[]
  categories: readonly CouponCategory[]
  /** The provider's value; later changes by the member are in `$switches`. */
  activated: boolean
  switchable: boolean
}

export function toMemberCoupon(coupon: Coupon): MemberCoupon {
  const availability = availabilityOf(coupon)
  const { activatable, activated } = coupon.activation
  // Active coupons can always be switched off, even without uses left or when they may not be activated again.
  const isOffered = activated || (activatable && availability.kind !== 'soldOut')
  return {
    id: coupon.accountCouponId ?? coupon.couponId,
    title: couponTitle(coupon),
    subTitle: coupon.i18nFields.de.subTitle,
    image: coverImage(coupon.images),
    labels: labelsOf(coupon),
    validFrom: coupon.validFrom,
    validTo: coupon.validTo,
    availability,
    places: placesOf(coupon),
    categories: categoriesOf(coupon),
    activated,
    switchable: isOffered && coupon.accountCouponId !== null,
  }
}

/** The Aktionen among a member's coupons, in the provider's order. */
export const memberCouponsOf = (coupons: readonly Coupon[]): MemberCoupon[] =>
  coupons.filter((coupon) => !isReward(coupon)).map(toMemberCoupon)
