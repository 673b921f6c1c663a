import type { IncomingMessage, ServerResponse } from 'node:http'

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
export function limitBody(incoming: IncomingMessage, outgoing: ServerResponse, onDrop: () => void): void {
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
