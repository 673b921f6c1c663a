import { randomBytes } from 'node:crypto'
import { createCookie } from '../http/cookie.ts'
import { sessionAge, knownAge, type EndedSessions } from '../state/ended-sessions.ts'
import { nameOf, userOf, type KnownName } from './login-name.ts'
import { type SealKind, noCookie, seal, unseal, type KeyRing, type Sealed } from './seal.ts'

/** The session that a call belongs to: which cookie its tokens are sealed for, and how long they are valid. */
export type Session = {
  /** What the tokens of the request may be sealed for: a browser may send two cookies of one name. */
  boundTo: readonly string[]
  /** What the tokens of a login are sealed for, the `Set-Cookie` value that goes with it, and its `sid` if that follows from it. */
  begin: () => { boundTo: string; setCookie: string | null; sid?: string }
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

/** Where a password was reset, the next login ends all other sessions (rule session-49). */
export const resetCookie = createCookie('__Host-reset', /^1$/, 60 * 60, 'Lax')

/** The portal's session: every login gets a new cookie, so that one that was planted or stolen before is worthless. */
export const portalSession = (cookies: string | null): Session => ({
  boundTo: sessionCookie.valuesIn(cookies),
  // See docs/decisions/0003-loyalty-tokens-without-cookie.md.
  unbound: ['loyalty'],
  begin: () => {
    const boundTo = createCookieValue()
    return { boundTo, setCookie: sessionCookie.set(boundTo) }
  },
})

/** The prefix keeps tokens of embedding pages apart from those of the portal and the kiosk. */
export const embedBinding = (origin: string): string => `embed ${origin}`

const minute = 60

/** Seconds; the access token of the login popup is valid as long as one of a login. */
export const embedMaxAge = { access: 10 * minute, refresh: 2 * 60 * minute, other: 24 * 60 * minute } as const

/** No cookie: every token is bound to the page's origin, so that it is worthless on another one and in the portal. */
export function embedSession(origin: string): Session {
  const boundTo = embedBinding(origin)
  return {
    boundTo: [boundTo],
    begin: () => ({ boundTo, setCookie: null }),
    maxAge: (kind) => (kind === 'access' || kind === 'refresh' ? embedMaxAge[kind] : embedMaxAge.other),
    unbound: [],
  }
}

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

export type KnownLogin = Pick<Sealed, 'accountId' | 'since' | 'names'>

/**
 * Recognises browsers in which a member has logged in, so that strangers do not use up their attempts
 * (rules limits-5 to limits-7). The cookie holds the logins sealed, each with the hash of its name as token,
 * those of earlier versions of the folded name; one that `isForgotten` no longer counts.
 */
export function createKnownBrowsers(ring: KeyRing, { isForgotten }: Pick<EndedSessions, 'isForgotten'>) {
  function read(cookies: string | null): { text: string; login: Sealed }[] {
    const texts = knownCookie.valuesIn(cookies).flatMap((value) => value.match(sealedLogin) ?? [])
    return texts.flatMap((text) => {
      const unsealed = unseal(ring, 'known', [noCookie], text, Date.now())
      return unsealed.kind === 'valid' && !isForgotten(unsealed.sealed) ? [{ text, login: unsealed.sealed }] : []
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
      return { knows: (name) => names.has(nameOf(name)), knewAlike: (name) => names.has(userOf(name)) }
    },
    /** The `Set-Cookie` value after a login. */
    remember(cookies: string | null, { name, user }: KnownName, { accountId, since, names }: KnownLogin): string {
      const content = { token: name, accountId, sid: '', since, names }
      const texts = new Map([[name, seal(ring, 'known', noCookie, content, Date.now())]])
      for (const { text, login } of latestFirst(cookies)) {
        const isOfEarlierVersion = login.token === user && login.accountId === accountId
        if (!isOfEarlierVersion && !texts.has(login.token)) texts.set(login.token, text)
      }
      return knownCookie.set([...texts.values()].slice(0, maxAccounts).join('.'))
    },
  }
}
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
