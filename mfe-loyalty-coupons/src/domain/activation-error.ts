/** Outcome of a failed activation request. */
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
  // The edge responds with 503 while its circuit breaker is open; the provider received no request.
  if ((status >= 400 && status < 500) || (status === 503 && code === 'backendUnavailable')) return 'rejected'
  return codesWithoutResponse.includes(code) ? 'noResponse' : 'errorResponse'
}
