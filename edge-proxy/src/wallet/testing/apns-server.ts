import { createSecureServer, createServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { TLSSocket, type TlsOptions } from 'node:tls'

export type RecordedPush = { path: string; topic: string; body: string }

/** Responds to one recorded push. */
export type ApnsHandler = (stream: ServerHttp2Stream, push: RecordedPush) => void

/** Responds as Apple's push service does. */
export const responds =
  (status: number, reason?: string): ApnsHandler =>
  (stream) => {
    stream.respond({ ':status': status })
    stream.end(reason === undefined ? undefined : JSON.stringify({ reason }))
  }

/** Leaves every push without a response. */
export const neverResponds: ApnsHandler = () => {}

/** Apple's push service on a free port, over HTTP/2, which records all pushes; without `tls` as plain text. */
export async function startApns(handler: ApnsHandler = responds(200), tls?: TlsOptions) {
  const pushes: RecordedPush[] = []
  const sessions = new Set<ServerHttp2Session>()
  let current = handler
  let connections = 0
  const clients: string[] = []
  const server = tls === undefined ? createServer() : createSecureServer(tls)
  server.on('session', (session) => {
    connections += 1
    sessions.add(session)
    if (session.socket instanceof TLSSocket) clients.push(passTypeOf(session.socket))
    session.on('close', () => sessions.delete(session)).on('error', () => {})
  })
  server.on('stream', async (stream, headers) => {
    stream.on('error', () => {})
    let body = ''
    stream.setEncoding('utf8')
    for await (const text of stream) body += String(text)
    const push = { path: String(headers[':path']), topic: String(headers['apns-topic']), body }
    pushes.push(push)
    current(stream, push)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `${tls === undefined ? 'http://127.0.0.1' : 'https://localhost'}:${(server.address() as AddressInfo).port}`,
    pushes,
    /** Connections so far. */
    connections: () => connections,
    /** The pass types in the certificates of clients. */
    clients: () => clients,
    respondWith: (next: ApnsHandler) => void (current = next),
    async [Symbol.asyncDispose]() {
      for (const session of sessions) session.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const passTypeOf = (socket: TLSSocket): string =>
  /^UID=(.+)$/m.exec(socket.getPeerX509Certificate()?.subject ?? '')?.[1] ?? ''
