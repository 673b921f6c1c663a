import { computed } from 'nanostores'
import {
  couponFetch,
  heldLoyaltyToken,
  portalApi,
  send,
  type Api,
  type LoyaltyTokenOf,
} from '@delikaterie/shared-contracts/api'
import { $userData } from '@delikaterie/shared-contracts/session'
import { accountCoupons } from '../calls/coupons.ts'
import type { Coupon } from '../calls/coupons.ts'
import { accountIdOf } from '../calls/user-data.ts'
import { couponDate } from '../format/coupon-date.ts'
import { createHeldCoupons } from './held-coupons.ts'

/** A member's coupons that are valid at the given moment (spec §7, accountcoupons). A failure has no consequences. */
export async function fetchAccountCoupons(
  api: Api,
  accountId: string,
  now: Date,
  loyaltyTokenOf: LoyaltyTokenOf = heldLoyaltyToken,
): Promise<Coupon[]> {
  const loyaltyToken = await loyaltyTokenOf(api)
  return send(api, accountCoupons, { params: { accountId }, query: { validTo: couponDate(now) }, loyaltyToken })
}

/** The same for a page that shows them: a failure has the consequences of spec §7. */
export const loadAccountCoupons = (api: Api, accountId: string, now: Date): Promise<Coupon[]> =>
  couponFetch((loyaltyTokenOf) => fetchAccountCoupons(api, accountId, now, loyaltyTokenOf))

/** The signed-in member's coupons, fetched once for Aktionen and Prämien (design §10). */
export const memberCoupons = createHeldCoupons({
  fetch: (accountId) => loadAccountCoupons(portalApi, accountId, new Date()),
  $accountId: computed($userData, (user) => user && accountIdOf(user)),
  now: Date.now,
})
