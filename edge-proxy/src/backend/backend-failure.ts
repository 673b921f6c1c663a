import { Refusal } from '../http/http-error.ts'

export type FailureKind = 'refused' | 'timeout' | 'reset' | 'overflow' | 'redirect' | 'encoded' | 'busy'

const statusOf = {
  refused: 502,
  reset: 502,
  overflow: 502,
  redirect: 502,
  encoded: 502,
  timeout: 504,
  busy: 503,
} as const satisfies Record<FailureKind, number>

/**
 * A backend that gave no usable answer. `sent` tells whether a byte of the request may have
 * reached it: only then is an order's outcome unknown.
 */
export class BackendFailure extends Refusal {
  readonly kind: FailureKind
  readonly sent: boolean

  constructor(kind: FailureKind, sent: boolean) {
    // A gateway timeout means that somebody was asked.
    super('backendUnavailable', `backend ${kind}`, kind === 'timeout' && !sent ? 502 : statusOf[kind])
    this.kind = kind
    this.sent = sent
  }
}
