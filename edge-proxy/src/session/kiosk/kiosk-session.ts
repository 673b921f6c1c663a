import { cookieIn } from '../../http/request.ts'
import { cookieFormat, createCookieValue, type Session } from '../session.ts'

const name = '__Host-kiosk-session'
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'
/** Seconds: longer than one person needs at the tablet. */
const maxAge = 10 * 60

/** The prefix keeps tokens of the kiosk apart from those of the portal. */
const bound = (cookie: string): string => `kiosk ${cookie}`

/**
 * The session of the person at the kiosk, apart from the portal's session of the same browser: every login gets a new
 * cookie, and no token is valid for more than ten minutes (docs/product/kiosk.md rule 16).
 */
export function kioskSession(cookies: string | null): Session {
  const cookie = cookieIn(cookies, name, cookieFormat)
  return {
    boundTo: cookie === null ? null : bound(cookie),
    begin: () => {
      const value = createCookieValue()
      return { boundTo: bound(value), setCookie: `${name}=${value}; Max-Age=${maxAge}; ${attributes}` }
    },
    maxAge: () => maxAge,
    // Fetched before the login, whose cookie is a new one.
    unbound: ['loyalty'],
  }
}

/** The `Set-Cookie` value that ends the session. */
export const deleteKioskSession = `${name}=; Max-Age=0; ${attributes}`
