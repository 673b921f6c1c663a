import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { plainAddress, type AddressList } from './address-list.ts'
import type { HeaderView } from './headers.ts'
import { nodeOf, peerOf } from './node-bindings.ts'

/** Header with the request's id: on every response, and on requests of a trusted proxy. */
export const requestIdHeader = 'x-request-id'

const format = /^[A-Za-z0-9._-]{8,64}$/

/**
 * The id of a request in logs and on its response. Only a trusted proxy may set it: clients could
 * otherwise write to the logs, or reuse the id of another request.
 */
export function requestId(headers: HeaderView, peer: string | undefined, trusted: AddressList): string {
  const proxyId = headers.get(requestIdHeader)
  const isTrusted = proxyId !== null && format.test(proxyId) && trusted(plainAddress(peer ?? ''))
  return isTrusted ? proxyId : randomUUID()
}

/** Sets the id on responses outside the API. */
export function requestIds(trusted: AddressList): MiddlewareHandler {
  return async (c, next) => {
    const id = requestId(c.req.raw.headers, peerOf(c), trusted)
    // Set on Node's response, because changing a finished web Response copies it.
    nodeOf(c).response.setHeader(requestIdHeader, id)
    await next()
  }
}
