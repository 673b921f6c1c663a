import { BackendError } from '../backend/exchange.ts'
import { HttpError } from '../http/http-error.ts'
import { subnetOf } from '../http/request.ts'
import { edgeResponse, isSuccess, textOf, type BackendResponse, type EdgeResponse } from '../http/response.ts'
import { resetCookie } from '../session/session.ts'
import { endedAccount, knownNameOf, memberOf, namesOf } from '../session/login-name.ts'
import { noCookie, seal, type SealedContent } from '../session/seal.ts'
import { ownerOf, type CallDependencies, type CheckedCall } from './authorise.ts'
import type { Attempt, Counted } from './count-attempts.ts'
import { rateLimits, type RateLimit } from './rate-limits.ts'
import { beginsSession, sealResponse } from './seal-response.ts'

/** What a call brought: its response without raw tokens, and the login that began with it. */
export type CallResult = { response: BackendResponse; login: Login | null }
export type Login = SealedContent & { setCookie: string | null }

/** Sends a counted call and seals its response; refunds what was no guess, or sent no e-mail. @throws HttpError */
export async function sendCounted(
  edge: CallDependencies,
  checked: CheckedCall,
  counted: Counted | null,
): Promise<CallResult> {
  const { policy } = checked
  const limit: RateLimit | undefined = policy.rateLimit && rateLimits[policy.rateLimit]
  const onlyFailedLogins = limit?.countsOnlyFailedLogins === true
  try {
    // A login began when it was sent, so that it ends with all that ends before its response arrives.
    const sentAt = Date.now()
    const result = sealed(edge, checked, await edge.backend.send(checked), sentAt)
    if (result.login !== null) {
      if (onlyFailedLogins) void counted?.refund()
      const member = memberOf(result.login) ?? subnetOf(checked.sender.address())
      await edge.countAttempt({ rateLimit: 'newSession' }, { ...checked.attempt, member })
    }
    if (policy.mail !== undefined && !isSuccess(result.response)) void counted?.refundMail()
    return result
  } catch (error) {
    if (error instanceof BackendError && (!error.sent || onlyFailedLogins)) await counted?.refund()
    throw error
  }
}

export function attemptOf(
  { knownBrowsers }: CallDependencies,
  { sender, body, credentials: { access } }: Pick<CheckedCall, 'sender' | 'body' | 'credentials'>,
): Attempt {
  const { kind, cookies, address, embedOrigin } = sender
  return {
    address,
    origin: embedOrigin,
    // Tokens of earlier versions may name no account; a new login would be another id.
    member: access && (memberOf(access) ?? subnetOf(address())),
    // The kiosk is no member's browser, and embedding pages send no cookies.
    browser: () => (kind === 'portal' ? knownBrowsers.find(cookies) : null),
    body,
  }
}

/** A login's tokens are bound to a new session. @throws HttpError sessionInvalid if that ended meanwhile */
function sealed(
  { ring, endedSessions }: CallDependencies,
  checked: CheckedCall,
  response: BackendResponse,
  sentAt: number,
): CallResult {
  const { policy, body, credentials, sender } = checked
  const { session } = sender
  const begun = beginsSession(policy.tokens) ? session.begin() : null
  const identity = begun === null ? {} : { names: namesOf(body, response), ...(begun.sid && { sid: begun.sid }) }
  const { response: sealedResponse, access } = sealResponse(
    policy.tokens,
    response,
    { credentials, identity, sentAt },
    (kind, content) => {
      const boundTo = begun?.boundTo ?? credentials.boundTo ?? session.boundTo[0]
      const cookie = session.unbound.includes(kind) ? noCookie : (boundTo ?? noCookie)
      return seal(ring, kind, cookie, content, Date.now(), session.maxAge?.(kind))
    },
  )
  if (access !== null && endedSessions.isEnded(access)) throw new HttpError('sessionInvalid', 'ended while it was sent')
  return { response: sealedResponse, login: begun && access && { ...access, setCookie: begun.setCookie } }
}

/** What the policy of a call has happen after its response: coupons are remembered, sessions end, and cookies are set. */
export async function finishCall(
  edge: CallDependencies,
  checked: CheckedCall,
  { response: sealed, login }: CallResult,
): Promise<EdgeResponse> {
  const { policy } = checked
  const { access } = checked.credentials
  if (policy.lists !== undefined && access !== null && sealed.status === 200) {
    edge[policy.lists].add(ownerOf(access), textOf(sealed))
  }
  if (policy.endsOtherSessions && access !== null && isSuccess(sealed)) {
    // A session that has ended meanwhile ends too.
    const keptSid = edge.endedSessions.isEnded(access) ? null : access.sid
    await edge.endedSessions.endAll(endedAccount(access), keptSid, Date.now())
  }
  const response = policy.reduceResponse?.(sealed, access?.accountId ?? '') ?? sealed
  if (policy.resetsPassword && isSuccess(response))
    return edgeResponse(response, { 'set-cookie': resetCookie.set('1') })
  if (login === null || login.setCookie === null || response.status !== 200) return edgeResponse(response)
  const cookies = policy.tokens === 'session' ? await rememberLogin(edge, checked, sealed, login) : []
  return edgeResponse(response, { 'set-cookie': [login.setCookie, ...cookies] })
}

/** Cookies after a login of a portal page: the browser is known from now on, and a reset of its password is complete. */
async function rememberLogin(
  edge: CallDependencies,
  { body, sender: { cookies } }: CheckedCall,
  response: CallResult['response'],
  login: Login,
): Promise<string[]> {
  const name = knownNameOf(body, response)
  const known = name === null ? [] : [edge.knownBrowsers.remember(cookies, name, login)]
  if (resetCookie.onlyIn(cookies) === null) return known
  // All that began before this login, so that one with the old password that is answered late does not keep itself.
  await edge.endedSessions.endAll(endedAccount(login), null, login.since - 1)
  return [...known, resetCookie.delete]
}
