import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { availabilityOf, type Availability } from '@delikaterie/shared-contracts/domain/availability'
import { isReward } from '@delikaterie/shared-contracts/domain/coupon-usage'
import { coverImage } from '@delikaterie/shared-contracts/domain/cover-image'
import { categoriesOf, placesOf, type CouponCategory } from './coupon-category.ts'
import { labelsOf, type CouponLabel } from './coupon-label.ts'

/** A member's Aktion as the page shows it (spec §3, as displayed). Dates are ISO, empty when not given. */
export type MemberCoupon = {
  /** Addresses the activation; the coupon's own id where the provider gives no account coupon. */
  id: string
  title: string
  subTitle: string
  /** Absolute address of the picture; empty when there is none. */
  image: string
  labels: readonly CouponLabel[]
  validFrom: string
  validTo: string
  availability: Availability
  places: readonly string[]
  categories: readonly CouponCategory[]
  /** As the provider last told; what the member wished since stands in the activations. */
  activated: boolean
  /** Whether the member can switch it. */
  switchable: boolean
}

/** What the page shows of a coupon. */
export function toMemberCoupon(coupon: Coupon): MemberCoupon {
  const availability = availabilityOf(coupon)
  const { activatable, activated } = coupon.activation
  // What is active can be switched off (spec §4), even when nothing is left or no new activation is allowed.
  const isOffered = activated || (activatable && availability.kind !== 'soldOut')
  return {
    id: coupon.accountCouponId ?? coupon.couponId,
    title: coupon.i18nFields.de.title,
    subTitle: coupon.i18nFields.de.subTitle,
    image: coverImage(coupon.images),
    labels: labelsOf(coupon),
    validFrom: coupon.validFrom,
    validTo: coupon.validTo,
    availability,
    places: placesOf(coupon),
    categories: categoriesOf(coupon),
    activated,
    switchable: isOffered && coupon.accountCouponId !== undefined,
  }
}

/** The Aktionen among a member's coupons, in the provider's order. */
export const memberCouponsOf = (coupons: readonly Coupon[]): MemberCoupon[] =>
  coupons.filter((coupon) => !isReward(coupon)).map(toMemberCoupon)
