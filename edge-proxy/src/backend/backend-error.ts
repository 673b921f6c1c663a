import { HttpError } from '../http/http-error.ts'

export type BackendErrorKind = 'refused' | 'timeout' | 'reset' | 'overflow' | 'redirect' | 'encoded' | 'busy'

const statusOf = {
  refused: 502,
  reset: 502,
  overflow: 502,
  redirect: 502,
  encoded: 502,
  timeout: 504,
  busy: 503,
} as const satisfies Record<BackendErrorKind, number>

/**
 * A backend sent no usable response. `sent` is true if a byte of the request may have
 * reached it: only then is an order's outcome unknown.
 */
export class BackendError extends HttpError {
  override readonly name = 'BackendError'
  readonly kind: BackendErrorKind
  readonly sent: boolean

  constructor(kind: BackendErrorKind, sent: boolean) {
    // A request that was not sent cannot have timed out at the backend.
    super('backendUnavailable', `backend ${kind}`, kind === 'timeout' && !sent ? 502 : statusOf[kind])
    this.kind = kind
    this.sent = sent
  }
}
