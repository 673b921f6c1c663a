export { createApi, send, type Api } from './api.ts'
export { ApiError, toApiError } from './api-error.ts'
export { fieldError } from '../domain/field-error.ts'
export { fieldErrorsOf } from './field-errors.ts'
export { withLoyaltyToken, fetchLoyaltyToken, currentLoyaltyToken, type GetLoyaltyToken } from './loyalty-token.ts'
export declare const portalApi: import('./api.ts').Api
