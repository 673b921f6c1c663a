import { existsSync, readFileSync } from 'node:fs'
import { Agent, request as forward } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import path from 'node:path'
import { startPortal } from '../../e2e/portal/portal.ts'
import { createCertificate } from '../../tooling/run/tls.ts'
import { buildOneBundle } from './one-bundle.ts'
import { oneBundlePage, withoutScripts } from './one-bundle-page.ts'

/** Sites whose landing page is measured: the portal, one bundle of its sources, and its HTML alone. */
export const siteNames = ['portal', 'one bundle', 'static HTML'] as const

export type Sites = AsyncDisposable & { origins: Readonly<Record<(typeof siteNames)[number], string>> }

/** A file of a static site, compressed with brotli. */
type StaticFile = { type: string; body: Buffer }

const htmlFile = (html: string): StaticFile => ({
  type: 'text/html; charset=utf-8',
  body: brotliCompressSync(html),
})

/** Headers of one connection, which HTTP/2 does not allow. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Forwards a request to an origin and its response back. */
function pass(origin: string, agent: Agent, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
  const upstream = forward({
    hostname: '127.0.0.1',
    port: new URL(origin).port,
    agent,
    path: request.url,
    method: request.method,
    headers: { ...Object.fromEntries(own), host: request.authority },
  })
  upstream.on('error', () => void response.stream.destroy())
  upstream.on('response', (answered) => {
    const headers = Object.entries(answered.headers).filter(([name]) => !hopByHop.has(name))
    response.writeHead(answered.statusCode ?? 502, Object.fromEntries(headers))
    answered.pipe(response)
  })
  request.pipe(upstream)
}

/** Serves files of its own, and everything else from the portal, over HTTP/2 with TLS. */
async function startSite(
  portal: string,
  certificate: Awaited<ReturnType<typeof createCertificate>>,
  fileOf: (pathname: string) => StaticFile | undefined = () => undefined,
): Promise<AsyncDisposable & { origin: string }> {
  const agent = new Agent({ keepAlive: true })
  const sessions = new Set<{ destroy: () => void }>()
  const server = createSecureServer(certificate, (request, response) => {
    const file = fileOf(new URL(request.url, portal).pathname)
    if (file === undefined) return pass(portal, agent, request, response)
    const { type, body } = file
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
    response.end(body)
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const session of sessions) session.destroy()
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

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
