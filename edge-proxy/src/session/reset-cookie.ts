import { cookieIn } from '../http/cookie.ts'

/**
 * Marks a browser in which a forgotten password was reset. Neither that call nor its response names the account, so the
 * next login here tells whose other sessions end (docs/product/session.md rule 49).
 */
const name = '__Host-reset'
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
/** Seconds. */
const maxAge = 60 * 60

export const setResetCookie = `${name}=1; Max-Age=${maxAge}; ${attributes}`
export const deleteResetCookie = `${name}=; Max-Age=0; ${attributes}`

/** Whether a password was reset in the browser that sent these cookies. */
export const hasReset = (cookies: string | null): boolean => cookieIn(cookies, name, /^1$/) !== null
