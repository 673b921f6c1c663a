import { Coupon } from '@delikaterie/shared-contracts/calls'
import * as v from 'valibot'

/** An Aktion as it comes through the wall, with the given fields of the wire. */
export const couponWith = (fields: Record<string, unknown> = {}): Coupon =>
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
