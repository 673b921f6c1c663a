/** What a failed activation call says about the coupon. */
export type FailedActivation =
  /** Nothing happened: the coupon stands as before. */
  | 'refused'
  /** The provider answered badly: asking it now tells how the coupon stands. */
  | 'answered'
  /** No answer came: the change may even arrive later. */
  | 'unanswered'

const withoutAnswer = ['network', 'timeout', 'backendUnavailable', 'outcomeUnknown']

/** Sorts the failure of an activation by what is known afterwards. `status` is 0 where none came. */
export function failedActivation({ status, code }: { status: number; code: string }): FailedActivation {
  // The edge's own 503 is its open breaker: it sent nothing.
  if ((status >= 400 && status < 500) || (status === 503 && code === 'backendUnavailable')) return 'refused'
  return withoutAnswer.includes(code) ? 'unanswered' : 'answered'
}
