import { randomBytes } from 'node:crypto'

const name = '__Host-portal'
const form = /^[\w-]{43}$/
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
const maxAge = 30 * 24 * 60 * 60

/** The portal cookie of a request, or null. Two of them are nobody's: one may be planted. */
export function portalCookie(header: string | null | undefined): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [only] = values
  return values.length === 1 && only !== undefined && form.test(only) ? only : null
}

/**
 * What a visitor's loyalty token is bound to: it opens nothing but the public coupon list,
 * and a cookie minted for it could overwrite the one a login mints at the same moment.
 */
export const noCookie = ''

/** 32 random bytes: what all seals of this browser are bound to. */
export const mintCookie = (): string => randomBytes(32).toString('base64url')

/** The `Set-Cookie` value that keeps (or extends) the cookie for 30 days. */
export const keepCookie = (value: string): string => `${name}=${value}; Max-Age=${maxAge}; ${attributes}`

export const dropCookie = `${name}=; Max-Age=0; ${attributes}`
