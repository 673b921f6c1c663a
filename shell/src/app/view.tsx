import * as paths from '@portal/shared-contracts/paths'
import type { SessionStatus } from '@portal/page-library/session'
import {
  skeletonShape,
  type HeroTexts,
  type MenuName,
  type PageFlags,
  type SkeletonShape,
} from '@portal/shared-contracts/remotes'
import type { ReactNode } from 'react'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { t } from '../messages/layout.ts'
import { homePage, landingPage } from '../pages/shell-pages.tsx'
import { LoginPage } from '../pages/login.tsx'
import { NotFoundPage } from '../pages/status-pages.tsx'
import { ShellPageView } from '../pages/shell-page-view.tsx'
import { RouteSlot } from '../remotes/remote-slot.tsx'
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

export type SessionSummary = { status: SessionStatus; hasLoyaltyAccount: boolean }

/**
 * The prerendered document that was sent, with its menu and the texts of its hero, and the path at which the portal
 * started.
 */
type SentDocument = { name: string; path: string; menu: MenuName; texts?: HeroTexts | undefined }

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
  // The edge says so also of paths that servers read in different ways, such as `/top/a%2Fb`.
  if (document.name === 'not-found' && document.path === path) return { kind: 'notFound' }
  if (status === 'restoring' && document.path === path) {
    const shape = shapeOfDocument(document.name)
    if (shape !== null) return { kind: 'skeleton', shape, texts: document.texts }
    if (document.name === 'home' || document.name === 'login') return { kind: document.name }
  }
  if (path === '/') return status === 'member' && hasLoyaltyAccount ? { kind: 'home' } : { kind: 'landing' }
  const found = site.find(path)
  if (found === null) return { kind: 'notFound' }
  if (found.page.flags.loginRequired) {
    // Skeletons of members are only for members; others may have to go to the shop landing.
    if (status === 'restoring' && document.menu !== 'member') return { kind: 'skeleton', shape: 'task' }
    if (status === 'restoring') return { kind: 'skeleton', shape: found.page.skeleton, texts: found.page.texts }
    if (status === 'anonymous') return { kind: 'login' }
    if (!hasLoyaltyAccount) return { kind: 'redirect', to: paths.shopLanding }
  }
  return { kind: 'page', ...found }
}

/** The menu of a restored session. */
export const menuOf = ({ status, hasLoyaltyAccount }: SessionSummary): MenuName =>
  status !== 'member' ? 'visitor' : hasLoyaltyAccount ? 'member' : 'shop'

/** Title and content of a view, and which parts of the layout it hides. */
export function renderView(view: View): { title: string; flags: PageFlags; content: ReactNode } {
  switch (view.kind) {
    case 'landing':
      return { title: landingPage.title, flags: {}, content: <ShellPageView key="landing" page={landingPage} /> }
    case 'home':
      return { title: homePage.title, flags: {}, content: <ShellPageView key="home" page={homePage} /> }
    case 'login':
      return { title: t.loginTitle, flags: {}, content: <LoginPage /> }
    case 'notFound':
      return { title: t.notFoundTitle, flags: {}, content: <NotFoundPage /> }
    case 'skeleton':
      return { title: '', flags: {}, content: <PageSkeleton shape={view.shape} texts={view.texts} /> }
    case 'redirect':
      return { title: '', flags: {}, content: <PageSkeleton shape="task" /> }
    case 'page':
      return { title: view.page.title, flags: view.page.flags, content: <SitePageView page={view.page} /> }
  }
}

const SitePageView = ({ page }: { page: SitePage }) =>
  page.kind === 'shell' ? (
    <ShellPageView key={page.path} page={page} />
  ) : (
    <RouteSlot
      key={page.path}
      remote={page.remote}
      route={page.path}
      skeleton={<PageSkeleton shape={page.skeleton} texts={page.texts} />}
    />
  )

/**
 * Name of the document with the layout around a skeleton, whose hero has texts (`titled`) or bars in their place. The
 * edge builds the same names.
 */
export const layoutDocument = (shape: SkeletonShape, titled = false): string =>
  `layout-${shape}${titled ? '-titled' : ''}`

/** The shape of the skeleton in a document; null for a document with content. */
export function shapeOfDocument(document: string): SkeletonShape | null {
  const [layout, shape] = document.split('-')
  return layout === 'layout' ? skeletonShape(shape) : null
}
