import type { EdgeCode } from '@delikaterie/shared-contracts/calls'

const statusOf = {
  callUnknown: 404,
  requestInvalid: 400,
  forbidden: 403,
  sessionInvalid: 401,
  rateLimited: 429,
  backendUnavailable: 502,
  outcomeUnknown: 504,
  keyReused: 409,
} as const satisfies Record<EdgeCode, number>

/** The edge's own no (design §4). `reason` is for the log alone and never holds a value of the request. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: EdgeCode
  readonly status: number
  readonly reason: string
  /** Whole seconds after which asking again may help. */
  readonly retryAfter: number | null

  constructor(code: EdgeCode, reason: string, status: number = statusOf[code], retryAfter: number | null = null) {
    super(code)
    this.code = code
    this.status = status
    this.reason = reason
    this.retryAfter = retryAfter
  }

  /** Too many attempts; `seconds` until the next one may be allowed. */
  static rateLimited(seconds: number): Refusal {
    return new Refusal('rateLimited', 'too many in one window', statusOf.rateLimited, Math.max(1, Math.ceil(seconds)))
  }
}

/** The envelope of the specification around one code (spec §3). */
export const refusalBody = (code: EdgeCode): string =>
  JSON.stringify({ meta: { success: false }, errorMessage: [{ code }] })
