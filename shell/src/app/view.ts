import * as paths from '@delikaterie/shared-contracts/paths'
import type { SessionStatus } from '@delikaterie/shared-contracts/session'
import type { HeroTexts, SkeletonShape } from '@delikaterie/shared-contracts/remotes'
import { shapeOfDocument } from './documents.ts'
import type { SiteMap, SitePage } from './site-map.ts'

/** What is shown between header and footer. */
export type View =
  | { kind: 'skeleton'; shape: SkeletonShape; texts?: HeroTexts | undefined }
  | { kind: 'landing' }
  | { kind: 'home' }
  | { kind: 'login' }
  | { kind: 'notFound' }
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; page: SitePage; params: Readonly<Record<string, string>> }

type SessionSummary = { status: SessionStatus; hasLoyaltyAccount: boolean }

/** The prerendered document that was sent, with the texts of its hero, and the path at which the portal started. */
type SentDocument = { name: string; path: string; texts?: HeroTexts | undefined }

/**
 * The view of a path. While the session is being restored it is the view of the document that was sent for the
 * path, because hydration must render the same markup.
 */
export function viewOf(
  path: string,
  site: Pick<SiteMap, 'find'>,
  { status, hasLoyaltyAccount }: SessionSummary,
  document: SentDocument,
): View {
  if (status === 'restoring' && document.path === path) {
    const shape = shapeOfDocument(document.name)
    if (shape !== null) return { kind: 'skeleton', shape, texts: document.texts }
    if (document.name === 'home' || document.name === 'login') return { kind: document.name }
  }
  if (path === '/') return status === 'member' && hasLoyaltyAccount ? { kind: 'home' } : { kind: 'landing' }
  const found = site.find(path)
  if (found === null) return { kind: 'notFound' }
  if (found.page.flags.loginRequired) {
    if (status === 'restoring') return { kind: 'skeleton', shape: found.page.skeleton, texts: found.page.texts }
    if (status === 'anonymous') return { kind: 'login' }
    if (!hasLoyaltyAccount) return { kind: 'redirect', to: paths.shopLanding }
  }
  return { kind: 'page', ...found }
}
