import { Agent, request as forward } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { createCertificate } from '../../tooling/run/tls.ts'

/** A file of a static site, compressed with brotli. */
export type StaticFile = { type: string; body: Buffer }

export const htmlFile = (html: string): StaticFile => ({
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
export async function startSite(
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
