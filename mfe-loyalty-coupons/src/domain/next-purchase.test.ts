import { couponPlaceOf, couponPlaces } from '@portal/shared-contracts/coupon/coupon-place'
import { couponWith } from '@portal/shared-contracts/testing/coupon'
import { expect, test } from 'vitest'
import { toMemberCoupon } from './member-coupon.ts'
import { byPlace, isUsable } from './next-purchase.ts'

const now = new Date('2026-11-20T12:00:00Z')
const memberCouponWith = (fields?: Parameters<typeof couponWith>[0]) => toMemberCoupon(couponWith(fields), now)
const at = (...values: string[]) => ({ pointsOfRedemption: values.map((value) => ({ value })) })

// Rule: coupons-61
test.each([
  { title: 'active and valid', fields: {}, isActive: true, expected: true },
  { title: 'active and without dates', fields: { validFrom: '', validTo: '' }, isActive: true, expected: true },
  { title: 'not active', fields: {}, isActive: false, expected: false },
  { title: 'not known', fields: {}, isActive: undefined, expected: false },
  { title: 'active and over', fields: { validTo: '2026-11-20T12:59:59' }, isActive: true, expected: false },
  { title: 'active to the end of today', fields: { validTo: '2026-11-20' }, isActive: true, expected: true },
  { title: 'active and not yet valid', fields: { validFrom: '2026-11-21' }, isActive: true, expected: false },
  { title: 'active and redeemed', fields: { maxRedeemCount: 1, redeemCount: 1 }, isActive: true, expected: false },
])('a coupon that is $title is for the next purchase: $expected', ({ fields, isActive, expected }) => {
  expect(isUsable(memberCouponWith(fields), isActive, now.getTime())).toBe(expected)
})

// Rule: coupons-62
test('coupons are grouped by place, in each of their places, and last those without a known one', () => {
  const coupons = [
    memberCouponWith({ accountCouponId: 'both', ...at('Im Laden', 'im online-shop') }),
    memberCouponWith({ accountCouponId: 'branch', ...at('Filiale 7') }),
    memberCouponWith({
      accountCouponId: 'property',
      customProperties: [{ name: 'category', value: 'Im Online-Shop' }],
    }),
    memberCouponWith({ accountCouponId: 'none', ...at() }),
  ]
  const groups = byPlace(coupons).map(({ place, coupons: found }) => ({ place, ids: found.map(({ id }) => id) }))
  // The names of the places are the brand's.
  const [inStore, online] = ['Im Laden', 'Im Online-Shop'].map(couponPlaceOf)
  expect(groups.filter(({ ids }) => ids.length > 0)).toEqual([
    { place: inStore, ids: ['both'] },
    { place: online, ids: ['both', 'property'] },
    { place: null, ids: ['branch', 'none'] },
  ])
  const empty = groups.flatMap(({ place, ids }) => (ids.length === 0 && place !== null ? [place] : []))
  expect(empty.toSorted()).toEqual(couponPlaces.filter((place) => place !== inStore && place !== online).toSorted())
})
