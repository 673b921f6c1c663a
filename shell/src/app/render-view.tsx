import type { PageFlags } from '@delikaterie/shared-contracts/remotes'
import type { ReactNode } from 'react'
import { LoginPage } from '../pages/login.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { t } from '../messages/layout.ts'
import { homePage, landingPage } from '../pages/index.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { RouteSlot } from '../remotes/remote-slot.tsx'
import { ShellPageView } from '../pages/shell-page-view.tsx'
import type { SitePage } from './site-map.ts'
import type { View } from './view.ts'

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
