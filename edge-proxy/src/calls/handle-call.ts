import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Handler } from 'hono'
import type { Logger } from 'pino'
import type { Call } from '@portal/shared-contracts/calls'
import {
  clientOf,
  headersOf,
  nodeOf,
  subnetOf,
  embedOriginOf,
  guardOrigin,
  type AddressList,
  type AllowedOrigins,
} from '../http/request.ts'
import { preflightResponse, withCors } from '../http/cors.ts'
import { compressResponse, toWebResponse, writeResponse, type EdgeResponse } from '../http/response.ts'
import type { LimitUnread } from '../http/unread.ts'
import { idsOf, type Respond, type Span } from '../http/respond.ts'
import { embedMethods, callPolicies, type CallPolicy, type Sender } from './call-policies.ts'
import { attemptOf, finishCall, sendCounted } from './send-call.ts'
import type { UnreadRequest } from '../http/body.ts'
import { HttpError, requestInvalid } from '../http/http-error.ts'
import type { CallLine } from '../http/log.ts'
import { embedSession, portalSession } from '../session/session.ts'
import { kioskSession } from '../session/kiosk/kiosk-session.ts'
import { authorise, unsealCredentials, authoriseCards, type CallDependencies } from './authorise.ts'
import { readCallBody, rewriteBody, backendPath, findCall } from './read-call.ts'
import type { Counted } from './count-attempts.ts'

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

export type CallRequest = UnreadRequest & {
  target: string
  /** The client's address; empty if unknown. */
  address: () => string
  /** The origin in EMBED_ORIGINS whose page sent the request; null for the portal's own pages. */
  embedOrigin: string | null
  span: Span
}

/** All checks come before the first connection; `line` gets call and sender once they are known. @throws HttpError */
export async function handleCall(
  edge: CallDependencies,
  request: CallRequest,
  line: Partial<CallLine>,
): Promise<EdgeResponse> {
  const { method, target, headers, span } = request
  const { calls, params, query } = findCall(method, target)
  Object.assign(line, { call: calls[0].name, template: calls[0].path })
  const path = backendPath(calls[0], params, query)
  const { call, body: sent } = await readCallBody(request, calls)
  const sender = senderOf(edge, request)
  Object.assign(line, { call: call.name, template: call.path }, sender.logged)
  const policy = policyFor(call, sender.kind)
  const credentials = unsealCredentials(edge.unseal, call, policy, { headers, sender, body: sent }, Date.now())
  const body = rewriteBody(policy, sent, edge.publicOrigin, credentials.refresh?.token ?? null)
  const client = subnetOf(sender.address())
  const attempt = attemptOf(edge, { sender, body, credentials })
  const checked = { call, policy, params, path, body, credentials, sender, attempt, client, span }
  await authorise(edge, checked)
  const count = async (): Promise<Counted | null> => {
    // Here, because an order that was sent before gets its outcome whatever can be read now.
    await authoriseCards(edge, checked)
    return policy.rateLimit || policy.mail ? edge.countAttempt(policy, attempt) : null
  }
  if (!policy.idempotencyKey) return finishCall(edge, checked, await sendCounted(edge, checked, await count()))
  const order = { accountId: credentials.access?.accountId ?? '', idempotencyKey: headers.get('idempotency-key'), body }
  const send = async (counted: Counted | null) => (await sendCounted(edge, checked, counted)).response
  const response = await edge.placeOrder(order, { count, send, span })
  return finishCall(edge, checked, { response, login: null })
}

/** The portal's pages send the kiosk's calls only from enrolled tablets. @throws HttpError forbidden, requestInvalid */
function senderOf(
  { enrolment, publicOrigin }: CallDependencies,
  { headers, address, embedOrigin }: CallRequest,
): Sender {
  // A page of another origin may add its visitor's cookies to every fetch.
  const cookies = embedOrigin === null ? headers.get('cookie') : null
  const kiosk = headers.get('x-kiosk')
  const sender = { cookies, embedOrigin, address }
  if (kiosk !== null) {
    if (kiosk !== '1') throw requestInvalid('kiosk header')
    guardOrigin(headers, new Set([publicOrigin]))
    const tablet = enrolment.tabletIn(cookies)
    if (tablet === null) throw new HttpError('forbidden', 'kiosk call from a device that is not enrolled')
    return { ...sender, kind: 'kiosk', session: kioskSession(cookies), logged: { kiosk: tablet.device } }
  }
  if (embedOrigin !== null) {
    return { ...sender, kind: 'embed', session: embedSession(embedOrigin), logged: { embed: embedOrigin } }
  }
  return { ...sender, kind: 'portal', session: portalSession(cookies), logged: {} }
}

/** Kiosk and embedding pages send few calls, under rules of their own. @throws HttpError forbidden for another call */
export function policyFor({ name }: Call, sender: Sender['kind']): CallPolicy {
  const policy: CallPolicy = callPolicies[name as keyof typeof callPolicies]
  if (sender === 'portal') return policy
  if (policy[sender] === undefined)
    throw new HttpError('forbidden', `not a call of ${sender === 'kiosk' ? 'the kiosk' : 'embedding pages'}`)
  return { ...policy, ...policy[sender] }
}
