import { currentLoyaltyToken, fetchLoyaltyToken, toApiError, type Api } from '@delikaterie/shared-contracts/api'

/** Sends a call with the session's loyalty token, and once more with a new one if it is rejected with 401. */
export async function retryWithNewToken<T>(api: Api, call: (loyaltyToken: string) => Promise<T>): Promise<T> {
  try {
    return await call(await currentLoyaltyToken(api))
  } catch (error) {
    if (toApiError(error).status !== 401) throw error
    return call(await fetchLoyaltyToken(api))
  }
}
