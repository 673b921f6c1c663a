import { createHash } from 'node:crypto'
import { createCookie } from '../../http/cookie.ts'
import { cookieFormat, createCookieValue, type Session } from '../session.ts'

/** Seconds: longer than one person needs at the tablet. */
export const kioskMaxAge = 10 * 60
export const kioskCookie = createCookie('__Host-kiosk-session', cookieFormat, kioskMaxAge, 'Strict')

/** The prefix keeps tokens of the kiosk apart from those of the portal. */
const bindingOf = (cookie: string): string => `kiosk ${cookie}`

/** The id of the login with a cookie, so that the page needs no token to end it. */
export const sidOf = (cookie: string): string =>
  createHash('sha256').update(bindingOf(cookie)).digest('base64url').slice(0, 24)

/** Every login gets a new cookie, and no token is valid for more than ten minutes (rule kiosk-16). */
export function kioskSession(cookies: string | null): Session {
  return {
    bindings: kioskCookie.valuesIn(cookies).map(bindingOf),
    begin: () => {
      const value = createCookieValue()
      return { boundTo: bindingOf(value), setCookie: kioskCookie.set(value), sid: sidOf(value) }
    },
    maxAge: () => kioskMaxAge,
    // Fetched before the login, whose cookie is a new one.
    unboundKinds: ['loyalty'],
  }
}
