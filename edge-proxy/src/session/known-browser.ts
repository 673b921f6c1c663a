import { createCookie } from '../http/cookie.ts'
import { knownAge, type EndedSessions } from '../state/ended-sessions.ts'
import { userOf } from './login-name.ts'
import { noCookie, seal, unseal, type KeyRing, type Sealed } from './seal.ts'

/** Accounts that one browser keeps; the one whose login is the longest ago is left out first. */
const maxAccounts = 6

/** The sealed logins, each of three parts, joined by dots. */
const sealedLogin = /s1\.\w{8}\.[\w-]+/g
const format = new RegExp(`^${sealedLogin.source}(?:\\.${sealedLogin.source}){0,${maxAccounts - 1}}$`)
const cookie = createCookie('__Host-known', format, knownAge, 'Lax')

/** A browser in which a member has logged in before. */
export type KnownBrowser = {
  /** Whether it has logged in to this account. */
  knows: (account: string) => boolean
}

/** The login that made a browser known. */
export type KnownLogin = Pick<Sealed, 'accountId' | 'since' | 'user'>

/**
 * Recognises browsers in which a member has logged in, so that strangers who try the member's account do not use up
 * the attempts of these browsers (docs/product/limits.md rules 5 to 7). The cookie holds the logins sealed, so that it
 * names no account, and a login that `isForgotten` no longer counts.
 */
export function createKnownBrowsers(ring: KeyRing, { isForgotten }: Pick<EndedSessions, 'isForgotten'>) {
  /** The logins of a cookie that this portal has set. */
  function read(cookies: string | null): { text: string; login: Sealed }[] {
    const texts = cookie.in(cookies)?.match(sealedLogin) ?? []
    return texts.flatMap((text) => {
      const unsealed = unseal(ring, 'known', noCookie, text, Date.now())
      return unsealed.kind === 'valid' && !isForgotten(unsealed.sealed) ? [{ text, login: unsealed.sealed }] : []
    })
  }

  return {
    /** The browser that sent these cookies; null if no member has logged in there. */
    find(cookies: string | null): KnownBrowser | null {
      const logins = read(cookies)
      if (logins.length === 0) return null
      return { knows: (account) => logins.some(({ login }) => login.token === userOf(account)) }
    },
    /** The `Set-Cookie` value after a login to the account. */
    remember(cookies: string | null, account: string, { accountId, since, user }: KnownLogin): string {
      const token = userOf(account)
      const content = { token, accountId, sid: '', since, ...(user !== undefined && { user }) }
      const others = read(cookies).filter(({ login }) => login.token !== token)
      const known = [seal(ring, 'known', noCookie, content, Date.now()), ...others.map(({ text }) => text)]
      return cookie.set(known.slice(0, maxAccounts).join('.'))
    },
  }
}
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
