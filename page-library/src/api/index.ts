import { sessionTokens } from '@portal/page-library/session'
import { createApi } from './api.ts'

export { createApi, send, type Api } from './api.ts'
export { ApiError, isWithoutResponse, toApiError } from './api-error.ts'
export { $isConnected, setConnected } from './connection.ts'
export { fieldError } from '@portal/shared-contracts/calls/field-error'
export { fieldErrorsOf } from './api-error.ts'
export { withLoyaltyToken, fetchLoyaltyToken, currentLoyaltyToken, type GetLoyaltyToken } from './loyalty-token.ts'

/** The api of the page the member sees: own origin, the session's tokens. */
export const portalApi = createApi({ tokens: sessionTokens })
