import { expect, test } from 'vitest'
import { couponWith } from '@delikaterie/shared-contracts/testing/coupon'
import { availabilityTexts, validityText } from '../messages/coupons.ts'
import { visibleCoupons, everyCoupon } from './coupon-list.ts'
import { memberCouponsOf, toMemberCoupon } from './member-coupon.ts'

const usedUp = { maxRedeemCount: 1, redeemCount: 1 }
const activation = (activatable: boolean, activated: boolean) => ({ activation: { activatable, activated } })

test.each([
  { title: 'an activatable one', fields: activation(true, false), switchable: true },
  { title: 'an active one', fields: activation(true, true), switchable: true },
  { title: 'an active one that may not be activated again', fields: activation(false, true), switchable: true },
  { title: 'one that is not activatable', fields: activation(false, false), switchable: false },
  { title: 'one without activation data', fields: { activation: null }, switchable: false },
  { title: 'one that is used up', fields: { ...activation(true, false), ...usedUp }, switchable: false },
  { title: 'an active one that is used up', fields: { ...activation(true, true), ...usedUp }, switchable: true },
  {
    title: 'one without an account coupon',
    fields: { ...activation(true, false), accountCouponId: undefined },
    switchable: false,
  },
])('$title has a switch: $switchable', ({ fields, switchable }) => {
  expect(toMemberCoupon(couponWith(fields)).switchable).toBe(switchable)
})

test('rewards are left out', () => {
  const coupons = memberCouponsOf([
    couponWith({ usageType: 'REWARD', couponId: 'R1' }),
    couponWith(),
    couponWith({ usageType: 'EXTRAPOINT', accountCouponId: 'AC1-A4' }),
  ])
  expect(coupons.map(({ id }) => id)).toEqual(['AC1-A1', 'AC1-A4'])
})

const validFrom = '2026-11-01T12:00:00Z'
const validTo = '2026-12-04T12:00:00Z'

test.each([
  { validFrom, validTo, expected: 'Gültig vom 01.11.2026 bis 04.12.2026' },
  { validFrom: '', validTo, expected: 'Gültig bis 04.12.2026' },
  { validFrom, validTo: '', expected: 'Gültig ab 01.11.2026' },
  { validFrom: '', validTo: '', expected: null },
])('validity from "$validFrom" to "$validTo" reads $expected', ({ expected, ...dates }) => {
  expect(validityText(toMemberCoupon(couponWith(dates)))).toBe(expected)
})

test.each([
  { counts: {}, expected: [] },
  { counts: { maxRedeemCount: 3, redeemCount: 1 }, expected: ['Noch 2x verfügbar'] },
  { counts: usedUp, expected: ['bereits eingelöst'] },
  { counts: { maxRedeemCountGlobal: 1000, redeemCountGlobal: 1000 }, expected: ['vergriffen'] },
])('with $counts it shows $expected', ({ counts, expected }) => {
  expect(availabilityTexts(toMemberCoupon(couponWith(counts)).availability)).toEqual(expected)
})

const cheese = toMemberCoupon(couponWith({ accountCouponId: 'cheese', pointsOfRedemption: [{ value: 'Im Laden' }] }))
const pastry = { i18nFields: { de: { title: 'Gebäck', subTitle: null } }, validTo: '2026-11-23T22:59:59Z' }
const cake = toMemberCoupon(couponWith({ accountCouponId: 'cake', ...pastry }))
const endless = toMemberCoupon(couponWith({ accountCouponId: 'endless', validTo: '' }))

test.each([
  { filter: {}, expected: ['endless', 'cheese', 'cake'] },
  { filter: { category: 'Im Laden' as const }, expected: ['cheese'] },
  { filter: { category: 'Academy' as const }, expected: [] },
  { filter: { text: 'kasetheke' }, expected: ['endless', 'cheese'] },
  { filter: { text: 'geback', category: 'Im Laden' as const }, expected: [] },
  { filter: { sort: 'endingSoon' as const }, expected: ['cake', 'cheese', 'endless'] },
])('the filter $filter shows $expected', ({ filter, expected }) => {
  expect(visibleCoupons([endless, cheese, cake], { ...everyCoupon, ...filter }).map(({ id }) => id)).toEqual(expected)
})
