import path from 'node:path'
import { startPortal } from '../../e2e/portal/portal.ts'
import { oneBundleDocuments, withoutScripts } from './one-bundle-documents.ts'
import { createCertificate, startStatic, startTls, type Listening } from './servers.ts'

/** What a first visit is measured over: our portal, one bundle of its sources, and its HTML alone. */
export const siteNames = ['portal', 'one bundle', 'static HTML'] as const
export type SiteName = (typeof siteNames)[number]

export type Sites = { origins: Readonly<Record<SiteName, string>>; close: () => Promise<void> }

/** Starts the real portal and beside it the two it is compared with, all over HTTP/2. */
export async function startSites(folder: string, oneBundle: string): Promise<Sites> {
  const portal = await startPortal()
  const landing = await (await fetch(portal.origin, { headers: { accept: 'text/html' } })).text()
  const certificate = createCertificate(folder)
  const one = await startStatic(
    await oneBundleDocuments(oneBundle, landing),
    path.join(oneBundle, 'assets'),
    portal.origin,
  )
  const plain = await startStatic(() => withoutScripts(landing), null, portal.origin)
  const fronts = await Promise.all(
    [portal.origin, one.origin, plain.origin].map((origin) => startTls(origin, certificate)),
  )
  const [first, second, third] = fronts as [Listening, Listening, Listening]
  return {
    origins: { portal: first.origin, 'one bundle': second.origin, 'static HTML': third.origin },
    close: async () => {
      await Promise.all([...fronts, one, plain].map((server) => server.close()))
      await portal.close()
    },
  }
}
