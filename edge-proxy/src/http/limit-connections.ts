import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { CountDrop, DropKind } from './count-drops.ts'
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

/** What a client has taken of its responses: bytes, and since when (ms) it has not taken more; null while nothing waits. */
type Reading = { taken: number; since: number | null }

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
  const sockets = new Map<Socket, Reading>()
  let idleClosedAt = -Infinity

  server.maxConnections = limits.all
  server.on('drop', () => countDrop('connections'))

  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    sockets.set(socket, { taken: 0, since: null })
    const release = isExempt(address) ? () => {} : take(address)
    socket.once('close', () => {
      sockets.delete(socket)
      release?.()
      if (isRequestTimeout(socket.errored)) countDrop('slowSender')
    })
    if (release === null) return void socket.destroy()
    if (sockets.size >= nearlyAll * limits.all) closeIdle()
  })

  const check = setInterval(() => {
    const now = performance.now()
    for (const [socket, reading] of sockets) {
      if (!isSlow(socket, reading, now, limits.readTimeout)) continue
      countDrop('slowReader')
      socket.destroy()
    }
  }, limits.checkInterval).unref()
  server.once('close', () => clearInterval(check))

  /** Counts a connection and returns what ends its count; null if it is one too many. */
  function take(address: string): (() => void) | null {
    const [subnet, network] = [subnetOf(address), networkOf(address)]
    const excess: DropKind | null =
      (counts.get(subnet) ?? 0) >= limits.ofAddress
        ? 'connectionsOfAddress'
        : (counts.get(network) ?? 0) >= limits.ofNetwork
          ? 'connectionsOfNetwork'
          : null
    if (excess !== null) {
      countDrop(excess)
      return null
    }
    for (const name of [subnet, network]) add(counts, name, 1)
    return () => {
      for (const name of [subnet, network]) add(counts, name, -1)
    }
  }

  /** Browsers open a new connection for their next request. */
  function closeIdle(): void {
    const now = performance.now()
    if (now - idleClosedAt < idleInterval) return
    idleClosedAt = now
    server.closeIdleConnections()
  }
}

/** Whether a client has taken nothing of a waiting response for longer than `readTimeout`; updates what it has taken. */
function isSlow(socket: Socket, reading: Reading, now: number, readTimeout: number): boolean {
  const taken = socket.bytesWritten - socket.writableLength
  const isStuck = socket.writableLength > 0 && reading.since !== null && taken === reading.taken
  if (socket.writableLength === 0) reading.since = null
  else if (!isStuck) reading.since = now
  reading.taken = taken
  return isStuck && now - (reading.since ?? now) > readTimeout
}

function add(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}

/** Node ends a connection that sends a request too slowly with this error. */
const isRequestTimeout = (error: Error | null): boolean =>
  error !== null && 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
