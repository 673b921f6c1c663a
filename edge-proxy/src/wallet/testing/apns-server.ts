import { createServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'

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

export const neverResponds: ApnsHandler = () => {}

/** Apple's push service on a free port, over HTTP/2 without TLS, which records all pushes. */
export async function startApns(handler: ApnsHandler = responds(200)) {
  const pushes: RecordedPush[] = []
  const sessions = new Set<ServerHttp2Session>()
  let current = handler
  let connections = 0
  const server = createServer()
  server.on('session', (session) => {
    connections += 1
    sessions.add(session)
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
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushes,
    /** Connections so far. */
    connections: () => connections,
    /** Connections that are open. */
    sessions: () => [...sessions],
    respondWith: (next: ApnsHandler) => void (current = next),
    async [Symbol.asyncDispose]() {
      for (const session of sessions) session.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
