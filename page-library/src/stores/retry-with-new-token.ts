import { currentLoyaltyToken, fetchLoyaltyToken, toApiError, type Api } from '@portal/page-library/api'

/**
 * Sends a call with the session's loyalty token, and once more with a new one if it is rejected with 401 and a code
 * that is retried.
 */
export async function retryWithNewToken<T>(
  api: Api,
  call: (loyaltyToken: string) => Promise<T>,
  isRetried = (_code: string): boolean => true,
): Promise<T> {
  try {
    return await call(await currentLoyaltyToken(api))
  } catch (error) {
    const { status, code } = toApiError(error)
    if (status !== 401 || !isRetried(code)) throw error
    return call(await fetchLoyaltyToken(api))
  }
}
