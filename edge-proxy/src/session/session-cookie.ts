import { randomBytes } from 'node:crypto'
import { cookieIn } from '../http/cookie.ts'

/** `__Host-` makes browsers accept the cookie only from this host, with `Secure` and `Path=/`. */
const name = '__Host-portal'
const format = /^[\w-]{43}$/
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
/** Seconds. */
const maxAge = 30 * 24 * 60 * 60

/** The value of the session cookie, or null. */
export const sessionCookieIn = (header: string | null | undefined): string | null => cookieIn(header, name, format)

/** Cookie value for tokens that are not bound to a cookie. */
export const noCookie = ''

/** A new cookie value: 32 random bytes, to which the tokens of a login are bound. */
export const createCookieValue = (): string => randomBytes(32).toString('base64url')

/** The `Set-Cookie` value that sets the cookie, or extends it, for 30 days. */
export const setSessionCookie = (value: string): string => `${name}=${value}; Max-Age=${maxAge}; ${attributes}`

/** The `Set-Cookie` value that deletes the cookie. */
export const deleteSessionCookie = `${name}=; Max-Age=0; ${attributes}`
