// The order of these imports is the order of the style sheets; that of the layers is in the first ones.
import '@portal/shared-contracts/brand/fonts.css'
import '@portal/shared-contracts/brand/colors.css'
import '@portal/shared-ui/styles/tokens.css'
import '@portal/shared-ui/styles/base.css'
import '@portal/shared-ui/styles/fonts.css'
import type { PageData } from '@portal/shared-contracts/remotes'
import { $hasLoyaltyAccount, $status } from '@portal/page-library/session'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { ErrorPage } from '../pages/status-pages.tsx'
import { homePage, landingPage, shellPages } from '../pages/shell-pages.tsx'
import { delay } from '../remotes/delay.ts'
import type { RemoteLoader } from '../remotes/loader.ts'
import { App } from './app.tsx'
import { menuOf } from './view.tsx'
import { loadShellPage } from '../pages/shell-page-view.tsx'

/**
 * ms until the code of a page is asked for again: Firefox too cancels the loads of a page that is left, which is gone
 * by then.
 */
const retryAfter = 1_000

/** Loads the code of the page in a prerendered document. */
export async function loadDocumentPage(document: string): Promise<void> {
  const page = [landingPage, homePage, ...shellPages].find((candidate) => candidate.document === document)
  if (page === undefined) return
  // If it fails twice, hydrates anyway: the page then shows a fallback, and the session works.
  await loadShellPage(page)
    .catch(() => delay(retryAfter).then(() => loadShellPage(page)))
    .catch(() => {})
}

/** Hydrates the document in slices that leave time for input. */
export function hydratePortal(
  root: HTMLElement,
  data: PageData,
  loader: RemoteLoader,
  onHydrated: () => Promise<void>,
): void {
  // The router listens once the page is hydrated; a member on a slow phone may go back before.
  let isLeft = false
  addEventListener('popstate', () => void (isLeft = true), { once: true })
  const start = (): Promise<void> => {
    if (isLeft) dispatchEvent(new Event('popstate'))
    return onHydrated()
  }
  startTransition(() => {
    hydrateRoot(
      root,
      <ErrorBoundary fallback={<FailedPortal year={data.year} />}>
        <BrowserRouter>
          <App data={data} loader={loader} onHydrated={start} />
        </BrowserRouter>
      </ErrorBoundary>,
    )
  })
}

/** In place of the portal if it failed outside of a page: with header and footer, without them if those fail. */
const FailedPortal = ({ year }: { year: string }) => (
  <ErrorBoundary
    fallback={
      <main>
        <ErrorPage />
      </main>
    }
  >
    <PageLayout
      flags={{}}
      menu={menuOf({ status: $status.get(), hasLoyaltyAccount: $hasLoyaltyAccount.get() })}
      current=""
      year={year}
    >
      <ErrorPage />
    </PageLayout>
  </ErrorBoundary>
)
