import { subnetOf } from '../http/request.ts'
import type { BackendResponse } from '../http/response.ts'
import { memberOf } from '../session/login-name.ts'
import type { CallDependencies } from './call-dependencies.ts'
import type { CountedAttempt } from './count-attempts.ts'
import type { ParsedCall } from './parsed-call.ts'
import { refundAfterError, refundAfterResponse } from './refund-attempt.ts'
import { sealForSession, type CallResult } from './seal-for-session.ts'

/** Sends a counted call, seals its response and counts the login that began with it. @throws HttpError */
export async function sendCall(
  edge: CallDependencies,
  parsed: ParsedCall,
  counted: CountedAttempt | null,
): Promise<CallResult> {
  // A login began when it was sent, so that it ends with all that ends before its response arrives.
  const sentAt = Date.now()
  const response = await sendOrRefund(edge, parsed, counted)
  const result = sealForSession(edge, parsed, response, sentAt)
  refundAfterResponse(parsed.policy, counted, result)
  if (result.login !== null) {
    const member = memberOf(result.login) ?? subnetOf(parsed.sender.address())
    await edge.countAttempt({ rateLimit: 'newSession' }, { ...parsed.attempt, member })
  }
  return result
}

async function sendOrRefund(
  { backend }: CallDependencies,
  parsed: ParsedCall,
  counted: CountedAttempt | null,
): Promise<BackendResponse> {
  try {
    return await backend.send(parsed)
  } catch (error) {
    await refundAfterError(parsed.policy, counted, error)
    throw error
  }
}
