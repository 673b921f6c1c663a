import type { EdgeCode } from '@portal/shared-contracts/calls'

const statusOf = {
  callUnknown: 404,
  requestInvalid: 400,
  forbidden: 403,
  sessionInvalid: 401,
  sessionEnded: 401,
  rateLimited: 429,
  backendUnavailable: 502,
  outcomeUnknown: 504,
  keyReused: 409,
} as const satisfies Record<EdgeCode, number>

/** An error response of the edge. `logReason` is only logged and never holds a value of the request. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError'
  readonly code: EdgeCode
  readonly status: number
  readonly logReason: string
  /** Whole seconds for the `Retry-After` header. */
  readonly retryAfter: number | null

  constructor(code: EdgeCode, logReason: string, status: number = statusOf[code], retryAfter: number | null = null) {
    super(code)
    this.code = code
    this.status = status
    this.logReason = logReason
    this.retryAfter = retryAfter
  }
}

/** The error 400 of a request that the edge cannot read, or that has no valid form. */
export const requestInvalid = (logReason: string): HttpError => new HttpError('requestInvalid', logReason)

/** The error envelope with one code, as JSON text; `value` is what its sentence names (docs/product/errors.md). */
export const errorBody = (code: EdgeCode, value: string | null = null): string =>
  JSON.stringify({ meta: { success: false }, errorMessage: [{ code, ...(value !== null && { value }) }] })
