import { freshLoyaltyToken, heldLoyaltyToken, send, toCallError, type Api, type LoyaltyTokenOf } from '@delikaterie/shared-contracts/api'
import { accountCoupons, activation, type Coupon } from '@delikaterie/shared-contracts/calls'
import { couponDate } from '@delikaterie/shared-contracts/domain/coupon-date'

/** A member's coupons that are valid at the given moment (spec §7, accountcoupons). */
export async function fetchAccountCoupons(
  api: Api,
  accountId: string,
  now: Date,
  loyaltyTokenOf: LoyaltyTokenOf = heldLoyaltyToken,
): Promise<Coupon[]> {
  const loyaltyToken = await loyaltyTokenOf(api)
  return send(api, accountCoupons, { params: { accountId }, query: { validTo: couponDate(now) }, loyaltyToken })
}

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
