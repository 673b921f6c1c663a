import { Coupon } from '../calls/coupons.ts'
import * as v from '../schema.ts'

type WireFields = Record<string, unknown>

/** An Aktion as the API client returns it, with the given fields of the response body. */
export const couponWith = (fields: WireFields = {}): Coupon =>
  v.parse(Coupon, {
    couponId: 'A1',
    accountCouponId: 'AC1-A1',
    usageType: 'INCENTIVE',
    i18nFields: { de: { title: '5-fach punkten', subTitle: 'an der Käsetheke' } },
    activation: { activatable: true, activated: false },
    validFrom: '2026-11-01T00:00:00Z',
    validTo: '2026-12-04T22:59:59Z',
    ...fields,
  })

/** A reward as the API client returns it, with the given fields of the response body. */
export const rewardWith = (fields: WireFields = {}): Coupon =>
  v.parse(Coupon, {
    couponId: 'R1',
    usageType: 'REWARD',
    points: 1500,
    i18nFields: { de: { title: 'Trüffelöl & Brot', subTitle: 'zum Genießen' } },
    images: [],
    validFrom: '2026-11-01T00:00:00Z',
    validTo: '2026-12-31T22:59:59Z',
    ...fields,
  })
