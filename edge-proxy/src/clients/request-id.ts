import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { plainAddress, type AddressList } from './address-list.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The name of this request in logs; also on its answer. */
    requestId: string
  }
}

const form = /^[A-Za-z0-9._-]{8,64}$/

/**
 * Gives every request an id and puts it on the answer. Only a trusted proxy may bring one:
 * a client's own would let it write into our logs, or hide among another's requests.
 */
export function requestIds(trusted: AddressList): MiddlewareHandler {
  return async (c, next) => {
    const brought = c.req.header('x-request-id')
    const believed = brought !== undefined && form.test(brought) && trusted(plainAddress(peerOf(c) ?? ''))
    const id = believed ? brought : randomUUID()
    c.set('requestId', id)
    // Straight to Node where there is a socket: touching a finished answer's headers copies it whole.
    const outgoing = outgoingOf(c)
    outgoing?.setHeader('x-request-id', id)
    await next()
    if (!outgoing) c.res.headers.set('x-request-id', id)
  }
}

/** Address at the other end of the connection; undefined in tests that have none. */
export const peerOf = (c: Context): string | undefined => incomingOf(c)?.socket?.remoteAddress

/** The request as Node read it: Hono's has lost how its target was written. */
export const incomingOf = (c: Context): Partial<IncomingMessage> | undefined =>
  (c.env as { incoming?: Partial<IncomingMessage> } | undefined)?.incoming

/** The answer as Node writes it; undefined in tests that have no socket. */
const outgoingOf = (c: Context): ServerResponse | undefined => (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing
