import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Address at the other end of a Hono request's connection; undefined in tests that have none. */
export const peerOf = (c: Context): string | undefined =>
  (c.env as { incoming?: Partial<IncomingMessage> } | undefined)?.incoming?.socket?.remoteAddress
