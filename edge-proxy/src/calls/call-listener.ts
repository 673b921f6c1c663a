import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { preflightResponse, withCors } from '../http/cors.ts'
import {
  clientOf,
  embedOriginOf,
  guardOrigin,
  headersOf,
  subnetOf,
  type AddressList,
  type AllowedOrigins,
} from '../http/request.ts'
import { idsOf, type Respond } from '../http/respond.ts'
import { compressResponse, writeResponse, type EdgeResponse } from '../http/response.ts'
import type { LimitUnread } from '../http/unread.ts'
import type { CallDependencies } from './call-dependencies.ts'
import { embedMethods } from './call-policies.ts'
import { handleCall } from './handle-call.ts'

type CallListener = CallDependencies & {
  respond: Respond
  logger: Logger
  trusted: AddressList
  own: AllowedOrigins
  embedOrigins: AllowedOrigins
  limitUnread: LimitUnread
}

/**
 * Whether a request target is the address of backend calls, also in the absolute form, which a server must accept
 * (RFC 9112, section 3.2.2). Encoded spellings, such as `/api/%61pi`, are not.
 */
export const isCallTarget = (target: string): boolean => /^(?:https?:\/\/[^/?#]+)?\/api\/api(?:\?|$)/.test(target)

/**
 * Responds to all backend calls with Node's own request and response
 * (docs/decisions/0009-backend-calls-write-to-node.md).
 */
export function createCallListener(edge: CallListener): RequestListener {
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

  return (incoming, outgoing) => {
    handle(incoming)
      .then((response) => compressResponse(response, incoming.headers['accept-encoding']))
      .then((response) => write(incoming, outgoing, response))
      .catch((error: unknown) => {
        logger.error({ error: error instanceof Error ? error.name : 'unknown' }, 'call without a response')
        outgoing.destroy()
      })
  }
}
