import { isSuccess } from '../http/response.ts'
import { accountToEnd } from '../session/login-name.ts'
import { resetCookie } from '../session/session.ts'
import type { CallDependencies } from './call-dependencies.ts'
import type { ParsedCall } from './parsed-call.ts'
import type { CallResult } from './seal-for-session.ts'

/** Ends the other sessions of an account after its password was changed, and with the first login after its reset. */
export async function endSessions(
  { endedSessions }: Pick<CallDependencies, 'endedSessions'>,
  { policy, credentials: { accessToken }, sender: { cookies } }: ParsedCall,
  { response, login }: CallResult,
): Promise<void> {
  if (policy.endsOtherSessions && accessToken !== null && isSuccess(response)) {
    // A session that has ended meanwhile ends too.
    const keptSid = endedSessions.isEnded(accessToken) ? null : accessToken.sid
    await endedSessions.endAll(accountToEnd(accessToken), keptSid, Date.now())
  }
  const isPortalLogin = login !== null && policy.tokens === 'session' && response.status === 200
  if (isPortalLogin && resetCookie.onlyIn(cookies) !== null) {
    // All that began before this login, so that one with the old password that is answered late does not keep itself.
    await endedSessions.endAll(accountToEnd(login), null, login.since - 1)
  }
}
