import type { RemoteLoader } from '../remotes/loader.ts'
import { loadShellPage } from '../pages/shell-page-view.tsx'
import type { SiteMap } from './site-map.ts'

/** Fetches the code of the page a link leads to; a failure is met when the member goes there. */
export const prefetcher = (site: SiteMap, loader: RemoteLoader | null) => (to: string) => {
  if (loader === null) return
  const found = site.find(new URL(to, location.href).pathname)
  if (found?.page.kind === 'remote') {
    loader.load({ remote: found.page.remote, route: found.page.path }).catch(() => {})
  } else if (found?.page.kind === 'shell') {
    loadShellPage(found.page.page).catch(() => {})
  }
}
