import { HttpError } from '../http/http-error.ts'

export type BackendErrorKind =
  'refused' | 'timeout' | 'reset' | 'overflow' | 'redirect' | 'encoded' | 'charset' | 'busy'

/** A request that was not sent cannot have timed out at the backend. */
const statusOf = (kind: BackendErrorKind, sent: boolean): number =>
  kind === 'busy' ? 503 : kind === 'timeout' && sent ? 504 : 502

/**
 * A backend sent no usable response. `sent` is true if a byte of the request may have
 * reached it: only then is an order's outcome unknown.
 */
export class BackendError extends HttpError {
  override readonly name = 'BackendError'
  readonly kind: BackendErrorKind
  readonly sent: boolean

  constructor(kind: BackendErrorKind, sent: boolean) {
    super('backendUnavailable', `backend ${kind}`, statusOf(kind, sent))
    this.kind = kind
    this.sent = sent
  }
}
