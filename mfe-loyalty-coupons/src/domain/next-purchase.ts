import * as facts from '@portal/shared-contracts/facts/brand-facts'
import type { MemberCoupon } from './member-coupon.ts'

const { couponPlaces } = facts
const tills = couponPlaces.filter(({ hasTill }) => hasTill).map(({ name }) => name)
const others = couponPlaces.filter(({ hasTill }) => !hasTill).map(({ name }) => name)

/** The places in the order in which they are shown: those with a till first. */
const places = [...tills, ...others]

/** The place or no known place in the order of a till: a coupon without a known place may be for the till, too. */
const tillOrder: readonly (string | undefined)[] = [...tills, undefined, ...others]

/** Whether the coupon is active and has a redemption left. Its dates may not have come, or have passed. */
export const isActiveWithUses = ({ availability }: MemberCoupon, isActive: boolean | undefined): boolean =>
  isActive === true && availability.kind !== 'soldOut'

/** Whether the next purchase can use the coupon: it is active, valid now (ms since 1970), and has a redemption left. */
export const isUsable = (coupon: MemberCoupon, isActive: boolean | undefined, now: number): boolean =>
  isActiveWithUses(coupon, isActive) && coupon.starts <= now && now <= coupon.ends

/** The places of a coupon; none if the provider names no place that is a category. */
export const knownPlacesOf = ({ categories }: Pick<MemberCoupon, 'categories'>): string[] =>
  places.filter((place) => categories.includes(place))

/** The coupons of a place, or of no known place. */
export type PlaceCoupons = { place: string | null; coupons: readonly MemberCoupon[] }

/** The coupons by place; one with several places is in each of them. Coupons without a known place come last. */
export const byPlace = (coupons: readonly MemberCoupon[]): PlaceCoupons[] =>
  [...places, null].map((place) => ({
    place,
    coupons: coupons.filter((coupon) => {
      const known = knownPlacesOf(coupon)
      return place === null ? known.length === 0 : known.includes(place)
    }),
  }))

/** The coupons that can be for a till first, else in their order. */
export function forTill(coupons: readonly MemberCoupon[]): MemberCoupon[] {
  const rank = (coupon: MemberCoupon): number => tillOrder.indexOf(knownPlacesOf(coupon)[0])
  return coupons.toSorted((one, other) => rank(one) - rank(other))
}
