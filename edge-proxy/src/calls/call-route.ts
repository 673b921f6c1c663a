import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Handler } from 'hono'
import type { Logger } from 'pino'
import { preflightResponse, withCors } from '../http/cors.ts'
import {
  clientOf,
  embedOriginOf,
  guardOrigin,
  headersOf,
  nodeOf,
  subnetOf,
  type AddressList,
  type AllowedOrigins,
} from '../http/request.ts'
import { idsOf, type Respond } from '../http/respond.ts'
import { compressResponse, toWebResponse, writeResponse, type EdgeResponse } from '../http/response.ts'
import type { LimitUnread } from '../http/unread.ts'
import type { CallDependencies } from './call-dependencies.ts'
import { embedMethods } from './call-policies.ts'
import { handleCall } from './handle-call.ts'

type CallRoute = CallDependencies & {
  respond: Respond
  logger: Logger
  trusted: AddressList
  own: AllowedOrigins
  embedOrigins: AllowedOrigins
  limitUnread: LimitUnread
}

/** Also in the absolute form, which a server must accept (RFC 9112, section 3.2.2). */
const callTarget = /^(?:https?:\/\/[^/?#]+)?\/api\/api(?:\?|$)/

/** The route of all backend calls: Node's request and response (docs/decisions/0009-backend-calls-write-to-node.md). */
export function callRoute(edge: CallRoute): Handler {
  const { respond, logger, trusted, own, embedOrigins, limitUnread } = edge

  async function handle(request: IncomingMessage): Promise<EdgeResponse> {
    const { url: target = '', method = '' } = request
    const headers = headersOf(request)
    const peer = request.socket.remoteAddress
    const address = (): string => clientOf(peer, headers, trusted).address
    const embedOrigin = embedOriginOf(headers, embedOrigins)
    const preflight = preflightResponse(method, headers, embedOrigin, embedMethods)
    const label = preflight === null ? 'unknown' : 'preflight'
    const response = await respond(idsOf(headers, peer, trusted), method, label, async (line, span) => {
      if (preflight !== null) return preflight
      if (embedOrigin === null) guardOrigin(headers, own)
      return handleCall(edge, { target, method, headers, body: request, address, embedOrigin, span }, line)
    })
    return withCors(response, embedOrigin)
  }

  function write(incoming: IncomingMessage, outgoing: ServerResponse, response: EdgeResponse): void {
    writeResponse(outgoing, response)
    limitUnread(outgoing, () => subnetOf(clientOf(incoming.socket.remoteAddress, headersOf(incoming), trusted).address))
  }

  return (c) => {
    const { request: incoming, response: outgoing } = nodeOf(c)
    // The router also matches encoded spellings of the path, such as /api/%61pi.
    if (!callTarget.test(incoming.url ?? '')) return c.notFound()
    const handled = handle(incoming)
    // Hono copies the response of a HEAD request, so it must not be sent yet.
    if (incoming.method === 'HEAD') return handled.then(toWebResponse)
    handled
      .then((response) => compressResponse(response, incoming.headers['accept-encoding']))
      .then((response) => write(incoming, outgoing, response))
      .catch((error: unknown) => {
        logger.error({ error: error instanceof Error ? error.name : 'unknown' }, 'call without a response')
        outgoing.destroy()
      })
    return RESPONSE_ALREADY_SENT
  }
}
