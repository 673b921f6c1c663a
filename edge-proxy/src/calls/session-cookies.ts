import type { SetCookie } from '../http/cookie.ts'
import { isSuccess } from '../http/response.ts'
import { knownNameOf } from '../session/login-name.ts'
import { resetCookie } from '../session/session.ts'
import type { CallDependencies } from './call-dependencies.ts'
import type { ParsedCall } from './parsed-call.ts'
import type { CallResult } from './seal-for-session.ts'

/**
 * The `Set-Cookie` values after a call: a login sets the cookie of its session, and in the portal makes the browser
 * known and completes the reset of a password, which another call began.
 */
export function sessionCookies(
  { knownBrowsers }: Pick<CallDependencies, 'knownBrowsers'>,
  { policy, body, sender: { cookies } }: ParsedCall,
  { response, login }: CallResult,
): SetCookie[] {
  if (policy.resetsPassword && isSuccess(response)) return [resetCookie.set('1')]
  if (login === null || login.setCookie === null || response.status !== 200) return []
  if (policy.tokens !== 'session') return [login.setCookie]
  const name = knownNameOf(body, response)
  return [
    login.setCookie,
    ...(name === null ? [] : [knownBrowsers.remember(cookies, name, login)]),
    ...(resetCookie.onlyIn(cookies) === null ? [] : [resetCookie.delete]),
  ]
}
