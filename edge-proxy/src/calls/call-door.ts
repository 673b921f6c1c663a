import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Respond } from '../http/respond.ts'
import { edgeResponse, writeResponse } from '../http/response.ts'
import type { AddressList } from '../http/address-list.ts'
import { clientOf } from '../http/client.ts'
import { headersOf } from '../http/headers.ts'
import { requestId } from '../http/request-id.ts'
import { handleCall, type CallDesk } from './handle-call.ts'
import { guardOrigin, type AllowedOrigins } from '../http/origin-guard.ts'

type CallDoor = {
  desk: CallDesk
  respond: Respond
  trusted: AddressList
  allowed: AllowedOrigins
}

/** Also in the absolute form, which a server must understand (RFC 9112 §3.2.2). */
const callTarget = /^(?:https?:\/\/[^/?#]+)?\/api\/api(?:\?|$)/

/** Whether a request target, as it stood on the wire, asks for a backend call. */
export const isCallTarget = (target: string): boolean => callTarget.test(target)

/**
 * `ALL /api/api` (design §4) at Node's own door, past the router and the web's Request and
 * Response: nothing is asked as often, and behind them a call takes a quarter more time.
 */
export function createCallDoor({ desk, respond, trusted, allowed }: CallDoor) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { url: target = '', method = '' } = incoming
    const headers = headersOf(incoming)
    const peer = incoming.socket.remoteAddress
    const address = (): string => clientOf(peer, headers, trusted).address
    const id = requestId(headers, peer, trusted)
    const response = await respond({ id, method }, 'unknown', async (onMatched) => {
      guardOrigin(headers, allowed)
      const { answer, cookie } = await handleCall(desk, { target, method, headers, body: incoming, address }, onMatched)
      return edgeResponse(answer, cookie === undefined ? {} : { 'set-cookie': cookie })
    })
    writeResponse(outgoing, response)
    // What is left of a refused body is thrown away, or the connection would wait for it for ever.
    incoming.resume()
  }
}
