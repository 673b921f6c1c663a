import { createCookieValue, sessionCookieIn, setSessionCookie } from './session-cookie.ts'
import type { SealKind } from './seal.ts'

/** The session that a call belongs to: which cookie its tokens are sealed for, and how long they are valid. */
export type Session = {
  /** What the tokens of the request are sealed for; null without a cookie. */
  boundTo: string | null
  /** What the tokens of a login are sealed for, and the `Set-Cookie` value that goes with it. */
  begin: () => { boundTo: string; setCookie: string | null }
  /** Seconds after which a token of the kind is not valid; the kind itself may have a shorter time. */
  maxAge?: (kind: SealKind) => number
  /** Kinds that are sealed without a cookie, because the browser may get or lose one before it sends them. */
  unbound: readonly SealKind[]
}

/** The portal's session: every login gets a new cookie, so that one that was planted or stolen before is worthless. */
export function portalSession(cookies: string | null): Session {
  const cookie = sessionCookieIn(cookies)
  return {
    boundTo: cookie,
    // See docs/decisions/0003-loyalty-tokens-without-cookie.md.
    unbound: ['loyalty'],
    begin: () => {
      const boundTo = createCookieValue()
      return { boundTo, setCookie: setSessionCookie(boundTo) }
    },
  }
}
