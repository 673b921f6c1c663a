import { bus } from '@delikaterie/shared-contracts/bus'
import { loyaltyLogin } from '../calls/loyalty.ts'
import { send, type Api } from './api.ts'
import { CallError } from './call-error.ts'

/** A freshly obtained loyalty token; the keeper is asked to store it (spec §4, Loyalty token). */
export async function freshLoyaltyToken(api: Api): Promise<string> {
  const token = await send(api, loyaltyLogin, {})
  bus.emit('loyalty:token', { token })
  return token
}

/** The session's loyalty token, or a fresh one if none is held. */
export const heldLoyaltyToken = async (api: Api): Promise<string> =>
  api.tokens().loyaltyToken ?? freshLoyaltyToken(api)

/**
 * Runs a coupon fetch with the consequences the specification gives its failures: 401 asks
 * for a new token and a reload, anything else marks the provider unavailable (spec §7).
 */
export async function couponFetch<T>(fetchCoupons: () => Promise<T>): Promise<T> {
  try {
    return await fetchCoupons().catch(againIfUnsealed(fetchCoupons))
  } catch (error) {
    // Only the provider's own 401 is about the loyalty token; the edge's is about the member.
    const rejected = error instanceof CallError && error.status === 401 && error.code !== 'sessionInvalid'
    bus.emit(rejected ? 'loyalty:rejected' : 'loyalty:unavailable', {})
    throw error
  }
}

/** A logout can take the cookie a token was just sealed for: a second try gets its own. */
const againIfUnsealed =
  <T>(fetchCoupons: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof CallError && error.code === 'sessionInvalid') return fetchCoupons()
    throw error
  }
