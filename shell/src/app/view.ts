import * as paths from '@delikaterie/shared-contracts/paths'
import type { SessionStatus } from '@delikaterie/shared-contracts/session'
import type { SkeletonShape } from '@delikaterie/shared-contracts/remotes'
import { shapeOfDocument } from './documents.ts'
import type { SiteMap, SitePage } from './site-map.ts'

/** What is shown between header and footer. */
export type View =
  | { kind: 'skeleton'; shape: SkeletonShape }
  | { kind: 'landing' }
  | { kind: 'home' }
  | { kind: 'login' }
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; page: SitePage; params: Readonly<Record<string, string>> }

type SessionSummary = { status: SessionStatus; hasLoyaltyAccount: boolean }

/**
 * The view of a path. While the session is being restored it is the view of the prerendered
 * `document`, because hydration must render the same markup.
 */
export function viewOf(
  path: string,
  site: SiteMap,
  { status, hasLoyaltyAccount }: SessionSummary,
  document: string,
): View {
  if (status === 'restoring') {
    const shape = shapeOfDocument(document)
    if (shape !== null) return { kind: 'skeleton', shape }
    if (document === 'home' || document === 'login') return { kind: document }
  }
  if (path === '/') return status === 'member' && hasLoyaltyAccount ? { kind: 'home' } : { kind: 'landing' }
  const found = site.find(path)
  if (found === null) return { kind: 'notFound' }
  if (found.page.flags.loginRequired) {
    if (status === 'restoring') return { kind: 'skeleton', shape: found.page.skeleton }
    if (status === 'anonymous') return { kind: 'login' }
    if (!hasLoyaltyAccount) return { kind: 'redirect', to: paths.shopLanding }
  }
  return { kind: 'page', ...found }
}
