import { fetchAccountCoupons, memberCoupons } from '@delikaterie/shared-contracts/account-coupons'
import {
  currentLoyaltyToken,
  fetchLoyaltyToken,
  portalApi,
  send,
  toApiError,
  type Api,
} from '@delikaterie/shared-contracts/api'
import { activation } from '@delikaterie/shared-contracts/calls'
import { perAccount, refreshOnMount } from '@delikaterie/shared-stores'
import { typedDraft } from '@delikaterie/shared-stores/typed-draft'
import { StoredRun } from './activate-all.ts'
import { createCouponsPage } from './coupons.ts'

/**
 * Switches one coupon. The provider rejects an expired token with 401 before it changes anything,
 * so the call is repeated once with a fresh token.
 * @throws ApiError
 */
export async function sendActivation(api: Api, accountCouponId: string, activated: boolean): Promise<void> {
  const patch = (loyaltyToken: string) =>
    send(api, activation, { params: { accountCouponId }, body: { activated }, loyaltyToken })
  try {
    await patch(await currentLoyaltyToken(api))
  } catch (error) {
    const { status, code } = toApiError(error)
    if (status !== 401 || code === 'sessionInvalid') throw error
    await patch(await fetchLoyaltyToken(api))
  }
}

/** The Aktionen of the signed-in member; the list and running changes are kept when the member leaves the page. */
export const couponsPage = perAccount((accountId) =>
  refreshOnMount(
    createCouponsPage({
      load: () => memberCoupons.load(accountId),
      fetchCoupons: () => fetchAccountCoupons(portalApi, accountId, new Date()),
      send: (id, activated) => memberCoupons.invalidateAround(() => sendActivation(portalApi, id, activated)),
      storage: typedDraft('activate-all', accountId, StoredRun),
      now: Date.now,
    }),
  ),
)
