import { Agent, request as forward } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { startPortal } from '@portal/e2e/portal/portal'
import { createCertificate } from '@portal/tooling/run/tls'

/** Sites whose landing page is measured: the portal, and its HTML alone. */
export const siteNames = ['portal', 'static HTML'] as const

export type Sites = AsyncDisposable & { origins: Readonly<Record<(typeof siteNames)[number], string>> }

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

/** Serves a portal over HTTP/2 with TLS, with another landing page if there is one. */
async function startSite(
  portal: string,
  certificate: Awaited<ReturnType<typeof createCertificate>>,
  landing?: string,
): Promise<AsyncDisposable & { origin: string }> {
  const agent = new Agent({ keepAlive: true })
  const sessions = new Set<{ destroy: () => void }>()
  const body = landing === undefined ? null : brotliCompressSync(landing)
  const server = createSecureServer(certificate, (request, response) => {
    if (body === null || request.url !== '/') return pass(portal, agent, request, response)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
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

/** A page of the edge without scripts and their preloads. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="preload" as="script"[^>]*>/g, '')

/** Starts the portal and the site that it is compared with, both over HTTP/2. */
export async function startSites(): Promise<Sites> {
  await using started = new AsyncDisposableStack()
  const portal = started.use(await startPortal())
  const landing = await (await fetch(portal.origin, { headers: { accept: 'text/html' } })).text()
  const certificate = await createCertificate()
  const site = async (page?: string): Promise<string> =>
    started.use(await startSite(portal.origin, certificate, page)).origin
  const origins = { portal: await site(), 'static HTML': await site(withoutScripts(landing)) }
  const all = started.move()
  return { origins, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
