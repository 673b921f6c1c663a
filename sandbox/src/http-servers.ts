import { createAdaptorServer } from '@hono/node-server'
import { createServer as createHttp2Server } from 'node:http2'
import { createServer, type Server, type Socket } from 'node:net'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** The first bytes of a connection with HTTP/2 (RFC 9113, section 3.4). */
const preface = 'PRI'

export type HttpServer = Server & {
  /** Ends the open connections, of which keep-alive makes long ones. */
  closeAllConnections: () => void
}

/**
 * Listens with HTTP/1.1 and HTTP/2 on one port without TLS: Apple's push service has HTTP/2 only, and a server of Node
 * has one of both.
 */
export function listen(fetch: Fetch, port: number, hostname: string, onListening: () => void): HttpServer {
  const http1 = createAdaptorServer({ fetch })
  const http2 = createAdaptorServer({ fetch, createServer: createHttp2Server })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    // A client may go away before it has sent anything.
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    socket.once('data', (first: Buffer) => {
      // The server that takes the connection reads these bytes again.
      socket.pause()
      socket.unshift(first)
      if (first.toString('latin1', 0, preface.length) === preface) return http2.emit('connection', socket)
      http1.emit('connection', socket)
      return socket.resume()
    })
  })
  server.listen(port, hostname, onListening)
  const closeAllConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  return Object.assign(server, { closeAllConnections })
}
