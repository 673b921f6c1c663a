import type { Call } from '@portal/shared-contracts/calls'
import type { UnreadRequest } from '../http/body.ts'
import { HttpError } from '../http/http-error.ts'
import { guardOrigin } from '../http/origins.ts'
import type { CallLine } from '../http/log.ts'
import { subnetOf } from '../http/request.ts'
import type { EdgeResponse } from '../http/response.ts'
import type { Span } from '../http/trace-context.ts'
import { embedSession } from '../session/embed-session.ts'
import { kioskSession } from '../session/kiosk/kiosk-session.ts'
import { portalSession } from '../session/session.ts'
import { authorise, unsealCredentials, authoriseCards, authoriseNames } from './authorise.ts'
import { readCallBody, rewriteBody } from './call-body.ts'
import { callPolicies } from './call-policies.ts'
import type { CallPolicy, Sender } from './call-policy.ts'
import { backendPath, findCall } from './find-call.ts'
import type { Counted } from './limits/count-attempt.ts'
import { attemptOf, finishCall, sendCounted, type CallDependencies } from './send-call.ts'

/** A request for a backend call, as the edge received it. */
export type CallRequest = UnreadRequest & {
  target: string
  /** The client's address; empty if unknown. */
  address: () => string
  /** The origin in EMBED_ORIGINS whose page sent the request; null for the portal's own pages. */
  embedOrigin: string | null
  span: Span
}

/**
 * Handles one backend call by its policy, from the request target to the sealed response. All checks come before the
 * first connection. Writes into the log line which call it is, and who sent it, as soon as that is known.
 * @throws HttpError
 */
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
  const countUnknown = (): Promise<Counted> => edge.countAttempt({ rateLimit: 'unknownId' }, attempt)
  authoriseNames(checked)
  await authorise(edge, checked, countUnknown)
  const count = async (): Promise<Counted | null> => {
    // Here, because an order that was sent before gets its outcome whatever can be read now.
    await authoriseCards(edge, checked, countUnknown)
    return policy.rateLimit || policy.mail ? edge.countAttempt(policy, attempt) : null
  }
  if (!policy.idempotencyKey) return finishCall(edge, checked, await sendCounted(edge, checked, await count()))
  const order = { accountId: credentials.access?.accountId ?? '', idempotencyKey: headers.get('idempotency-key'), body }
  const send = async (counted: Counted | null) => (await sendCounted(edge, checked, counted)).response
  const response = await edge.placeOrder(order, { count, send, span })
  return finishCall(edge, checked, { response, login: null })
}

/**
 * The portal's own pages send calls of the kiosk only from enrolled tablets.
 * @throws HttpError forbidden for a call of the kiosk from another device or page
 */
function senderOf(
  { enrolment, publicOrigin }: CallDependencies,
  { headers, address, embedOrigin }: CallRequest,
): Sender {
  const cookies = headers.get('cookie')
  const kiosk = headers.get('x-kiosk')
  if (kiosk !== null && kiosk !== '1') throw new HttpError('requestInvalid', 'kiosk header')
  if (kiosk !== null) guardOrigin(headers, new Set([publicOrigin]))
  const device = kiosk === null ? null : enrolment.deviceIn(cookies)
  if (kiosk !== null && device === null) {
    throw new HttpError('forbidden', 'kiosk call from a device that is not enrolled')
  }
  const sender = { cookies, embedOrigin, address }
  if (embedOrigin !== null) {
    return { ...sender, kind: 'embed', session: embedSession(embedOrigin), logged: { embed: embedOrigin } }
  }
  if (device !== null) return { ...sender, kind: 'kiosk', session: kioskSession(cookies), logged: { kiosk: device } }
  return { ...sender, kind: 'portal', session: portalSession(cookies), logged: {} }
}

const forbidden = { kiosk: 'not a call of the kiosk', embed: 'not a call of embedding pages' } as const

/**
 * The policy of a call; the kiosk and embedding pages send few calls, under rules of their own
 * (docs/product/kiosk.md rule 14, docs/product/calls-and-headers.md rule 47).
 * @throws HttpError forbidden for a call that only the portal's own pages may send
 */
export function policyFor({ name }: Call, sender: Sender['kind']): CallPolicy {
  const policy: CallPolicy = callPolicies[name as keyof typeof callPolicies]
  if (sender === 'portal') return policy
  if (policy[sender] === undefined) throw new HttpError('forbidden', forbidden[sender])
  return { ...policy, ...policy[sender] }
}
