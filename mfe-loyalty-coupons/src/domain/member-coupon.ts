import { validityMoment, daysLeft } from '@portal/shared-contracts/dates/berlin-time'
import type { Coupon } from '@portal/shared-contracts/calls'
import { availabilityOf } from '@portal/shared-contracts/coupon/availability'
import { isReward } from '@portal/shared-contracts/coupon/coupon-usage'
import { labelsOf } from '@portal/shared-contracts/coupon/coupon-label'
import { searchable } from '@portal/shared-contracts/lists/matches-words'
import { pathId } from '@portal/shared-contracts/calls/path-id'
import { couponTitle } from '@portal/shared-contracts/coupon/coupon-title'
import { categoriesOf, placesOf } from './coupon-category.ts'

type Image = { path: string; tags: readonly string[] }

/**
 * Addresses of the first picture without the tag BACKGROUND, empty without one, and of the first with it, which lies
 * behind the other; a background alone is the picture.
 */
export function picturesOf(images: readonly Image[]): { front: string; background: string | null } {
  const named = images.filter(({ path }) => path.trim() !== '')
  const isBackground = ({ tags }: Image): boolean => tags.includes('BACKGROUND')
  const background = named.find(isBackground)?.path ?? null
  const front = named.find((image) => !isBackground(image))?.path
  return front === undefined ? { front: background ?? '', background: null } : { front, background }
}

/** A member's Aktion as the page shows it. Dates are ISO timestamps, empty without a limit. */
export function toMemberCoupon(coupon: Coupon, now: Date) {
  const { validFrom, validTo, activation } = coupon
  const { activatable, activated } = activation
  const availability = availabilityOf(coupon)
  const title = couponTitle(coupon)
  const { subTitle } = coupon.i18nFields.de
  // Active coupons can always be switched off, even without uses left or when they may not be activated again.
  const isOffered = activated || (activatable && availability.kind !== 'soldOut')
  const { accountCouponId } = coupon
  const isSendable = accountCouponId === null || pathId.test(accountCouponId)
  return {
    /** The account coupon's id, which the activation call needs; the coupon's own id without one. */
    id: accountCouponId ?? coupon.couponId,
    title,
    subTitle,
    /** The text that a search looks through. */
    searchText: searchable(`${title} ${subTitle}`),
    pictures: picturesOf(coupon.images),
    labels: labelsOf(coupon),
    validFrom,
    validTo,
    /** Milliseconds since 1970 between which the coupon is valid. */
    starts: validityMoment(validFrom, 'start') ?? -Infinity,
    ends: validityMoment(validTo, 'end') ?? Infinity,
    /** As of the time when the list was loaded. */
    ending: endingOf(validTo, now),
    availability,
    places: placesOf(coupon),
    categories: categoriesOf(coupon),
    /** The provider's value; later changes by the member are in `$switches`. */
    activated,
    switchable: isOffered && accountCouponId !== null && isSendable,
    /** Whether it would have a switch, but the activation call cannot name its id. */
    elsewhereOnly: isOffered && !isSendable,
  }
}
export type MemberCoupon = ReturnType<typeof toMemberCoupon>

/** Whether no use is left, and the coupon cannot be switched. An active one without a use left keeps its switch. */
export const isUsedUp = ({ availability, switchable }: MemberCoupon): boolean =>
  availability.kind === 'soldOut' && !switchable

export type CouponCounts = {
  all: number
  active: number
  usedUp: number
  elsewhereOnly: number
  withoutActivation: number
}

/** How many of the coupons are active, and how many others cannot be activated, by reason. */
export function countCoupons(
  coupons: readonly MemberCoupon[],
  switches: Readonly<Record<string, { activated: boolean }>>,
): CouponCounts {
  const inactive = coupons.filter(({ id }) => switches[id]?.activated !== true)
  const usedUp = inactive.filter(isUsedUp).length
  const elsewhereOnly = inactive.filter((coupon) => coupon.elsewhereOnly).length
  const withoutActivation = inactive.filter((coupon) => !coupon.switchable).length - usedUp - elsewhereOnly
  return { all: coupons.length, active: coupons.length - inactive.length, usedUp, elsewhereOnly, withoutActivation }
}

/** The Aktionen among a member's coupons, in the provider's order. */
export const memberCouponsOf = (coupons: readonly Coupon[], now: Date): MemberCoupon[] =>
  coupons.filter((coupon) => !isReward(coupon)).map((coupon) => toMemberCoupon(coupon, now))

/** The first coupon of each id: one that is sent twice is shown once. */
export function uniqueCoupons(coupons: readonly MemberCoupon[]): MemberCoupon[] {
  const seen = new Set<string>()
  return coupons.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/**
 * Whether 'Alle aktivieren' may activate the coupon: it has a switch that is off, and it is valid now (ms since 1970).
 */
export const canActivate = ({ switchable, starts, ends }: MemberCoupon, isActive: boolean | undefined, now: number) =>
  switchable && isActive === false && starts <= now && now <= ends

/** Days before its end from which a coupon is shown as ending soon. */
const soonDays = 7

/** Milliseconds after which an end is not soon, whatever the hour; calendar days cost too much for a long list. */
const farAway = (soonDays + 2) * 86_400_000

/** `days` are calendar days in Berlin; 0 is today. */
export type Ending = { kind: 'open' } | { kind: 'soon'; days: number } | { kind: 'over' }

/** `validTo` is an ISO timestamp, or empty for a coupon without an end. */
export function endingOf(validTo: string, now: Date): Ending {
  const end = validityMoment(validTo, 'end')
  if (end === null || end > now.getTime() + farAway) return { kind: 'open' }
  if (end < now.getTime()) return { kind: 'over' }
  const days = daysLeft(validTo, now)
  return days === null || days > soonDays ? { kind: 'open' } : { kind: 'soon', days }
}

const isSameEnding = (one: Ending, other: Ending): boolean =>
  one.kind === other.kind && (one.kind !== 'soon' || other.kind !== 'soon' || one.days === other.days)

function asOf(coupon: MemberCoupon, now: Date): MemberCoupon {
  const ending = endingOf(coupon.validTo, now)
  return isSameEnding(ending, coupon.ending) ? coupon : { ...coupon, ending }
}

/** The coupons with their endings as of another time; the same list if none has changed. */
export function withEndings(coupons: readonly MemberCoupon[], now: Date): readonly MemberCoupon[] {
  const current = coupons.map((coupon) => asOf(coupon, now))
  return current.some((coupon, index) => coupon !== coupons[index]) ? current : coupons
}
