import type { RegistrySnapshot } from './registry.ts'

/** Id of the script element that carries the page data. */
export const pageDataId = 'portal-data'

/** What the edge tells a page besides its markup, as `<script type="application/json">`. */
export type PageData = {
  /** The prerendered document that was sent; `frame` is the empty member frame. */
  document: string
  /** The portal's public origin, `{host}` of the specification. */
  origin: string
  /** Seconds. */
  idleTimeout: number
  tokenRefreshAge: number
  pointsRefreshAge: number
  registry: RegistrySnapshot
  /** From a page POST; exchanged once when nobody is logged in (spec §4). */
  sessionToken?: string
  /** Address of the development server's reload events. */
  liveReload?: string
}
