import { randomBytes } from 'node:crypto'
import { cookieIn } from '../http/request.ts'
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

/** `__Host-` makes browsers accept the cookies only from this host, with `Secure` and `Path=/`. */
const sessionCookie = '__Host-portal'
const resetCookie = '__Host-reset'
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
/** Seconds. */
const resetAge = 60 * 60

/** The portal's session: every login gets a new cookie, so that one that was planted or stolen before is worthless. */
export const portalSession = (cookies: string | null): Session => ({
  boundTo: sessionCookieIn(cookies),
  // See docs/decisions/0003-loyalty-tokens-without-cookie.md.
  unbound: ['loyalty'],
  begin: () => {
    const boundTo = createCookieValue()
    return { boundTo, setCookie: setSessionCookie(boundTo) }
  },
})

/** The value of the session cookie, or null. */
export const sessionCookieIn = (cookies: string | null | undefined): string | null =>
  cookieIn(cookies, sessionCookie, cookieFormat)

/** A new cookie value: 32 random bytes, to which the tokens of a login are bound. */
export const createCookieValue = (): string => randomBytes(32).toString('base64url')

export const cookieFormat = /^[\w-]{43}$/

/** The `Set-Cookie` value that sets the cookie for 30 days. */
export const setSessionCookie = (value: string): string =>
  `${sessionCookie}=${value}; Max-Age=${sessionAge}; ${attributes}`

/** The `Set-Cookie` value that deletes the cookie. */
export const deleteSessionCookie = `${sessionCookie}=; Max-Age=0; ${attributes}`

/**
 * Marks a browser in which a forgotten password was reset. Neither that call nor its response names the account, so the
 * next login here tells whose other sessions end (docs/product/session.md rule 49).
 */
export const setResetCookie = `${resetCookie}=1; Max-Age=${resetAge}; ${attributes}`
export const deleteResetCookie = `${resetCookie}=; Max-Age=0; ${attributes}`

/** Whether a password was reset in the browser that sent these cookies. */
export const hasReset = (cookies: string | null): boolean => cookieIn(cookies, resetCookie, /^1$/) !== null
