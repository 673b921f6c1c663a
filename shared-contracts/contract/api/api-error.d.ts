import type { FieldError } from '../domain/field-error.ts'
import type { ErrorCode } from '../calls/error-codes.ts'
export declare class ApiError extends Error {
  readonly name = 'ApiError'
  readonly code: ErrorCode | (string & {})
  readonly status: number
  readonly errors: readonly FieldError[]
  constructor(code: ErrorCode | (string & {}), status?: number, errors?: readonly FieldError[])
}
export declare const toApiError: (thrown: unknown) => ApiError
