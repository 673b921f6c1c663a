import { BackendError } from '../backend/exchange.ts'
import { isSuccess } from '../http/response.ts'
import type { CountedAttempt } from './count-attempts.ts'
import { rateLimits, type LimitPolicy, type RateLimit } from './rate-limits.ts'
import type { CallResult } from './seal-for-session.ts'

function countsOnlyFailedLogins({ rateLimit }: LimitPolicy): boolean {
  const limit: RateLimit | undefined = rateLimit && rateLimits[rateLimit]
  return limit?.countsOnlyFailedLogins === true
}

/** Refunds a call that was not sent, and a login without a response. Resolves when the refund is stored. */
export async function refundAfterError(
  policy: LimitPolicy,
  counted: CountedAttempt | null,
  error: unknown,
): Promise<void> {
  if (error instanceof BackendError && (!error.sent || countsOnlyFailedLogins(policy))) await counted?.refund()
}

/** Refunds a login that succeeded, and the e-mail that a rejected call did not send. */
export function refundAfterResponse(
  policy: LimitPolicy,
  counted: CountedAttempt | null,
  { response, login }: CallResult,
): void {
  if (login !== null && countsOnlyFailedLogins(policy)) void counted?.refund()
  if (policy.mail !== undefined && !isSuccess(response)) void counted?.refundMail()
}
