import { useStore } from '@nanostores/react'
import { NavigationContext } from '@delikaterie/shared-contracts/navigation'
import { portalId, widgetsInSlot, type PageData, type SlotName } from '@delikaterie/shared-contracts/remotes'
import { $hasLoyaltyAccount, $status } from '@delikaterie/shared-contracts/session'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { RemoteEntriesContext, SitePagesContext, SlotWidgetsContext } from '../layout/site-pages.ts'
import { ErrorPage } from '../pages/error.tsx'
import { RemoteLoaderContext, WidgetSlot } from '../remotes/remote-slot.tsx'
import type { RemoteLoader } from '../remotes/loader.ts'
import { $isExchanging } from '../session/page-state.ts'
import { crossfade, useNavigationAfterLogin, usePagePosition } from './navigation.ts'
import { PageNotices } from './page-notices.tsx'
import { createPrefetch } from './prefetch.ts'
import { createSiteMap } from './site-map.ts'
import { renderView } from './render-view.tsx'
import { viewOf } from './view.ts'

export type AppProps = {
  data: PageData
  /** Null while prerendering. */
  loader: RemoteLoader | null
  /** Called once the prerendered page is hydrated; only then may the view change. */
  onHydrated?: () => Promise<void>
}

const everyPageExists = () => true
const noEntries = [] as const
const noWidgets = () => noEntries
const noParams: Readonly<Record<string, string>> = {}
/** Whether an address is the current one; opening it again replaces its history entry, as browsers do. */
const isShown = (to: string): boolean => new URL(to, window.location.href).href === window.location.href

/** The portal: router, access rules and the layout around every page. */
export function App({ data, loader, onHydrated }: AppProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const stored = useStore($status)
  // While a session token is exchanged, the login it makes needless is not shown.
  const status = useStore($isExchanging) ? 'restoring' : stored
  const hasLoyaltyAccount = useStore($hasLoyaltyAccount)
  const site = useMemo(() => createSiteMap(data.registry), [data.registry])
  const [sentDocument] = useState({ name: data.document, path: location.pathname, texts: data.texts })
  const view = useMemo(
    () => viewOf(location.pathname, site, { status, hasLoyaltyAccount }, sentDocument),
    [location.pathname, site, status, hasLoyaltyAccount, sentDocument],
  )
  const { title, flags, content } = useMemo(() => renderView(view), [view])
  const restoring = status === 'restoring'
  // The registry is unknown while prerendering: every link shows until the session is restored.
  const hasPage = useMemo(
    () => (restoring ? everyPageExists : (path: string) => site.find(path) !== null),
    [restoring, site],
  )

  const slotWidgets = useMemo(
    () => (restoring ? noWidgets : (slot: SlotName) => widgetsInSlot(slot, data.registry)),
    [restoring, data.registry],
  )

  const { pathname, search, hash } = location
  const params = view.kind === 'page' ? view.params : noParams
  const prefetch = useMemo(() => createPrefetch(site, loader), [site, loader])
  const navigation = useMemo(
    () => ({
      path: pathname,
      search,
      hash,
      params,
      navigate: (to: string, options?: { replace?: boolean }) =>
        // Decided when it navigates, because a redirect may have opened the page while the crossfade began.
        crossfade(to, () => void navigate(to, { replace: isShown(to), ...options })),
      prefetch,
      Widget: WidgetSlot,
    }),
    [pathname, search, hash, params, navigate, prefetch],
  )

  useEffect(() => void onHydrated?.(), [onHydrated])
  useEffect(() => {
    // From now on the layout hides what the page's flags say.
    if (!restoring) document.getElementById(portalId)?.removeAttribute('data-hidden')
  }, [restoring])
  usePagePosition(location, title, restoring)
  useNavigationAfterLogin(location, status, view.kind === 'page' ? view.page.path : view.kind)
  const redirect = view.kind === 'redirect' ? view.to : null
  useEffect(() => {
    if (redirect !== null) void navigate(redirect, { replace: true })
  }, [redirect, navigate])

  // A document that is sent for several addresses marks none of them as the current page.
  const sentPath = view.kind === 'page' ? view.page.path : ''
  const menu = restoring ? data.menu : status === 'member' && hasLoyaltyAccount ? 'member' : 'visitor'
  return (
    <RemoteLoaderContext value={loader}>
      <NavigationContext value={navigation}>
        <SitePagesContext value={hasPage}>
          <RemoteEntriesContext value={restoring ? noEntries : site.remoteEntries}>
            <SlotWidgetsContext value={slotWidgets}>
              <PageLayout
                flags={flags}
                menu={menu}
                loggedIn={restoring ? data.menu === 'member' : status === 'member'}
                current={restoring ? sentPath : pathname}
                year={data.year}
                notices={<PageNotices hasLogin={view.kind === 'landing' || view.kind === 'login'} />}
              >
                {/* Keyed, so that the next page, or after a logout the next view, is drawn after this one failed. */}
                <ErrorBoundary key={`${view.kind} ${pathname}`} fallback={<ErrorPage />}>
                  {content}
                </ErrorBoundary>
              </PageLayout>
            </SlotWidgetsContext>
          </RemoteEntriesContext>
        </SitePagesContext>
      </NavigationContext>
    </RemoteLoaderContext>
  )
}
