import type { CouponCategory } from './coupon-category.ts'
import type { MemberCoupon } from './member-coupon.ts'

/** The categories that are places, in the order in which they are shown. */
export const couponPlaces = [
  'Im Laden',
  'Gastronomie',
  'Im Online-Shop',
  'Academy',
] as const satisfies readonly CouponCategory[]
export type CouponPlace = (typeof couponPlaces)[number]

/** Whether the coupon is active and has a redemption left. Its dates may not have come, or have passed. */
export const isActiveWithUses = ({ availability }: MemberCoupon, isActive: boolean | undefined): boolean =>
  isActive === true && availability.kind !== 'soldOut'

/** Whether the next purchase can use the coupon: it is active, valid now (ms since 1970), and has a redemption left. */
export const isUsable = (coupon: MemberCoupon, isActive: boolean | undefined, now: number): boolean =>
  isActiveWithUses(coupon, isActive) && coupon.starts <= now && now <= coupon.ends

/** The places of a coupon; none if the provider names no place that is a category. */
export const knownPlacesOf = ({ categories }: Pick<MemberCoupon, 'categories'>): CouponPlace[] =>
  couponPlaces.filter((place) => categories.includes(place))

/** The coupons of a place, or of no known place. */
export type PlaceCoupons = { place: CouponPlace | null; coupons: readonly MemberCoupon[] }

/** The coupons by place; one with several places is in each of them. Coupons without a known place come last. */
export const byPlace = (coupons: readonly MemberCoupon[]): PlaceCoupons[] =>
  [...couponPlaces, null].map((place) => ({
    place,
    coupons: coupons.filter((coupon) => {
      const places = knownPlacesOf(coupon)
      return place === null ? places.length === 0 : places.includes(place)
    }),
  }))

/** Places in the order of their use at a till; a coupon without a known place may be for it, too. */
const tillOrder: readonly (CouponPlace | null)[] = ['Im Laden', 'Gastronomie', null, 'Im Online-Shop', 'Academy']

/** The coupons that can be for a till first, else in their order. */
export function forTill(coupons: readonly MemberCoupon[]): MemberCoupon[] {
  const rank = (coupon: MemberCoupon): number => tillOrder.indexOf(knownPlacesOf(coupon)[0] ?? null)
  return coupons.toSorted((one, other) => rank(one) - rank(other))
}
