import type { PageFlags } from '@delikaterie/shared-contracts/remotes'
import { LoginPage } from '../pages/login.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { t } from '../messages/layout.ts'
import { homePage, landingPage } from '../pages/index.ts'
import { LandingPage } from '../pages/landing.tsx'
import { NotFoundPage } from '../pages/not-found.tsx'
import { RouteSlot } from '../remotes/remote-slot.tsx'
import { ShellPageView } from '../pages/shell-page-view.tsx'
import type { View } from './view.ts'

/** Title of a view, and which parts of the layout it hides. */
export function layoutOf(view: View): { title: string; flags: PageFlags } {
  switch (view.kind) {
    case 'page':
      return { title: view.page.title, flags: view.page.flags }
    case 'landing':
      return { title: landingPage.title, flags: {} }
    case 'home':
      return { title: homePage.title, flags: {} }
    case 'login':
      return { title: t.loginTitle, flags: {} }
    case 'notFound':
      return { title: t.notFoundTitle, flags: {} }
    case 'skeleton':
    case 'redirect':
      return { title: '', flags: {} }
  }
}

/** The content between header and footer. */
export function ViewOutlet({ view }: { view: View }) {
  switch (view.kind) {
    case 'landing':
      return <LandingPage />
    case 'home':
      return <ShellPageView key="home" page={homePage} />
    case 'login':
      return <LoginPage />
    case 'notFound':
      return <NotFoundPage />
    case 'skeleton':
    case 'redirect':
      return <PageSkeleton />
    case 'page':
      return view.page.kind === 'shell' ? (
        <ShellPageView key={view.page.path} page={view.page.page} />
      ) : (
        <RouteSlot key={view.page.path} remote={view.page.remote} route={view.page.path} skeleton={<PageSkeleton />} />
      )
  }
}
