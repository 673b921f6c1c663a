import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { CountDrop, DropKind } from './metrics.ts'
import { type AddressList, networkOf, plainAddress, subnetOf } from './request.ts'

export const connectionLimits = {
  /** Most connections in all. */
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
 * Keeps a server from being filled by few clients: ends connections that are too many for their address or network,
 * closes idle connections when nearly all are taken, and ends those that do not read. `isExempt` are trusted proxies,
 * which have the connections of all their clients.
 */
export function limitConnections(
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
    const counted = isExempt(address) ? null : { subnet: subnetOf(address), network: networkOf(address) }
    const excess = counted && excessOf(counted.subnet, counted.network)
    if (excess !== null) {
      countDrop(excess)
      return void socket.destroy()
    }
    for (const name of Object.values(counted ?? {})) counts.set(name, (counts.get(name) ?? 0) + 1)
    sockets.set(socket, { taken: 0, since: null })
    socket.once('close', () => {
      sockets.delete(socket)
      for (const name of Object.values(counted ?? {})) release(name)
      if (isRequestTimeout(socket.errored)) countDrop('slowSender')
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

  function excessOf(subnet: string, network: string): DropKind | null {
    if ((counts.get(subnet) ?? 0) >= limits.ofAddress) return 'connectionsOfAddress'
    return (counts.get(network) ?? 0) >= limits.ofNetwork ? 'connectionsOfNetwork' : null
  }

  function release(name: string): void {
    const count = (counts.get(name) ?? 1) - 1
    if (count === 0) counts.delete(name)
    else counts.set(name, count)
  }
}

/** Node ends a connection that sends a request too slowly with this error. */
const isRequestTimeout = (error: Error | null): boolean =>
  error !== null && 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
