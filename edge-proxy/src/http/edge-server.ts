import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { answerClientErrors } from './client-errors.ts'
import type { CountDrop } from './metrics.ts'
import { type AddressList, networkOf, plainAddress, subnetOf } from './request.ts'

/** Bytes of a request's head: 32 kB of cookies, and 16 kB for its address, tokens and all else. */
export const maxHeaderSize = 48 * 1024

/** Limits against slow and large requests; ms and bytes. */
const serverOptions = {
  maxHeaderSize,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // Without it Node drops a second `Origin` or `Content-Type`.
  joinDuplicateHeaders: true,
}

export type ServedEdge = { listener: RequestListener; countDrop: CountDrop; isTrustedProxy: AddressList }

/** A server for an edge; it does not listen yet. Tests have smaller limits. */
export function createEdgeServer(
  { listener, countDrop, isTrustedProxy }: ServedEdge,
  options: Partial<typeof serverOptions> = {},
  limits: Partial<typeof connectionLimits> = {},
): Server {
  const server = createServer({ ...serverOptions, ...options }, (incoming, outgoing) => {
    // What the handler leaves unread of a body is discarded, so that the connection can take the next request.
    outgoing.once('finish', () => incoming.resume())
    listener(incoming, outgoing)
  })
  // Node would respond itself, past all limits and logs.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing))
  answerClientErrors(server, () => countDrop('headers'))
  limitConnections(server, { ...connectionLimits, ...limits }, isTrustedProxy, countDrop)
  return server
}

export const connectionLimits = {
  all: 2_000,
  /** Most connections of an IPv4 address or an IPv6 /64. */
  ofAddress: 500,
  /** Most connections of an IPv4 /24 or an IPv6 /48. */
  ofNetwork: 1_000,
  /** ms in which a client must take a written piece of a response; files and images are one piece. */
  readTimeout: 60_000,
  /** ms between two checks of the slow readers. */
  checkInterval: 5_000,
}

/** Share of all connections from which on idle ones are closed. */
const nearlyAll = 0.9
/** ms between two rounds of closing idle connections. */
const idleInterval = 1_000

/**
 * Ends connections that are too many for their address or network or that do not read, and closes idle ones when nearly
 * all are taken. `isExempt`: proxies have the connections of all their clients.
 */
function limitConnections(
  server: Server,
  limits: typeof connectionLimits,
  isExempt: AddressList,
  countDrop: CountDrop,
): void {
  /** Of addresses and of networks. */
  const counts = new Map<string, number>()
  /** Bytes of responses that each client has taken, and since when (ms) it has not taken more of what waits for it. */
  const sockets = new Map<Socket, { taken: number; since: number | null }>()
  let idleClosedAt = -Infinity

  server.maxConnections = limits.all
  server.on('drop', () => countDrop('connections'))

  server.on('connection', (socket: Socket) => {
    const now = performance.now()
    const address = plainAddress(socket.remoteAddress ?? '')
    const subnet = { name: subnetOf(address), most: limits.ofAddress, kind: 'connectionsOfAddress' } as const
    const network = { name: networkOf(address), most: limits.ofNetwork, kind: 'connectionsOfNetwork' } as const
    const counted = isExempt(address) ? [] : [subnet, network]
    const excess = counted.find(({ name, most }) => (counts.get(name) ?? 0) >= most)
    if (excess) {
      countDrop(excess.kind)
      return void socket.destroy()
    }
    for (const { name } of counted) counts.set(name, (counts.get(name) ?? 0) + 1)
    sockets.set(socket, { taken: 0, since: null })
    socket.once('close', () => {
      sockets.delete(socket)
      for (const { name } of counted) {
        const count = (counts.get(name) ?? 1) - 1
        if (count === 0) counts.delete(name)
        else counts.set(name, count)
      }
      const { errored } = socket
      // Node ends a connection that sends a request too slowly with this error.
      if (errored && 'code' in errored && errored.code === 'ERR_HTTP_REQUEST_TIMEOUT') countDrop('slowSender')
    })
    if (sockets.size < nearlyAll * limits.all || now - idleClosedAt < idleInterval) return
    // Browsers open a new connection for their next request.
    idleClosedAt = now
    server.closeIdleConnections()
  })

  const check = setInterval(() => {
    const now = performance.now()
    for (const [socket, reading] of sockets) {
      const taken = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0) reading.since = null
      else if (reading.since === null || taken !== reading.taken) reading.since = now
      reading.taken = taken
      if (reading.since === null || now - reading.since <= limits.readTimeout) continue
      countDrop('slowReader')
      socket.destroy()
    }
  }, limits.checkInterval).unref()
  server.once('close', () => clearInterval(check))
}
