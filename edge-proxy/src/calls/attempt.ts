import type { KnownBrowser } from '../session/known-browsers.ts'

/** What limits count of a request: its sender and its body. */
export type Attempt = {
  address: () => string
  /** The origin of an embedding page, whose attempts count apart from those of the portal's own pages. */
  origin: string | null
  /** The account of the signed-in member, the same in all sessions. */
  member: string | null
  /** The browser, if a member has logged in there; read only if it has attempts of its own. */
  browser: () => KnownBrowser | null
  body: Readonly<Record<string, unknown>> | null
}

/** A sender of whom only the address counts. */
export const anonymous = { origin: null, member: null, browser: () => null, body: null }
