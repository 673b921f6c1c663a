import type { IncomingMessage } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Handler } from 'hono'
import { type AddressList, clientOf, headersOf, nodeOf } from '../http/request.ts'
import { type AllowedOrigins, embedOriginOf, withCors } from '../http/origins.ts'
import { type Respond, requestId } from '../http/respond.ts'
import { toWebResponse, type EdgeResponse } from '../http/response.ts'
import type { Image } from './image.ts'
import { imageResponse } from './image-response.ts'

type ImageRoute = {
  /** The image of a target and an Accept header; the address is the client's. */
  image: (target: string, accept: string, address: () => string) => Promise<Image>
  respond: Respond
  trusted: AddressList
  /** Origins that may embed remotes. */
  embedOrigins: AllowedOrigins
}

/** Also in the absolute form, which a server must accept (RFC 9112, section 3.2.2). */
const imageTarget = /^(?:https?:\/\/[^/?#]+)?\/api\/image(?:\?|$)/

/**
 * The route of images. Reads Node's request and writes to Node's response as the route of calls does
 * (docs/decisions/0009-backend-calls-write-to-node.md).
 */
export function imageRoute({ image, respond, trusted, embedOrigins }: ImageRoute): Handler {
  function handle(incoming: IncomingMessage): Promise<EdgeResponse> {
    const { url = '', method = '' } = incoming
    const headers = headersOf(incoming)
    const peer = incoming.socket.remoteAddress
    return respond(requestId(headers, peer, trusted), method, 'image', async () => {
      const address = (): string => clientOf(peer, headers, trusted).address
      const made = await image(url, headers.get('accept') ?? '', address)
      const response = imageResponse(made, headers.get('if-none-match') ?? undefined)
      return withCors(response, embedOriginOf(headers, embedOrigins))
    })
  }

  return (c) => {
    const { request: incoming, response: outgoing } = nodeOf(c)
    // The router also matches encoded spellings of the path, such as /api/%69mage.
    if (!imageTarget.test(incoming.url ?? '')) return c.notFound()
    const handled = handle(incoming)
    // Hono copies the response of a HEAD request, so it must not be sent yet.
    if (incoming.method === 'HEAD') return handled.then(toWebResponse)
    handled
      .then(({ status, headers, body }) => outgoing.writeHead(status, headers).end(body))
      .catch(() => outgoing.destroy())
    return RESPONSE_ALREADY_SENT
  }
}
