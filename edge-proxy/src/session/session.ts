import { randomBytes } from 'node:crypto'
import { createCookie } from '../http/cookie.ts'
import { sessionAge } from '../state/ended-sessions.ts'
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

/** What session cookies hold: 32 random bytes. */
export const cookieFormat = /^[\w-]{43}$/

/** A new cookie value, to which the tokens of a login are bound. */
export const createCookieValue = (): string => randomBytes(32).toString('base64url')

export const sessionCookie = createCookie('__Host-portal', cookieFormat, sessionAge, 'Lax')

/**
 * Marks a browser for an hour in which a forgotten password was reset. Neither that call nor its response names the account,
 * so the next login here tells whose other sessions end (docs/product/session.md rule 49).
 */
export const resetCookie = createCookie('__Host-reset', /^1$/, 60 * 60, 'Lax')

/** The portal's session: every login gets a new cookie, so that one that was planted or stolen before is worthless. */
export const portalSession = (cookies: string | null): Session => ({
  boundTo: sessionCookie.in(cookies),
  // See docs/decisions/0003-loyalty-tokens-without-cookie.md.
  unbound: ['loyalty'],
  begin: () => {
    const boundTo = createCookieValue()
    return { boundTo, setCookie: sessionCookie.set(boundTo) }
  },
})
