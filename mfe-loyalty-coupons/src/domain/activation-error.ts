/** Outcome of a failed activation request. */
export type ActivationErrorKind =
  /** Nothing changed. */
  | 'rejected'
  /** The provider responded with an error, so its list now shows whether the change was applied. */
  | 'errorResponse'
  /** There was no response; the change may still be applied later. */
  | 'noResponse'

/** After these codes the provider may still apply the change. */
const codesOfLateChange = ['network', 'timeout', 'backendUnavailable', 'outcomeUnknown']

/** `status` is 0 without a response. */
export function activationErrorKind({ status, code }: { status: number; code: string }): ActivationErrorKind {
  // The provider received no request: the browser was offline, or the circuit breaker of the edge is open.
  if (code === 'offline' || (status === 503 && code === 'backendUnavailable')) return 'rejected'
  if (status >= 400 && status < 500) return 'rejected'
  return codesOfLateChange.includes(code) ? 'noResponse' : 'errorResponse'
}
