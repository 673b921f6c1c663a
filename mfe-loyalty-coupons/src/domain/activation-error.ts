/** What a failed activation request says about the coupon. */
export type ActivationErrorKind =
  /** Nothing changed. */
  | 'rejected'
  /** The provider responded with an error, so its list now shows whether the change was applied. */
  | 'errorResponse'
  /** There was no response; the change may still be applied later. */
  | 'noResponse'

const codesWithoutResponse = ['network', 'timeout', 'backendUnavailable', 'outcomeUnknown']

/** `status` is 0 without a response. */
export function activationErrorKind({ status, code }: { status: number; code: string }): ActivationErrorKind {
  // The edge sends 503 itself when its circuit breaker is open; the provider got no request.
  if ((status >= 400 && status < 500) || (status === 503 && code === 'backendUnavailable')) return 'rejected'
  return codesWithoutResponse.includes(code) ? 'noResponse' : 'errorResponse'
}
