import { bus } from '@delikaterie/shared-contracts/bus'
import { loyaltyLogin } from '../calls/loyalty.ts'
import { send, type Api } from './api.ts'
import { ApiError } from './api-error.ts'

/**
 * A freshly obtained loyalty token; the sessionManager is asked to store it (spec §4, Loyalty token).
 * One that comes after a login or logout is not kept: it may be sealed for a cookie that is gone.
 */
export async function freshLoyaltyToken(api: Api): Promise<string> {
  const { accessToken } = api.tokens()
  const token = await send(api, loyaltyLogin, {})
  if (api.tokens().accessToken === accessToken) bus.emit('loyalty:token', { token })
  return token
}

/** The session's loyalty token, or a fresh one if none is held. */
export const heldLoyaltyToken = async (api: Api): Promise<string> => api.tokens().loyaltyToken ?? freshLoyaltyToken(api)

/** How a coupon fetch gets its loyalty token. */
export type LoyaltyTokenOf = (api: Api) => Promise<string>

/**
 * Runs a coupon fetch with the consequences the specification gives its failures: 401 asks
 * for a new token and a reload, anything else marks the provider unavailable (spec §7).
 * The edge's own 401 is about the member and says nothing about the provider.
 */
export async function couponFetch<T>(fetchCoupons: (tokenOf: LoyaltyTokenOf) => Promise<T>): Promise<T> {
  try {
    return await fetchCoupons(heldLoyaltyToken).catch(againIfUnsealed(fetchCoupons))
  } catch (error) {
    if (!isUnsealed(error)) {
      const rejected = error instanceof ApiError && error.status === 401
      bus.emit(rejected ? 'loyalty:rejected' : 'loyalty:unavailable', {})
    }
    throw error
  }
}

const isUnsealed = (error: unknown): boolean => error instanceof ApiError && error.code === 'sessionInvalid'

/** A logout can take the cookie a token was just sealed for: a second try gets its own. */
const againIfUnsealed =
  <T>(fetchCoupons: (tokenOf: LoyaltyTokenOf) => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (isUnsealed(error)) return fetchCoupons(freshLoyaltyToken)
    throw error
  }
