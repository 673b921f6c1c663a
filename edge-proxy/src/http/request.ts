import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The part of the web's `Headers` that the edge uses. */
export type HeaderView = Pick<Headers, 'get' | 'has'>

/** The headers of Node's request. Repeated ones are joined (`joinDuplicateHeaders`), so that no second value is ignored. */
export const headersOf = ({ headers }: IncomingMessage): HeaderView => ({
  get: (name) => headers[name]?.toString() ?? null,
  has: (name) => headers[name] !== undefined,
})

/** Node's request and response behind a Hono context. */
export function nodeOf(c: Context): { request: IncomingMessage; response: ServerResponse } {
  const env = c.env as HttpBindings
  return { request: env.incoming, response: env.outgoing as ServerResponse }
}

/** The remote address of the connection; undefined once it is closed. */
export const peerOf = (c: Context): string | undefined => nodeOf(c).request.socket.remoteAddress

/**
 * The value of the named cookie in a `Cookie` header, or null; also null for two of them, because an attacker may have
 * set one.
 */
export function cookieIn(header: string | null | undefined, name: string, format: RegExp): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [only] = values
  return values.length === 1 && only !== undefined && format.test(only) ? only : null
}
