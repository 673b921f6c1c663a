import { createCookieValue, sessionCookieIn, setSessionCookie } from './session-cookie.ts'
import type { SealKind } from './seal.ts'

/** The session that a call belongs to: which cookie its tokens are sealed for, and how long they are valid. */
export type Session = {
  /** What the tokens of the request are sealed for; null without a cookie. */
  boundTo: string | null
  /** What the tokens of a login are sealed for, and the `Set-Cookie` value that goes with it. */
  begin: () => { boundTo: string; setCookie: string }
  /** Seconds after which no token is valid; each kind of token may have a shorter time. */
  maxAge?: number
  /** Kinds that are sealed without a cookie. */
  unbound?: readonly SealKind[]
}

/** The portal's session: a login keeps the browser's cookie. */
export function portalSession(cookies: string | null): Session {
  const cookie = sessionCookieIn(cookies)
  return {
    boundTo: cookie,
    begin: () => {
      const boundTo = cookie ?? createCookieValue()
      return { boundTo, setCookie: setSessionCookie(boundTo) }
    },
  }
}
