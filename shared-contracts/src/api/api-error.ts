import type { ErrorMessage } from '../calls/envelope.ts'
import type { ErrorCode } from '../calls/error-codes.ts'

/**
 * Why a call gave no result. `code` is the first error's code where the backend refused
 * (`errors` then holds all of them), else what went wrong on the way.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | (string & {})
  readonly status: number
  readonly errors: readonly ErrorMessage[]

  constructor(code: ErrorCode | (string & {}), status = 0, errors: readonly ErrorMessage[] = []) {
    super(code)
    this.code = code
    this.status = status
    this.errors = errors
  }
}

/** Any thrown thing as a ApiError, so that a page has one kind of failure to show. */
export const toApiError = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : new ApiError('failed'))

/** The backend looked at the request and said no; a field may be named. */
export const isRefusal = (error: ApiError): boolean => error.status === 200 && error.errors.length > 0
