import '@delikaterie/shared-ui/styles/fonts.css'
import '@delikaterie/shared-ui/styles/brand-colors.generated.css'
import '@delikaterie/shared-ui/styles/tokens.css'
import '@delikaterie/shared-ui/styles/base.css'
import { pageDataId, portalId, type PageData } from '@delikaterie/shared-contracts/remotes'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { FailedPortal } from './failed-portal.tsx'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { homePage, landingPage, shellPages } from '../pages/index.ts'
import { createRemoteLoader } from '../remotes/loader.ts'
import { createIntegrity, exposeIntegrity } from '../remotes/integrity.ts'
import { createSession } from '../session/session.ts'
import { App } from './app.tsx'
import { loadShellPage } from '../pages/shell-page-view.tsx'

/** Not validated: the edge writes it into the page, so it is as trusted as the page itself. */
const readPageData = (): PageData => JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData

/** Reloads the page after every build under `npm run dev`; session and drafts survive the reload. */
const reloadAfterBuilds = (address: string): void => {
  new EventSource(address).addEventListener('message', () => location.reload())
}

async function start(): Promise<void> {
  const data = readPageData()
  const { applyIntegrity, onRetry } = createIntegrity(data, location.href)
  exposeIntegrity(applyIntegrity)
  const loader = createRemoteLoader(data.registry, applyIntegrity, onRetry)
  const root = document.getElementById(portalId)
  if (root === null) throw new Error(`The page has no #${portalId}`)

  // The page's code loads before hydration, which must render the same markup.
  const page = [landingPage, homePage, ...shellPages].find((candidate) => candidate.document === data.document)
  // If it fails twice, hydrates anyway: the page then shows a fallback, and the session works.
  if (page)
    await loadShellPage(page)
      .catch(() => loadShellPage(page))
      .catch(() => {})

  if (data.liveReload !== undefined) reloadAfterBuilds(data.liveReload)
  const session = createSession(data)
  hydrateRoot(
    root,
    <ErrorBoundary fallback={<FailedPortal year={data.year} />}>
      <BrowserRouter>
        <App data={data} loader={loader} onHydrated={session.start} />
      </BrowserRouter>
    </ErrorBoundary>,
  )
}

void start()
