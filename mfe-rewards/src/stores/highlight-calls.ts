import { withLoyaltyToken, fetchLoyaltyToken, send, type Api } from '@delikaterie/shared-contracts/api'
import { coupons, type Coupon } from '@delikaterie/shared-contracts/calls'
import { couponDate } from '@delikaterie/shared-contracts/coupon-date'

/** All currently valid public coupons; needs no session, but a fresh loyalty token. */
export const loadPublicCoupons = (api: Api, now: Date): Promise<Coupon[]> =>
  withLoyaltyToken(async () =>
    send(api, coupons, { query: { validTo: couponDate(now) }, loyaltyToken: await fetchLoyaltyToken(api) }),
  )
