import { freshLoyaltyToken, heldLoyaltyToken, send, toApiError, type Api } from '@delikaterie/shared-contracts/api'
import { activation } from '@delikaterie/shared-contracts/calls'

/**
 * Switches one coupon (spec §7, activation). The provider's 401 is about its token and
 * comes before anything happened: a fresh token gets one more try.
 * @throws ApiError
 */
export async function sendActivation(api: Api, accountCouponId: string, activated: boolean): Promise<void> {
  const patch = (loyaltyToken: string) =>
    send(api, activation, { params: { accountCouponId }, body: { activated }, loyaltyToken })
  try {
    await patch(await heldLoyaltyToken(api))
  } catch (error) {
    const { status, code } = toApiError(error)
    if (status !== 401 || code === 'sessionInvalid') throw error
    await patch(await freshLoyaltyToken(api))
  }
}
