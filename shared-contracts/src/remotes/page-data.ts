import type { WalletBadges, WalletName } from '../wallet/wallet.ts'
import type { HeroTexts } from './layout.ts'
import type { RemoteName } from './registry-document.ts'
import type { RegistrySnapshot } from './release-record.ts'

/** Id of the script element that carries the page data. */
export const pageDataId = 'portal-data'

/** Id of the element the portal is rendered into. */
export const portalId = 'portal'
/** Id of the button that opens the panel for developers, in the banner above a page. */
export const panelButtonId = 'portal-panel-open'
/** Id of the template that holds the portal's scripts until the first paint. */
export const portalStartId = 'portal-start'

/** Cookie that is set while a user is signed in. It selects the document the edge sends and gives no access. */
export const memberCookie = 'portal-member'
/** Its values: for a member, and for a user without a loyalty account, who sees neither menu nor pages of members. */
export const memberCookieValues = { member: '1', shop: 'shop' } as const

/**
 * The main navigation of a member with a loyalty account, that of visitors, or that of visitors with the logout
 * (`shop`).
 */
export type MenuName = 'member' | 'shop' | 'visitor'

/** What the panel for developers cannot read from the registry of its page. */
export type PanelData = {
  /** Group of the browser, which chooses between releases and canaries; null while no canary is live. */
  bucket: number | null
  /** The remotes whose canary is in the page, with its share of the browsers in percent. */
  canaries: Readonly<Record<RemoteName, number>>
  /** Where a form ends the panel in this browser, if the browser asked for it. */
  leave?: string
}

/** Data of a page in addition to its markup, as `<script type="application/json">`. */
export type PageData = {
  /**
   * The prerendered document that was sent; `layout-…` is the layout around the skeleton of a page that loads later.
   */
  document: string
  /** The texts of the hero in the document; the address may be another one once the portal starts. */
  texts?: HeroTexts
  /** The menu in the document; the session may show another one. */
  menu: MenuName
  /** The portal's public origin. */
  origin: string
  /** The current year, for the copyright. */
  year: string
  /** Seconds. */
  idleTimeout: number
  tokenRefreshAge: number
  pointsRefreshAge: number
  registry: RegistrySnapshot
  /** Proves to the edge, in reports about remotes, that it served this page. */
  ticket?: string
  /** Whether the edge can send withdrawals (WITHDRAWAL_URL). */
  withdrawal?: true
  /**
   * Whether cards may be in wallets: a wallet has settings, also one that is not offered because its certificate has
   * expired.
   */
  hasWalletSettings?: true
  /** The wallets in which members can save their cards; missing where there are none. */
  wallets?: readonly WalletName[]
  /** The addresses of the official badges that the brand has. */
  walletBadges?: WalletBadges
  /** From a page POST; exchanged once if no member is signed in. */
  sessionToken?: string
  /** Address of the development server's reload events. */
  liveReload?: string
  /** Only in pages that have the panel for developers (docs/release-a-remote.md). */
  panel?: PanelData
}
