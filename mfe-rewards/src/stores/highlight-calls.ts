import { withLoyaltyToken, fetchLoyaltyToken, send, type Api } from '@delikaterie/shared-contracts/api'
import { coupons, type Coupon } from '@delikaterie/shared-contracts/calls'
import { couponDate } from '@delikaterie/shared-contracts/coupon-date'

/** All currently valid public coupons; needs no session, but a fresh loyalty token. */
export const loadPublicCoupons = (api: Api, now: Date): Promise<Coupon[]> =>
  withLoyaltyToken(async () => {
    const loyaltyToken = await fetchLoyaltyToken(api)
    // After the token: formatting the first date takes 50 ms on a slow phone, and this call begins while a page is drawn.
    return send(api, coupons, { query: { validTo: couponDate(now) }, loyaltyToken })
  })
