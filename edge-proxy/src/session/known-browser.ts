import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieIn } from '../http/request.ts'
import type { KeyRing, SealingKey } from './seal.ts'

/** `__Host-` makes browsers accept the cookie only from this host, with `Secure` and `Path=/`. */
const name = '__Host-known'
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
/** Seconds: 400 days, the longest that browsers allow; each login sets the cookie anew. */
const maxAge = 400 * 24 * 60 * 60

/** Accounts that one browser keeps; the one whose login is the longest ago is left out first. */
const maxAccounts = 6

/** The browser's random id with a proof, and one proof for each account; 12 and 15 bytes. */
const format = /^[\w-]{16}\.[\w-]{20}(?:\.[\w-]{20}){1,6}$/

/** A browser in which a member has logged in before. */
export type KnownBrowser = {
  id: string
  /** Whether it has logged in to this account. */
  knows: (account: string) => boolean
}

/**
 * Recognises browsers in which a member has logged in, so that strangers who try the member's account do not use up
 * the attempts of these browsers (docs/product/limits.md rules 6 to 8). The cookie names no account: it holds proofs
 * that only the edge can check, and only against an account that the request names.
 */
export function createKnownBrowsers(ring: KeyRing) {
  const proof = ({ key }: SealingKey, id: string, account: string): string =>
    createHmac('sha256', key).update(`known browser ${id} ${account}`).digest().subarray(0, 15).toString('base64url')

  const isProof = (text: string, id: string, account: string): boolean =>
    ring.keys.some((key) => timingSafeEqual(Buffer.from(text), Buffer.from(proof(key, id, account))))

  /** The parts of a cookie that this portal has set. */
  function read(cookies: string | null): { id: string; proofs: string[] } | null {
    const [id = '', ownProof = '', ...proofs] = cookieIn(cookies, name, format)?.split('.') ?? []
    return ownProof !== '' && isProof(ownProof, id, '') ? { id, proofs } : null
  }

  return {
    /** The browser that sent these cookies; null if no member has logged in there. */
    find(cookies: string | null): KnownBrowser | null {
      const cookie = read(cookies)
      if (cookie === null) return null
      const { id, proofs } = cookie
      return { id, knows: (account) => proofs.some((text) => isProof(text, id, account)) }
    },
    /** The `Set-Cookie` value after a login to the account. */
    remember(cookies: string | null, account: string): string {
      const { id, proofs } = read(cookies) ?? { id: randomBytes(12).toString('base64url'), proofs: [] }
      const others = proofs.filter((text) => !isProof(text, id, account))
      const known = [proof(ring.newest, id, account), ...others].slice(0, maxAccounts)
      return `${name}=${[id, proof(ring.newest, id, ''), ...known].join('.')}; Max-Age=${maxAge}; ${attributes}`
    },
  }
}
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
