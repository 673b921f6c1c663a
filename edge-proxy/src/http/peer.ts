import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** The remote address of the connection; undefined once it is closed. */
export const peerOf = (c: Context): string | undefined =>
  (c.env as { incoming: IncomingMessage }).incoming.socket.remoteAddress
