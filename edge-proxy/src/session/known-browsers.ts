import { createCookie, type SetCookie } from '../http/cookie.ts'
import { knownAge, type EndedSessions } from '../state/ended-sessions.ts'
import { typedNameHash, foldedNameHash, type KnownName } from './login-name.ts'
import { notBound, seal, unseal, type KeyRing, type SealedContent } from './seal.ts'

/** Accounts that one browser keeps; the one whose login is the longest ago is left out first. */
const maxAccounts = 6

/** The sealed logins, each of three parts, joined by dots. */
const sealedLogin = /s1\.\w{8}\.[\w-]+/g
const knownFormat = new RegExp(`^${sealedLogin.source}(?:\\.${sealedLogin.source}){0,${maxAccounts - 1}}$`)
const knownCookie = createCookie('__Host-known', knownFormat, knownAge, 'Lax')

export type KnownBrowser = {
  /** Whether a member has logged in there with exactly this name. */
  knows: (loginName: string) => boolean
  /** Whether a member has logged in there with a look-alike of this name, at an edge of an earlier version. */
  knewAlike: (loginName: string) => boolean
}

export type KnownLogin = Pick<SealedContent, 'accountId' | 'since' | 'names'>

/**
 * Recognises browsers in which a member has logged in, so that strangers do not use up their attempts
 * (rules limits-5 to limits-7). The cookie holds the logins sealed, each with the hash of its name as token,
 * those of earlier versions of the folded name; one that `isForgotten` no longer counts.
 */
export function createKnownBrowsers(ring: KeyRing, { isForgotten }: Pick<EndedSessions, 'isForgotten'>) {
  function read(cookies: string | null): { text: string; login: SealedContent }[] {
    const texts = knownCookie.valuesIn(cookies).flatMap((value) => value.match(sealedLogin) ?? [])
    return texts.flatMap((text) => {
      const result = unseal(ring, 'known', [notBound], text, Date.now())
      return result.kind === 'valid' && !isForgotten(result.content) ? [{ text, login: result.content }] : []
    })
  }

  /** Of two cookies the one may have an older login of an account than the other. */
  const latestFirst = (cookies: string | null) => read(cookies).toSorted((a, b) => b.login.since - a.login.since)

  return {
    /** The browser that sent these cookies; null if no member has logged in there. */
    find(cookies: string | null): KnownBrowser | null {
      const logins = read(cookies)
      if (logins.length === 0) return null
      const names = new Set(logins.map(({ login }) => login.token))
      return { knows: (name) => names.has(typedNameHash(name)), knewAlike: (name) => names.has(foldedNameHash(name)) }
    },
    /** The `Set-Cookie` value after a login. */
    remember(
      cookies: string | null,
      { hash, foldedHash }: KnownName,
      { accountId, since, names }: KnownLogin,
    ): SetCookie {
      const content = { token: hash, accountId, sid: '', since, names }
      const texts = new Map([[hash, seal(ring, 'known', notBound, content, Date.now())]])
      for (const { text, login } of latestFirst(cookies)) {
        const isOfEarlierVersion = login.token === foldedHash && login.accountId === accountId
        if (!isOfEarlierVersion && !texts.has(login.token)) texts.set(login.token, text)
      }
      return knownCookie.set([...texts.values()].slice(0, maxAccounts).join('.'))
    },
  }
}
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
