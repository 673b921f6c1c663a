import { errorField, type FieldError, fieldError } from '@portal/shared-contracts/calls/field-error'
import type { ErrorCode } from '@portal/shared-contracts/calls/error-codes'

/**
 * A failed call. `errors` holds the errors of the response, if it carried any; `code` is the first
 * one's, else the client's own, such as `network`. `status` is 0 without a response.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | (string & {})
  readonly status: number
  readonly errors: readonly FieldError[]

  constructor(code: ErrorCode | (string & {}), status = 0, errors: readonly FieldError[] = []) {
    super(code)
    this.code = code
    this.status = status
    this.errors = errors
  }
}

/** Any thrown value as an ApiError, so that pages handle one type only. */
export const toApiError = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : new ApiError('failed'))

const codesWithoutResponse: readonly string[] = ['offline', 'network', 'timeout']

/** Whether the code is of a call that got no complete response, of the edge or of a backend. */
export const isWithoutResponse = (code: string): boolean => codesWithoutResponse.includes(code)

/**
 * The errors of a failed call, with inputs named as in a form: `street`, not `shippingAddress.street`.
 * A failure without field errors becomes one error about no field.
 */
export function fieldErrorsOf(thrown: unknown): readonly FieldError[] {
  const { code, errors } = toApiError(thrown)
  if (errors.length === 0) return [fieldError(code)]
  return errors.map((error) => ({ ...error, input: errorField(error.input) }))
}
