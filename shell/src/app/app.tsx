import { useStore } from '@nanostores/react'
import { NavigationContext } from '@delikaterie/shared-contracts/navigation'
import type { PageData } from '@delikaterie/shared-contracts/remotes'
import { $hasLoyaltyAccount, $status } from '@delikaterie/shared-contracts/session'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageFrame } from '../layout/page-frame.tsx'
import { SitePagesContext } from '../layout/site-pages.ts'
import { RemoteLoaderContext } from '../remotes/remote-box.tsx'
import type { RemoteLoader } from '../remotes/loader.ts'
import { useFocusAfterNavigation } from './focus-after-navigation.ts'
import { Notices } from './notices.tsx'
import { prefetcher } from './prefetch.ts'
import { createSiteMap } from './site-map.ts'
import { ViewOutlet, framingOf } from './view-outlet.tsx'
import { viewOf } from './view.ts'

export type AppProps = {
  data: PageData
  /** Null while prerendering. */
  loader: RemoteLoader | null
  /** Called once the prerendered page is alive: from then on it may show something else. */
  onHydrated?: () => Promise<void>
}

const always = () => true
const noParams: Readonly<Record<string, string>> = {}

/** The portal: the one router, the guards and the frame around every page. */
export function App({ data, loader, onHydrated }: AppProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const status = useStore($status)
  const hasLoyaltyAccount = useStore($hasLoyaltyAccount)
  const site = useMemo(() => createSiteMap(data.registry), [data.registry])
  const view = useMemo(
    () => viewOf(location.pathname, site, { status, hasLoyaltyAccount }, data.document),
    [location.pathname, site, status, hasLoyaltyAccount, data.document],
  )
  const framing = framingOf(view)
  const restoring = status === 'restoring'

  const { pathname, search, hash } = location
  const params = view.kind === 'page' ? view.params : noParams
  const prefetch = useMemo(() => prefetcher(site, loader), [site, loader])
  const navigation = useMemo(
    () => ({
      path: pathname,
      search,
      hash,
      params,
      navigate: (to: string, options?: { replace?: boolean }) => void navigate(to, options),
      prefetch,
    }),
    [pathname, search, hash, params, navigate, prefetch],
  )

  useEffect(() => void onHydrated?.(), [onHydrated])
  useFocusAfterNavigation(location, framing.title, restoring)
  const redirect = view.kind === 'redirect' ? view.to : null
  useEffect(() => {
    if (redirect !== null) void navigate(redirect, { replace: true })
  }, [redirect, navigate])

  const isMember = restoring ? data.document === 'frame' : status === 'member' && hasLoyaltyAccount
  return (
    <RemoteLoaderContext value={loader}>
      <NavigationContext value={navigation}>
        {/* The prerendered frame cannot know the registry: it shows every link until the session is there. */}
        <SitePagesContext value={restoring ? always : (path) => site.find(path) !== null}>
          <PageFrame
            flags={framing.flags}
            menu={isMember ? 'member' : 'visitor'}
            current={restoring ? '' : location.pathname}
            year={data.year}
            notices={<Notices />}
          >
            <ViewOutlet view={view} />
          </PageFrame>
        </SitePagesContext>
      </NavigationContext>
    </RemoteLoaderContext>
  )
}
