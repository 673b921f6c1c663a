import type { SetCookie } from '../http/cookie.ts'
import { HttpError } from '../http/http-error.ts'
import type { BackendResponse } from '../http/response.ts'
import { loginNameHashes } from '../session/login-name.ts'
import { notBound, seal, type ContentToSeal } from '../session/seal.ts'
import type { CallDependencies } from './call-dependencies.ts'
import type { ParsedCall } from './parsed-call.ts'
import { beginsSession, sealResponse } from './seal-response.ts'

/** What a call brought: its response without raw tokens, and the login that began with it. */
export type CallResult = { response: BackendResponse; login: NewLogin | null }
/** A login that began, and the `Set-Cookie` value of its session; embedding pages have none. */
export type NewLogin = ContentToSeal & { setCookie: SetCookie | null }

/**
 * Seals the tokens of a response: those of a login for a new session, all others for the session of the request.
 * `sentAt` is when the call was sent, in ms.
 * @throws HttpError sessionInvalid, or sessionEnded for a refresh, if the session ended meanwhile; as `sealResponse`
 */
export function sealForSession(
  { ring, endedSessions }: Pick<CallDependencies, 'ring' | 'endedSessions'>,
  { policy, body, credentials, sender: { session } }: ParsedCall,
  response: BackendResponse,
  sentAt: number,
): CallResult {
  const begun = beginsSession(policy.tokens) ? session.begin() : null
  const identity =
    begun === null ? {} : { names: loginNameHashes(body, response), ...(begun.sid && { sid: begun.sid }) }
  const { response: sealedResponse, accessToken } = sealResponse(
    policy.tokens,
    response,
    { credentials, identity, sentAt },
    (kind, content) => {
      const ofSession = begun?.boundTo ?? credentials.boundTo ?? session.bindings[0]
      const boundTo = session.unboundKinds.includes(kind) ? notBound : (ofSession ?? notBound)
      return seal(ring, kind, boundTo, content, Date.now(), session.maxAge?.(kind))
    },
  )
  if (accessToken !== null && endedSessions.isEnded(accessToken))
    throw new HttpError(
      credentials.refreshToken === null ? 'sessionInvalid' : 'sessionEnded',
      'ended while it was sent',
    )
  return { response: sealedResponse, login: begun && accessToken && { ...accessToken, setCookie: begun.setCookie } }
}
