import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Node's request and response behind a Hono context. */
export function nodeOf(c: Context): { request: IncomingMessage; response: ServerResponse } {
  const env = c.env as HttpBindings
  return { request: env.incoming, response: env.outgoing as ServerResponse }
}

/** The remote address of the connection; undefined once it is closed. */
export const peerOf = (c: Context): string | undefined => nodeOf(c).request.socket.remoteAddress
