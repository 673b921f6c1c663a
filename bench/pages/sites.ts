import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startPortal } from '../../e2e/portal/portal.ts'
import { createCertificate } from '../../tooling/run/tls.ts'
import { buildOneBundle } from './one-bundle.ts'
import { oneBundlePage, withoutScripts } from './one-bundle-page.ts'
import { htmlFile, startSite, type StaticFile } from './servers.ts'

/** Sites whose landing page is measured: the portal, one bundle of its sources, and its HTML alone. */
export const siteNames = ['portal', 'one bundle', 'static HTML'] as const

export type Sites = AsyncDisposable & { origins: Readonly<Record<(typeof siteNames)[number], string>> }

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Starts the portal and the two sites it is compared with, all over HTTP/2; `folder` takes the build of the bundle. */
export async function startSites(folder: string): Promise<Sites> {
  await using started = new AsyncDisposableStack()
  const assets = await buildOneBundle(folder)
  const portal = started.use(await startPortal())
  const landing = await (await fetch(portal.origin, { headers: { accept: 'text/html' } })).text()
  const pages = { bundle: htmlFile(oneBundlePage(assets, landing)), plain: htmlFile(withoutScripts(landing)) }
  const certificate = await createCertificate()

  const ofBundle = (pathname: string): StaticFile | undefined => {
    if (pathname === '/') return pages.bundle
    const name = path.basename(pathname)
    const file = path.join(assets, `${name}.br`)
    if (!pathname.startsWith('/assets/') || !existsSync(file)) return undefined
    return { type: types[path.extname(name)] ?? '', body: readFileSync(file) }
  }
  const ofPlain = (pathname: string): StaticFile | undefined => (pathname === '/' ? pages.plain : undefined)
  const site = async (fileOf?: typeof ofBundle): Promise<string> =>
    started.use(await startSite(portal.origin, certificate, fileOf)).origin
  const origins = { portal: await site(), 'one bundle': await site(ofBundle), 'static HTML': await site(ofPlain) }
  const all = started.move()
  return { origins, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
