import { pageDataId, portalId, portalStartId, type PageData } from '@portal/shared-contracts/remotes'
import { nextTask } from '@portal/page-library/stores'
import { createIntegrity } from '../remotes/integrity.ts'

/** Not validated: the edge writes it into the page, so it is as trusted as the page itself. */
const readPageData = (): PageData => JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData

/** Reloads the page after every build under `npm run dev`; session and drafts survive the reload. */
const reloadAfterBuilds = (address: string): void => {
  new EventSource(address).addEventListener('message', () => location.reload())
}

/**
 * Starts the portal in several tasks, so that a slow phone answers input in between.
 * The parts are in this file's script; importing one runs its modules.
 */
async function start(): Promise<void> {
  const data = readPageData()
  const applyIntegrity = createIntegrity(data.registry, location.href)
  const root = document.getElementById(portalId)
  if (root === null) throw new Error(`The page has no #${portalId}`)
  if (data.liveReload !== undefined) reloadAfterBuilds(data.liveReload)

  // In a task before that of the pages, which import it too.
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { hydratePortal, loadDocumentPage } = await import(/* webpackMode: "eager" */ './hydrate-portal.tsx')
  // The page's code loads before hydration, which must render the same markup.
  const pageLoaded = loadDocumentPage(data.document)
  await nextTask()
  const { createSession } = await import(/* webpackMode: "eager" */ '../session/session.ts')
  await nextTask()
  const { createRemoteLoader } = await import(/* webpackMode: "eager" */ '../remotes/loader.ts')
  const loader = createRemoteLoader(data.registry, applyIntegrity)
  await pageLoaded
  await nextTask()
  // From now on the router listens to Back, and not the script that started the portal.
  document.getElementById(portalStartId)?.remove()
  hydratePortal(root, data, loader, createSession(data).start)
}

void start()
