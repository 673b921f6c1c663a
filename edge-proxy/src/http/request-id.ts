import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { plainAddress, type AddressList } from './address-list.ts'
import type { HeaderView } from './headers.ts'
import { peerOf } from './peer.ts'

/** The header that names a request, on its answer and from a trusted proxy. */
export const requestIdHeader = 'x-request-id'

const form = /^[A-Za-z0-9._-]{8,64}$/

/**
 * The name of a request in logs and on its answer. Only a trusted proxy may bring one: a
 * client's own would let it write into our logs, or hide among another's requests.
 */
export function requestId(headers: HeaderView, peer: string | undefined, trusted: AddressList): string {
  const brought = headers.get(requestIdHeader)
  const believed = brought !== null && form.test(brought) && trusted(plainAddress(peer ?? ''))
  return believed ? brought : randomUUID()
}

/** Puts an id on every answer that was not given one by `respond`. */
export function requestIds(trusted: AddressList): MiddlewareHandler {
  return async (c, next) => {
    const id = requestId(c.req.raw.headers, peerOf(c), trusted)
    // Straight to Node: touching a finished answer's headers copies it whole.
    const { outgoing } = c.env as { outgoing: ServerResponse }
    outgoing.setHeader(requestIdHeader, id)
    await next()
  }
}
