import type { IncomingMessage } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Handler } from 'hono'
import type { Logger } from 'pino'
import { type AddressList, clientOf, headersOf, nodeOf } from '../http/request.ts'
import { type EdgeResponse, compressResponse, toWebResponse, writeResponse } from '../http/response.ts'
import { type AllowedOrigins, embedOriginOf, guardOrigin, preflightResponse, withCors } from '../http/origins.ts'
import { idsOf, type Respond } from '../http/respond.ts'
import { embedMethods } from './call-policies.ts'
import { handleCall } from './handle-call.ts'
import type { CallDependencies } from './send-call.ts'

type CallRoute = CallDependencies & {
  respond: Respond
  logger: Logger
  trusted: AddressList
  own: AllowedOrigins
  embedOrigins: AllowedOrigins
}

/** Also in the absolute form, which a server must accept (RFC 9112, section 3.2.2). */
const callTarget = /^(?:https?:\/\/[^/?#]+)?\/api\/api(?:\?|$)/

/**
 * The route of all backend calls. Reads Node's request and writes to Node's response, because the web's Request and
 * Response cost more than the rest of a call (docs/decisions/0009-backend-calls-write-to-node.md).
 */
export function callRoute(edge: CallRoute): Handler {
  const { respond, logger, trusted, own, embedOrigins } = edge

  async function handle(request: IncomingMessage): Promise<EdgeResponse> {
    const { url: target = '', method = '' } = request
    const headers = headersOf(request)
    const peer = request.socket.remoteAddress
    const address = (): string => clientOf(peer, headers, trusted).address
    const ids = idsOf(headers, peer, trusted)
    const embedOrigin = embedOriginOf(headers, embedOrigins)
    const preflight = preflightResponse(method, headers, embedOrigin, embedMethods)
    if (preflight !== null) return withCors(await respond(ids, method, 'preflight', async () => preflight), embedOrigin)
    const response = await respond(ids, method, 'unknown', async (line, span) => {
      if (embedOrigin === null) guardOrigin(headers, own)
      return handleCall(edge, { target, method, headers, body: request, address, embedOrigin, span }, line)
    })
    return withCors(response, embedOrigin)
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
      .then((response) => writeResponse(outgoing, response))
      .catch((error: unknown) => {
        logger.error({ error: error instanceof Error ? error.name : 'unknown' }, 'call without a response')
        outgoing.destroy()
      })
    return RESPONSE_ALREADY_SENT
  }
}
