import '@delikaterie/shared-ui/styles/fonts.css'
import '@delikaterie/shared-ui/styles/brand-colors.generated.css'
import '@delikaterie/shared-ui/styles/tokens.css'
import '@delikaterie/shared-ui/styles/base.css'
import { pageDataId, portalId, type PageData } from '@delikaterie/shared-contracts/remotes'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { ErrorPage } from '../pages/error.tsx'
import { shellPages } from '../pages/index.ts'
import { createRemoteLoader } from '../remotes/loader.ts'
import { createIntegrity, exposeIntegrity } from '../remotes/integrity.ts'
import { createSession } from '../session/session.ts'
import { App } from './app.tsx'
import { loadShellPage } from '../pages/shell-page-view.tsx'

/** Written by our own edge into this page, with a nonce: trusted as the page itself is. */
const readPageData = (): PageData => JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData

/** Under `npm run dev` an open page follows what is built; session and drafts outlive the reload. */
const followBuilds = (address: string): void => {
  new EventSource(address).addEventListener('message', () => location.reload())
}

async function start(): Promise<void> {
  const data = readPageData()
  const { applyIntegrity, onRetry } = createIntegrity(data, location.href)
  exposeIntegrity(applyIntegrity)
  const loader = createRemoteLoader(data.registry, applyIntegrity, onRetry)
  const root = document.getElementById(portalId)
  if (root === null) throw new Error(`The page has no #${portalId}`)

  // Hydration must find what was prerendered: a page of the shell is loaded before it.
  const page = shellPages.find((candidate) => candidate.document === data.document)
  // If its code does not come, a fallback in its place is better than a page without a session.
  if (page)
    await loadShellPage(page)
      .catch(() => loadShellPage(page))
      .catch(() => {})

  if (data.liveReload !== undefined) followBuilds(data.liveReload)
  const session = createSession(data)
  hydrateRoot(
    root,
    <ErrorBoundary fallback={<ErrorPage />}>
      <BrowserRouter>
        <App data={data} loader={loader} onHydrated={session.start} />
      </BrowserRouter>
    </ErrorBoundary>,
  )
}

void start()
