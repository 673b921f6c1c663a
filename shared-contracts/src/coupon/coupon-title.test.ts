import { expect, test } from 'vitest'
import { couponWith, rewardWith } from '../testing/coupon.ts'
import { couponTitle } from './coupon-title.ts'

test.each([
  { coupon: rewardWith({ i18nFields: { de: { title: ' Käse ' } } }), title: 'Käse' },
  { coupon: rewardWith({ i18nFields: null }), title: 'Prämie' },
  { coupon: rewardWith({ i18nFields: { de: { title: '  ' } } }), title: 'Prämie' },
  { coupon: couponWith({ i18nFields: { de: null } }), title: 'Coupon' },
])('a coupon is titled $title, even if the provider sends no title', ({ coupon, title }) => {
  expect(couponTitle(coupon)).toBe(title)
})
