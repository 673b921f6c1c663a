import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Address at the other end of a Hono request's connection; undefined once it is gone. */
export const peerOf = (c: Context): string | undefined =>
  (c.env as { incoming: IncomingMessage }).incoming.socket.remoteAddress
