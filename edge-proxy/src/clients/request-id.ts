import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { plainAddress, type AddressList } from './address-list.ts'

/** The header that names a request, on its answer and from a trusted proxy. */
export const requestIdHeader = 'x-request-id'

const form = /^[A-Za-z0-9._-]{8,64}$/

/**
 * The name of a request in logs and on its answer. Only a trusted proxy may bring one: a
 * client's own would let it write into our logs, or hide among another's requests.
 */
export function requestId(c: Context, trusted: AddressList): string {
  const brought = c.req.raw.headers.get(requestIdHeader)
  const believed = brought !== null && form.test(brought) && trusted(plainAddress(peerOf(c) ?? ''))
  return believed ? brought : randomUUID()
}

/** Puts an id on every answer that was not given one by `answering`. */
export function requestIds(trusted: AddressList): MiddlewareHandler {
  return async (c, next) => {
    const id = requestId(c, trusted)
    // Straight to Node where there is a socket: touching a finished answer's headers copies it whole.
    const outgoing = outgoingOf(c)
    outgoing?.setHeader(requestIdHeader, id)
    await next()
    if (!outgoing) c.res.headers.set(requestIdHeader, id)
  }
}

/** Address at the other end of the connection; undefined in tests that have none. */
export const peerOf = (c: Context): string | undefined => incomingOf(c)?.socket?.remoteAddress

/** The request as Node read it: Hono's has lost how its target was written. */
export const incomingOf = (c: Context): Partial<IncomingMessage> | undefined =>
  (c.env as { incoming?: Partial<IncomingMessage> } | undefined)?.incoming

/** The answer as Node writes it; undefined in tests that have no socket. */
const outgoingOf = (c: Context): ServerResponse | undefined => (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing
