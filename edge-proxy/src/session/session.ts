import { randomBytes } from 'node:crypto'
import { sessionAge } from '@portal/shared-contracts/session/timeouts'
import { createCookie, type SetCookie } from '../http/cookie.ts'
import type { SealKind } from './seal.ts'

/** The session that a call belongs to: which cookie its tokens are sealed for, and how long they are valid. */
export type Session = {
  /** What the tokens of the request may be sealed for: a browser may send two cookies of one name. */
  bindings: readonly string[]
  /**
   * What the tokens of a login are sealed for, the `Set-Cookie` value that goes with it, and its `sid` if that follows
   * from it.
   */
  begin: () => { boundTo: string; setCookie: SetCookie | null; sid?: string }
  /** Seconds after which a token of the kind is not valid; the kind itself may have a shorter time. */
  maxAge?: (kind: SealKind) => number
  /** Kinds that are bound to no cookie or origin, because the browser may get or lose one before it sends them. */
  unboundKinds: readonly SealKind[]
}

/** What session cookies hold: 32 random bytes. */
export const cookieFormat = /^[\w-]{43}$/

/** A new cookie value, to which the tokens of a login are bound. */
export const createCookieValue = (): string => randomBytes(32).toString('base64url')

export const sessionCookie = createCookie('__Host-portal', cookieFormat, sessionAge, 'Lax')

/** Where a password was reset, the next login ends all other sessions (rule session-49). */
export const resetCookie = createCookie('__Host-reset', /^1$/, 60 * 60, 'Lax')

/** The portal's session: every login gets a new cookie, so that one that was planted or stolen before is worthless. */
export const portalSession = (cookies: string | null): Session => ({
  bindings: sessionCookie.valuesIn(cookies),
  // See docs/decisions/0003-loyalty-tokens-without-cookie.md.
  unboundKinds: ['loyalty'],
  begin: () => {
    const boundTo = createCookieValue()
    return { boundTo, setCookie: sessionCookie.set(boundTo) }
  },
})

/** The prefix keeps tokens of embedding pages apart from those of the portal and the kiosk. */
export const embedBinding = (origin: string): string => `embed ${origin}`

const minute = 60

/** Seconds; the access token of the login popup is valid as long as one of a login. */
export const embedMaxAge = { access: 10 * minute, refresh: 2 * 60 * minute, other: 24 * 60 * minute } as const

/** No cookie: every token is bound to the page's origin, so that it is worthless on another one and in the portal. */
export function embedSession(origin: string): Session {
  const boundTo = embedBinding(origin)
  return {
    bindings: [boundTo],
    begin: () => ({ boundTo, setCookie: null }),
    maxAge: (kind) => (kind === 'access' || kind === 'refresh' ? embedMaxAge[kind] : embedMaxAge.other),
    unboundKinds: [],
  }
}
