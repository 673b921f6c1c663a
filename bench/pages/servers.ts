import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import {
  Agent,
  createServer,
  request as forward,
  Server as HttpServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http'
import { createSecureServer, type Http2ServerRequest } from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'
import { memberCookie } from '@delikaterie/shared-contracts/remotes'
import type { Documents } from './one-bundle-documents.ts'
import { systemProgram } from '../../tooling/run/system-program.ts'

export type Listening = { origin: string; close: () => Promise<void> }

const listen = (server: Server, scheme: 'http' | 'https', agent: Agent): Promise<Listening> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const origin = `${scheme}://localhost:${(server.address() as AddressInfo).port}`
      const close = () =>
        new Promise<void>((done) => {
          agent.destroy()
          server.close(() => done())
          if (server instanceof HttpServer) server.closeAllConnections()
        })
      resolve({ origin, close })
    })
  })

type AnyRequest = IncomingMessage | Http2ServerRequest
/** Common interface of HTTP/1 and HTTP/2 responses. */
type AnyResponse = Writable & { writeHead: (status: number, headers: OutgoingHttpHeaders) => unknown }

/** Headers of one connection, which HTTP/2 does not allow. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Forwards a request to an origin and its response back. */
function pass(origin: string, agent: Agent, request: AnyRequest, response: AnyResponse): void {
  const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
  const headers = { ...Object.fromEntries(own), host: String(request.headers[':authority'] ?? request.headers.host) }
  const { hostname, port } = new URL(origin)
  const upstreamRequest = forward({
    hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port,
    agent,
    path: request.url,
    method: request.method,
    headers,
  })
  upstreamRequest.on('error', () => void response.destroy())
  upstreamRequest.on('response', (upstreamResponse) => {
    const headers = Object.entries(upstreamResponse.headers).filter(([name]) => !hopByHop.has(name))
    response.writeHead(upstreamResponse.statusCode ?? 502, Object.fromEntries(headers))
    upstreamResponse.pipe(response)
  })
  request.pipe(upstreamRequest)
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * Serves pages and files with their `.br` files as a static host does; forwards calls, pictures and unknown files
 * to the portal.
 */
export function startStatic(documents: Documents, assets: string | null, portal: string): Promise<Listening> {
  const agent = new Agent({ keepAlive: true })
  const compressed = new Map<string, Buffer>()
  const page = (html: string): Buffer => {
    const known = compressed.get(html) ?? brotliCompressSync(html)
    compressed.set(html, known)
    return known
  }
  const handle: RequestListener = (request, response) => {
    const address = new URL(request.url ?? '/', portal).pathname
    const name = path.basename(address)
    const file = assets !== null && address.startsWith('/assets/') ? path.join(assets, `${name}.br`) : null
    const isPage = request.method === 'GET' && request.headers.accept?.startsWith('text/html') === true
    const send = (type: string, body: Buffer) =>
      response
        .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
        .end(body)
    if (isPage)
      send(
        'text/html; charset=utf-8',
        page(documents(address, request.headers.cookie?.includes(memberCookie) === true)),
      )
    else if (file !== null && existsSync(file)) send(types[path.extname(name)] ?? '', readFileSync(file))
    else pass(portal, agent, request, response)
  }
  return listen(createServer(handle), 'http', agent)
}

/** A self-signed certificate for this run. */
export function createCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const openssl = systemProgram('openssl', 'openssl')
  if (openssl === null) throw new Error('Pages are measured over TLS, which needs openssl to make a certificate')
  execFileSync(
    openssl,
    ['req', '-x509', ...curve, '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** Serves an origin over HTTP/2 with TLS. */
export function startTls(origin: string, certificate: { key: Buffer; cert: Buffer }): Promise<Listening> {
  const agent = new Agent({ keepAlive: true })
  const sessions = new Set<{ destroy: () => void }>()
  const server = createSecureServer({ ...certificate, allowHTTP1: false }, (request, response) =>
    pass(origin, agent, request, response),
  )
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  return listen(server, 'https', agent).then(({ origin, close }) => ({
    origin,
    close: () => {
      for (const session of sessions) session.destroy()
      return close()
    },
  }))
}
