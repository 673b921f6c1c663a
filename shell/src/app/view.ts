import type { SessionStatus } from '@delikaterie/shared-contracts/session'
import type { SiteMap, SitePage } from './site-map.ts'

/** What stands between header and footer. */
export type View =
  | { kind: 'skeleton' }
  | { kind: 'landing' }
  | { kind: 'home' }
  | { kind: 'login' }
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; page: SitePage; params: Readonly<Record<string, string>> }

type Visitor = { status: SessionStatus; hasLoyaltyAccount: boolean }

const shopLanding = '/landing/shop'

/**
 * The view of a path for a visitor (spec §2, Global page rules; §6). While the session is
 * restored it is whatever the prerendered `document` shows, so that hydration finds it.
 */
export function viewOf(path: string, site: SiteMap, { status, hasLoyaltyAccount }: Visitor, document: string): View {
  if (status === 'restoring' && document === 'frame') return { kind: 'skeleton' }
  if (status === 'restoring' && document === 'login') return { kind: 'login' }
  if (path === '/') return status === 'member' && hasLoyaltyAccount ? { kind: 'home' } : { kind: 'landing' }
  const found = site.find(path)
  if (found === null) return { kind: 'notFound' }
  if (found.page.flags.loginRequired) {
    if (status === 'restoring') return { kind: 'skeleton' }
    if (status === 'anonymous') return { kind: 'login' }
    if (!hasLoyaltyAccount) return { kind: 'redirect', to: shopLanding }
  }
  return { kind: 'page', ...found }
}
