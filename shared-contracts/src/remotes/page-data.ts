import type { RegistrySnapshot } from './registry.ts'

/** Id of the script element that carries the page data. */
export const pageDataId = 'portal-data'

/** Id of the element the portal is rendered into. */
export const portalId = 'portal'

/**
 * Cookie by which the page tells the edge that a member is logged in here. It only chooses
 * the document that is sent first and opens nothing.
 */
export const memberCookie = 'portal-member'

/** What the edge tells a page besides its markup, as `<script type="application/json">`. */
export type PageData = {
  /** The prerendered document that was sent; `frame` is the frame around a page still to come. */
  document: string
  /** The portal's public origin, `{host}` of the specification. */
  origin: string
  /** The current year, for the copyright. */
  year: string
  /** Seconds. */
  idleTimeout: number
  tokenRefreshAge: number
  pointsRefreshAge: number
  registry: RegistrySnapshot
  /** sha384 of the shell's own scripts, by path. */
  shellFiles: Readonly<Record<string, string>>
  /** From a page POST; exchanged once when nobody is logged in (spec §4). */
  sessionToken?: string
  /** Address of the development server's reload events. */
  liveReload?: string
}
