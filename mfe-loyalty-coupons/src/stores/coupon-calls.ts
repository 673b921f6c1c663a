import { fetchLoyaltyToken, currentLoyaltyToken, send, toApiError, type Api } from '@delikaterie/shared-contracts/api'
import { activation } from '@delikaterie/shared-contracts/calls'

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
