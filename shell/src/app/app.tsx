import { useStore } from '@nanostores/react'
import { useMaintenance } from '@portal/page-library/notices/maintenance'
import { $isConnected } from '@portal/page-library/api'
import { bus } from '@portal/page-library/session/bus'
import {
  NavigationContext,
  useNavigation,
  type Navigation,
  type PageTitle,
} from '@portal/page-library/navigation/navigation'
import { portalId, type PageData } from '@portal/shared-contracts/remotes'
import { $hasLoyaltyAccount, $status } from '@portal/page-library/session'
import { Notice } from '@portal/shared-ui/notices/notice'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { Banner, ConnectionLine, IdleDialog, LoginNotice } from '../layout/notices.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { MenuContext, prerenderedSite, SiteContext } from '../layout/site.ts'
import { t } from '../messages/layout.ts'
import { ErrorPage } from '../pages/status-pages.tsx'
import { loadShellPage } from '../pages/shell-page-view.tsx'
import { RemoteLoaderContext, WidgetSlot } from '../remotes/remote-slot.tsx'
import type { RemoteLoader } from '../remotes/loader.ts'
import { $isExchanging, $loginReason, $pageState } from '../session/page-state.ts'
import { crossfade, useNavigationAfterLogin, usePagePosition } from './navigation.ts'
import { createSiteMap, type SiteMap } from './site-map.ts'
import { menuOf, renderView, viewOf, type SessionSummary, type View } from './view.tsx'

export type AppProps = {
  data: PageData
  /** Null while prerendering. */
  loader: RemoteLoader | null
  /** Called once the prerendered page is hydrated; only then may the view change. */
  onHydrated?: () => Promise<void>
}

/** The portal: router, access rules and the layout around every page. */
export function App({ data, loader, onHydrated }: AppProps) {
  const location = useLocation()
  const { pathname } = location
  const session = useSession()
  const { status } = session
  const map = useMemo(() => createSiteMap(data.registry), [data.registry])
  const view = useView(data, pathname, map, session)
  const { title, flags, content } = useMemo(() => renderView(view), [view])
  const [named, setTitle] = useState<PageTitle | null>(null)
  const navigation = usePortalNavigation(location, view, map, loader, setTitle)
  const restoring = status === 'restoring'

  useEffect(() => void onHydrated?.(), [onHydrated])
  useEffect(() => {
    // From now on the layout hides what the page's flags say.
    if (!restoring) document.getElementById(portalId)?.removeAttribute('data-hidden')
  }, [restoring])
  usePagePosition(location, named?.title ?? title, restoring)
  useNavigationAfterLogin(location, status, view.kind === 'page' ? view.page.path : view.kind)

  // A document that is sent for several addresses marks none of them as the current page.
  const sentPath = view.kind === 'page' ? view.page.path : ''
  const menu = restoring ? data.menu : menuOf(session)
  return (
    <RemoteLoaderContext value={loader}>
      <NavigationContext value={navigation}>
        <SiteContext value={restoring ? prerenderedSite : map}>
          <MenuContext value={menu}>
            {named?.isMissing && <meta name="robots" content="noindex" />}
            <PageLayout
              flags={flags}
              menu={menu}
              current={restoring ? sentPath : pathname}
              year={data.year}
              notices={<PageNotices hasLogin={view.kind === 'landing' || view.kind === 'login'} />}
            >
              {/* Keyed, so that the next page, or after a logout the next view, is drawn after this one failed. */}
              <ErrorBoundary key={`${view.kind} ${pathname}`} fallback={<ErrorPage />}>
                {content}
              </ErrorBoundary>
            </PageLayout>
          </MenuContext>
        </SiteContext>
      </NavigationContext>
    </RemoteLoaderContext>
  )
}

/** Banners and dialogs of the open page; they are never prerendered. */
function PageNotices({ hasLogin }: { hasLogin: boolean }) {
  const { persistent, notice, secondsLeft, stay } = useStore($pageState)
  const status = useStore($status)
  const reason = useStore($loginReason)
  const isSaidAtLogin = !useMaintenance() && hasLogin
  const isConnected = useStore($isConnected)
  const { navigate } = useNavigation()
  useEffect(() => bus.on('navigate', ({ to }) => navigate(to)), [navigate])

  return (
    <>
      {!persistent && (
        <Banner label={t.storageTitle}>
          <Notice tone="warning" title={t.storageTitle}>
            {t.storageText}
          </Notice>
        </Banner>
      )}
      {notice !== '' && (
        <Banner key={notice} label={t.noticeLabel}>
          <Notice>{notice}</Notice>
        </Banner>
      )}
      {/* Who has logged out expects nothing of other pages. */}
      {reason !== null && reason !== 'member' && !isSaidAtLogin && <LoginNotice reason={reason} banner />}
      <ConnectionLine isLost={!isConnected} />
      {status === 'member' && (
        <IdleDialog secondsLeft={secondsLeft} onStay={stay} onLeave={() => bus.emit('logout', { reason: 'member' })} />
      )}
    </>
  )
}

function useSession(): SessionSummary {
  const stored = useStore($status)
  // While a session token is exchanged, the login it makes needless is not shown.
  const status = useStore($isExchanging) ? 'restoring' : stored
  const hasLoyaltyAccount = useStore($hasLoyaltyAccount)
  return useMemo(() => ({ status, hasLoyaltyAccount }), [status, hasLoyaltyAccount])
}

/** The view of a path; follows redirects. */
function useView({ document: name, menu, texts }: PageData, path: string, map: SiteMap, session: SessionSummary): View {
  const navigate = useNavigate()
  const [sent] = useState({ name, path, menu, texts })
  const view = useMemo(() => viewOf(path, map, session, sent), [path, map, session, sent])
  const redirect = view.kind === 'redirect' ? view.to : null
  useEffect(() => {
    if (redirect !== null) void navigate(redirect, { replace: true })
  }, [redirect, navigate])
  return view
}

const noParams: Navigation['params'] = {}
/** Whether an address is the current one; opening it again replaces its history entry, as browsers do. */
const isShown = (to: string): boolean => new URL(to, window.location.href).href === window.location.href

/** What pages and remotes know of the location, and how they leave it. */
function usePortalNavigation(
  { pathname: path, search, hash }: Location,
  view: View,
  map: SiteMap,
  loader: RemoteLoader | null,
  setTitle: (title: PageTitle | null) => void,
): Navigation {
  const navigate = useNavigate()
  const params = view.kind === 'page' ? view.params : noParams
  return useMemo(
    () => ({
      path,
      search,
      hash,
      params,
      navigate: (to, options) =>
        // Decided when it navigates, because a redirect may have opened the page while the crossfade began.
        crossfade(to, () => void navigate(to, { replace: isShown(to), ...options })),
      prefetch: (to) => void prefetch(to, map, loader),
      setTitle,
      Widget: WidgetSlot,
      widgetsIn: map.widgetsIn,
    }),
    [path, search, hash, params, navigate, map, loader, setTitle],
  )
}

/** Loads the code of a link's page. Errors are ignored: the navigation loads it again. */
async function prefetch(to: string, map: SiteMap, loader: RemoteLoader | null): Promise<void> {
  const page = map.find(new URL(to, window.location.href).pathname)?.page
  const code =
    page?.kind === 'remote' ? loader?.load({ remote: page.remote, route: page.path }) : page && loadShellPage(page)
  await code?.catch(() => {})
}
