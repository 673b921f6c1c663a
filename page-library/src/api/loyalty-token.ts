import { bus } from '@portal/page-library/session/bus'
import { loyaltyLogin } from '@portal/shared-contracts/calls/loyalty'
import { send, type Api } from './api.ts'
import { ApiError, isWithoutResponse, toApiError } from './api-error.ts'

type Fetching = { api: Api; accessToken: string | null; token: Promise<string> }

let fetching: Fetching | null = null

/**
 * Fetches a new loyalty token and asks the session manager to store it; callers at the same time share one
 * request. A token that arrives after a login or logout is not stored, because the edge may have sealed it for a
 * cookie that no longer exists.
 */
export function fetchLoyaltyToken(api: Api): Promise<string> {
  const { accessToken } = api.tokens()
  if (fetching?.api === api && fetching.accessToken === accessToken) return fetching.token
  const current: Fetching = { api, accessToken, token: requestToken(api, accessToken) }
  fetching = current
  const forget = () => {
    if (fetching === current) fetching = null
  }
  current.token.then(forget, forget)
  return current.token
}

async function requestToken(api: Api, accessToken: string | null): Promise<string> {
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
 * Runs a coupon request. Its success ends maintenance. If it fails, a 401 of the loyalty platform requests a new token
 * and a reload, and any other response marks the platform unavailable (rules session-37 to session-42). A 401 of the
 * edge concerns the member's session and emits no event, and without a response nothing is known of the platform.
 */
export async function withLoyaltyToken<T>(request: (getToken: GetLoyaltyToken) => Promise<T>): Promise<T> {
  try {
    const response = await request(currentLoyaltyToken).catch(retryWithNewToken(request))
    bus.emit('loyalty:available', {})
    return response
  } catch (error) {
    if (!isEdgeRejection(error) && !isWithoutResponse(toApiError(error).code)) {
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
