import { bus } from '@delikaterie/shared-contracts/bus'
import { loyaltyLogin } from '../calls/loyalty.ts'
import { send, type Api } from './api.ts'
import { ApiError } from './api-error.ts'

/**
 * Fetches a new loyalty token and asks the session manager to store it. A token that arrives after a
 * login or logout is not stored, because the edge may have sealed it for a cookie that no longer exists.
 */
export async function fetchLoyaltyToken(api: Api): Promise<string> {
  const { accessToken } = api.tokens()
  const token = await send(api, loyaltyLogin, {})
  if (api.tokens().accessToken === accessToken) bus.emit('loyalty:token', { token })
  return token
}

/** The session's loyalty token, or a new one if the session has none. */
export const currentLoyaltyToken = async (api: Api): Promise<string> =>
  api.tokens().loyaltyToken ?? fetchLoyaltyToken(api)

/** How a coupon request gets its loyalty token. */
export type GetLoyaltyToken = (api: Api) => Promise<string>

/**
 * Runs a coupon request. If it fails, a 401 of the loyalty platform requests a new token and a reload,
 * and any other error marks the platform unavailable (docs/product/session.md, rules 37 to 39). A 401
 * of the edge concerns the member's session and emits no event.
 */
export async function withLoyaltyToken<T>(request: (getToken: GetLoyaltyToken) => Promise<T>): Promise<T> {
  try {
    return await request(currentLoyaltyToken).catch(retryWithNewToken(request))
  } catch (error) {
    if (!isEdgeRejection(error)) {
      const isRejected = error instanceof ApiError && error.status === 401
      bus.emit(isRejected ? 'loyalty:rejected' : 'loyalty:unavailable', {})
    }
    throw error
  }
}

const isEdgeRejection = (error: unknown): boolean => error instanceof ApiError && error.code === 'sessionInvalid'

/** Retries once if the edge could not unseal the token, because a logout may have replaced its cookie. */
const retryWithNewToken =
  <T>(request: (getToken: GetLoyaltyToken) => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (isEdgeRejection(error)) return request(fetchLoyaltyToken)
    throw error
  }
