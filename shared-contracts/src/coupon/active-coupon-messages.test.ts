import { expect, test } from 'vitest'
import { nameAndPlaces, placeText } from './active-coupon-messages.ts'
import { couponPlaceOf } from './coupon-place.ts'
import { labelText } from './coupon-label-messages.ts'
import type { CouponLabel } from './coupon-label.ts'

const store = couponPlaceOf('Im Laden') ?? ''
const title = 'Ein Espresso aufs Haus'
const price: CouponLabel = { kind: 'price', points: '500' }
const donation: CouponLabel = { kind: 'donation', points: '250' }

// Rule: cards-43
test.each<{ labels: CouponLabel[]; places: string[]; text: string }>([
  { labels: [{ kind: 'multiplier', factor: '5' }], places: [store], text: `5-facher Punktewert ${placeText(store)}` },
  { labels: [{ kind: 'discount', value: '15' }], places: [], text: '15 % Rabatt' },
  { labels: [price, { kind: 'extraPoints', points: '300' }], places: [], text: '300 Extrapunkte' },
  { labels: [donation], places: [], text: labelText(donation) },
  { labels: [{ kind: 'gift' }], places: ['Gastronomie'], text: `${title} ${placeText('Gastronomie')}` },
  { labels: [{ kind: 'unknown' }], places: [], text: title },
  { labels: [price], places: [], text: title },
  { labels: [], places: ['Im Online-Shop', 'Academy'], text: `${title} im Online-Shop und ${placeText('Academy')}` },
])('an active coupon with $labels at $places is named "$text"', ({ labels, places, text }) => {
  expect(nameAndPlaces({ labels, title }, places)).toBe(text)
})
