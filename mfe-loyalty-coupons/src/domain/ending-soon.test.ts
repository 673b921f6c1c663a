import { couponWith } from '@portal/shared-contracts/testing/coupon'
import { expect, test } from 'vitest'
import { endingSoon } from './ending-soon.ts'
import { memberCouponsOf } from './member-coupon.ts'

const now = new Date('2026-11-20T12:00:00Z')
const coupon = (accountCouponId: string, validTo: string, more = {}) =>
  couponWith({ accountCouponId, validTo, ...more })

// Rule: coupons-56
test('three coupons are shown that end within seven days and can be used, and the one that ends first is the first', () => {
  const coupons = memberCouponsOf(
    [
      coupon('six', '2026-11-26T22:59:59Z'),
      coupon('later', '2026-11-28T22:59:59Z'),
      coupon('over', '2026-11-19T22:59:59Z'),
      coupon('endless', ''),
      coupon('used', '2026-11-20T22:59:59Z', { maxRedeemCount: 1, redeemCount: 1 }),
      coupon('activeAndUsed', '2026-11-20T22:59:59Z', {
        maxRedeemCount: 1,
        redeemCount: 1,
        activation: { activatable: true, activated: true },
      }),
      coupon('two', '2026-11-22T22:59:59Z'),
      coupon('today', '2026-11-20T22:59:59Z'),
      coupon('seven', '2026-11-27T22:59:59Z'),
    ],
    now,
  )
  expect(endingSoon(coupons).map(({ id }) => id)).toEqual(['today', 'two', 'six'])
  expect(endingSoon(coupons.filter(({ id }) => id === 'later'))).toEqual([])
})
