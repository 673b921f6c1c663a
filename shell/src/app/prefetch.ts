import type { RemoteLoader } from '../remotes/loader.ts'
import { loadShellPage } from '../pages/shell-page-view.tsx'
import type { SiteMap } from './site-map.ts'

/** Prefetches the code of a link's page. Errors are ignored: the navigation loads it again. */
export const createPrefetch = (site: SiteMap, loader: RemoteLoader | null) => (to: string) => {
  if (loader === null) return
  const found = site.find(new URL(to, location.href).pathname)
  if (found?.page.kind === 'remote') {
    loader.load({ remote: found.page.remote, route: found.page.path }).catch(() => {})
  } else if (found?.page.kind === 'shell') {
    loadShellPage(found.page).catch(() => {})
  }
}
