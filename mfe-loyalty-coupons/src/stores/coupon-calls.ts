import { freshLoyaltyToken, heldLoyaltyToken, send, toCallError, type Api } from '@delikaterie/shared-contracts/api'
import { activation } from '@delikaterie/shared-contracts/calls'

/**
 * Switches one coupon (spec §7, activation). The provider's 401 is about its token and
 * comes before anything happened: a fresh token gets one more try.
 * @throws CallError
 */
export async function sendActivation(api: Api, accountCouponId: string, activated: boolean): Promise<void> {
  const patch = (loyaltyToken: string) =>
    send(api, activation, { params: { accountCouponId }, body: { activated }, loyaltyToken })
  try {
    await patch(await heldLoyaltyToken(api))
  } catch (error) {
    const { status, code } = toCallError(error)
    if (status !== 401 || code === 'sessionInvalid') throw error
    await patch(await freshLoyaltyToken(api))
  }
}
