import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isObject } from './body.ts'
import type { CountDrop } from './metrics.ts'
import { connectionLimits, limitConnections } from './limit-connections.ts'
import type { AddressList } from './request.ts'

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
 * A listener that handles at most four unanswered requests of a connection. Further ones are ignored: the connection
 * closes after its four responses, as HTTP allows at any time (RFC 9112, section 9.3.2), and the client repeats what has
 * no response. Many ignored ones end the connection at once. Node has no such limit: it parses whatever one read of
 * 64 KB holds, which are 2 000 requests.
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
      closeAfter(unanswered, socket)
      skipFurther(socket, () => ignore(connection, socket))
    }
    ignore(connection, socket)
  }
}

function ignore(connection: Connection, socket: Socket): void {
  connection.ignored += 1
  if (connection.ignored > maxIgnored) socket.destroy()
}

/**
 * Has Node only parse the further requests of a connection. It would make a response for each, which takes five times as
 * long and keeps members waiting for 20 ms. Where Node's parser has another form, nothing changes.
 */
function skipFurther(socket: Socket, onSkip: () => void): void {
  const parser: unknown = Reflect.get(socket, 'parser')
  if (!isObject(parser) || typeof parser['onIncoming'] !== 'function') return
  parser['onIncoming'] = () => {
    onSkip()
    // A body may follow, as in Node's own function.
    return 0
  }
}

function closeAfter(unanswered: readonly ServerResponse[], socket: Socket): void {
  const last = unanswered.at(-1)
  if (last?.headersSent === false) last.setHeader('connection', 'close')
  last?.once('finish', () => socket.destroySoon())
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

/**
 * Ends the connection of a request whose body arrives in too many pieces or too slowly, also after its response.
 * Discards what is unread by then, so that the connection can be reused for the next request.
 */
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
