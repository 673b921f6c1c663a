import { Coupon } from '@delikaterie/shared-contracts/calls'
import * as v from 'valibot'

/** A coupon as it comes through the wall, with the given fields of the wire. */
export const couponWith = (fields: Record<string, unknown> = {}): Coupon =>
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
