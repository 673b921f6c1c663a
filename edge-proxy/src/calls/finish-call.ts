import { edgeResponse, isSuccess, textOf, type EdgeResponse } from '../http/response.ts'
import type { KnownBrowsers } from '../session/known-browser.ts'
import { accountName, loginNameOf } from '../session/login-name.ts'
import { deleteResetCookie, hasReset, setResetCookie } from '../session/session.ts'
import type { EndedSessions, Login as EndedLogin } from '../state/ended-sessions.ts'
import type { OwnCoupons } from './own-coupons.ts'
import type { CallResult, CheckedCall, Login } from './send-call.ts'

export type FinishDependencies = { endedSessions: EndedSessions; knownBrowsers: KnownBrowsers; ownCoupons: OwnCoupons }

/** What the policy of a call has happen after its response: coupons are remembered, sessions end, and cookies are set. */
export async function finishCall(
  edge: FinishDependencies,
  checked: CheckedCall,
  { response: sealed, login }: CallResult,
): Promise<EdgeResponse> {
  const { policy, params, credentials } = checked
  if (policy.listsOwnCoupons && params['accountId'] !== undefined && sealed.status === 200) {
    edge.ownCoupons.add(params['accountId'], textOf(sealed))
  }
  if (policy.endsOtherSessions && isSuccess(sealed)) await endOtherSessions(edge, credentials.access)
  const response = policy.reduceResponse?.(sealed, credentials.access?.accountId ?? '') ?? sealed
  if (policy.resetsPassword && isSuccess(response)) return edgeResponse(response, { 'set-cookie': setResetCookie })
  if (login === null || login.setCookie === null || response.status !== 200) return edgeResponse(response)
  const cookies = policy.tokens === 'session' ? await rememberLogin(edge, checked, sealed, login) : []
  return edgeResponse(response, { 'set-cookie': [login.setCookie, ...cookies] })
}

/** Cookies after a login of a portal page: the browser is known from now on, and a reset of its password is complete. */
async function rememberLogin(
  edge: FinishDependencies,
  { body, sender: { cookies } }: CheckedCall,
  response: CallResult['response'],
  login: Login,
): Promise<string[]> {
  const account = loginNameOf(body, response)
  const known = account === null ? [] : [edge.knownBrowsers.remember(cookies, accountName(account))]
  if (!hasReset(cookies)) return known
  await endOtherSessions(edge, login)
  return [...known, deleteResetCookie]
}

async function endOtherSessions({ endedSessions }: FinishDependencies, own: EndedLogin | null): Promise<void> {
  if (own !== null) await endedSessions.endAll(own, own.sid, Date.now())
}
