import * as facts from '../facts/brand-facts.ts'
import type { CouponLabel } from './coupon-label.ts'
import { labelText } from './coupon-label-messages.ts'
import { couponPlaceOf } from './coupon-place.ts'

/** A place within a sentence; one that is no category stays as the provider writes it. */
export function placeText(place: string): string {
  const category = couponPlaceOf(place) ?? place
  return facts.couponPlaces.find(({ name }) => name === category)?.at ?? place
}

/** Whether a label says what a coupon gives; 'geschenkt' does not say what, and a price is none. */
const namesBenefit: Readonly<Record<CouponLabel['kind'], boolean>> = {
  price: false,
  extraPoints: true,
  multiplier: true,
  discount: true,
  gift: false,
  donation: true,
  unknown: false,
}

type Named = { labels: readonly CouponLabel[]; title: string }

/** What an active coupon gives: its first label that says it, else its title. */
export function couponName({ labels, title }: Named): string {
  const label = labels.find(({ kind }) => namesBenefit[kind])
  return label === undefined ? title : labelText(label)
}

/** What an active coupon gives and where; without a place if none is known. */
export const nameAndPlaces = (coupon: Named, places: readonly string[]): string =>
  [couponName(coupon), places.map(placeText).join(' und ')].filter((text) => text !== '').join(' ')
