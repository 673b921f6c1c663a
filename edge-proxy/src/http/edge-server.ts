import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isObject } from './body.ts'
import type { CountDrop } from './metrics.ts'
import { type AddressList, networkOf, plainAddress, subnetOf } from './request.ts'

/** Limits against slow and large requests; ms and bytes. */
const serverOptions = {
  maxHeaderSize: 16 * 1024,
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
  const onRequest: RequestListener = (incoming, outgoing) => {
    limitBody(incoming, outgoing, () => countDrop('body'))
    listener(incoming, outgoing)
  }
  const server = createServer(
    { ...serverOptions, ...options },
    limitPipelining(onRequest, () => countDrop('pipelined')),
  )
  // Node would respond itself, past all limits and logs.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing))
  limitConnections(server, { ...connectionLimits, ...limits }, isTrustedProxy, countDrop)
  return server
}

/** Most requests of a connection without a response (docs/product/calls-and-headers.md rule 57); browsers send the next request after the response. */
const maxUnanswered = 4
/** Most requests of a connection that are ignored until its other ones have a response. */
const maxIgnored = 60

type Connection = { unanswered: ServerResponse[]; ignored: number }

/**
 * Handles at most four unanswered requests of a connection. Further ones are ignored: the connection closes after its
 * four responses (RFC 9112, section 9.3.2), and the client repeats the others. Many ignored ones end it at once. Node
 * parses whatever one read of 64 KB holds, which are 2 000 requests.
 */
function limitPipelining(listener: RequestListener, onDrop: () => void): RequestListener {
  const connections = new WeakMap<Socket, Connection>()

  return (incoming, outgoing) => {
    const { socket } = incoming
    // The other requests of the piece that ended the connection.
    if (socket.destroyed) return
    const connection = connections.get(socket) ?? { unanswered: [], ignored: 0 }
    connections.set(socket, connection)
    if (connection.ignored === 0) {
      const unanswered = connection.unanswered.filter((response) => !response.writableFinished)
      if (unanswered.length < maxUnanswered) {
        unanswered.push(outgoing)
        connection.unanswered = unanswered
        return listener(incoming, outgoing)
      }
      onDrop()
      const last = unanswered.at(-1)
      if (last?.headersSent === false) last.setHeader('connection', 'close')
      last?.once('finish', () => socket.destroySoon())
      skipFurther(socket, () => ignore(connection, socket))
    }
    ignore(connection, socket)
  }
}

function ignore(connection: Connection, socket: Socket): void {
  connection.ignored += 1
  if (connection.ignored > maxIgnored) socket.destroy()
}

/** Node would make a response for each, 20 ms of members' time. Where its parser has another form, nothing changes. */
function skipFurther(socket: Socket, onSkip: () => void): void {
  const parser: unknown = Reflect.get(socket, 'parser')
  if (!isObject(parser) || typeof parser['onIncoming'] !== 'function') return
  parser['onIncoming'] = () => {
    onSkip()
    // A body may follow, as in Node's own function.
    return 0
  }
}

/** Pieces in which every body may arrive, and the bytes that allow a further one. */
const [freePieces, bytesOfPiece] = [64, 256]
/** ms that every body may take from its first piece; each byte allows a further one, which are 1 000 bytes a second. */
const freeTime = 10_000

/** What has arrived of a body; `ms` since its first piece. */
type Arrived = { pieces: number; bytes: number; ms: number }

/** Whether a body costs no more than its bytes allow: each piece takes processor time, also one of a single byte. */
export const isAllowed = ({ pieces, bytes, ms }: Arrived): boolean =>
  pieces <= freePieces + bytes / bytesOfPiece && ms <= freeTime + bytes

/** Ends the connection of a body in too many pieces or too slow, also after its response; discards what is unread. */
function limitBody(incoming: IncomingMessage, outgoing: ServerResponse, onDrop: () => void): void {
  const { headers, socket } = incoming
  if (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined) return
  const push = incoming.push.bind(incoming)
  let [pieces, bytes] = [0, 0]
  let firstAt: number | null = null

  // Node's parser calls it with each piece.
  incoming.push = (piece: Uint8Array | null) => {
    if (piece === null) return push(piece)
    if (socket.destroyed) return false
    const now = performance.now()
    firstAt ??= now
    pieces += 1
    bytes += piece.length
    if (isAllowed({ pieces, bytes, ms: now - firstAt })) return push(piece)
    onDrop()
    socket.destroy()
    return false
  }
  // Node would discard an unread body without showing its pieces.
  incoming.read(0)
  outgoing.once('finish', () => incoming.resume())
}

const connectionLimits = {
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
