import type { Session } from '../session.ts'

/** The prefix keeps tokens of embedding pages apart from those of the portal and the kiosk. */
export const embedBinding = (origin: string): string => `embed ${origin}`

const minute = 60

/** Seconds; the access token of the login popup is valid as long as one of a login. */
export const embedMaxAge = { access: 10 * minute, refresh: 2 * 60 * minute, other: 24 * 60 * minute } as const

/**
 * The session of a page that embeds remotes: no cookie, and every token is bound to the page's origin, so that it is
 * worthless on another origin and in the portal (docs/product/calls-and-headers.md rules 48 and 49).
 */
export function embedSession(origin: string): Session {
  const boundTo = embedBinding(origin)
  return {
    boundTo,
    begin: () => ({ boundTo, setCookie: null }),
    maxAge: (kind) => (kind === 'access' || kind === 'refresh' ? embedMaxAge[kind] : embedMaxAge.other),
    unbound: [],
  }
}
