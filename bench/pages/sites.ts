import path from 'node:path'
import { startPortal } from '../../e2e/portal/portal.ts'
import { oneBundleDocuments, withoutScripts } from './one-bundle-documents.ts'
import { createCertificate, startStatic, startTls, type Listening } from './servers.ts'

/** Sites on which a first visit is measured: the portal, one bundle of its sources, and its HTML alone. */
export const siteNames = ['portal', 'one bundle', 'static HTML'] as const
export type SiteName = (typeof siteNames)[number]

export type Sites = { origins: Readonly<Record<SiteName, string>>; close: () => Promise<void> }

/** Starts the portal and the two sites it is compared with, all over HTTP/2. */
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
  const tlsServers = await Promise.all(
    [portal.origin, one.origin, plain.origin].map((origin) => startTls(origin, certificate)),
  )
  const [first, second, third] = tlsServers as [Listening, Listening, Listening]
  return {
    origins: { portal: first.origin, 'one bundle': second.origin, 'static HTML': third.origin },
    close: async () => {
      await Promise.all([...tlsServers, one, plain].map((server) => server.close()))
      await portal.close()
    },
  }
}
