import { computed } from 'nanostores'
import {
  currentLoyaltyToken,
  portalApi,
  send,
  withLoyaltyToken,
  type Api,
  type GetLoyaltyToken,
} from '@portal/page-library/api'
import { $userData } from '@portal/page-library/session'
import { accountCoupons, type Coupon } from '@portal/shared-contracts/calls/coupons'
import { accountIdOf } from '@portal/shared-contracts/calls/user-data'
import { couponDate } from '@portal/shared-contracts/coupon/coupon-date'
import { createCouponCache } from './coupon-cache.ts'

/** A member's coupons that are valid at the given moment. A failure emits no bus event. */
export async function fetchAccountCoupons(
  api: Api,
  accountId: string,
  now: Date,
  getLoyaltyToken: GetLoyaltyToken = currentLoyaltyToken,
): Promise<readonly Coupon[]> {
  const loyaltyToken = await getLoyaltyToken(api)
  const options = { params: { accountId }, query: { validTo: couponDate(now) }, loyaltyToken }
  return send(api, accountCoupons, options)
}

/** The same for a page that shows the coupons: a failure emits the bus events of {@link withLoyaltyToken}. */
export const loadAccountCoupons = (api: Api, accountId: string, now: Date): Promise<readonly Coupon[]> =>
  withLoyaltyToken((getLoyaltyToken) => fetchAccountCoupons(api, accountId, now, getLoyaltyToken))

/** The signed-in member's coupons, loaded once for the pages Aktionen and Prämien. */
export const memberCoupons = createCouponCache({
  fetch: (accountId) => loadAccountCoupons(portalApi, accountId, new Date()),
  $accountId: computed($userData, (user) => user && accountIdOf(user)),
  now: Date.now,
})
