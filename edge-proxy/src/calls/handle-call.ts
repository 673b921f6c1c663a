import type { CallLine } from '../http/respond.ts'
import type { EdgeResponse } from '../http/response.ts'
import type { FindDevice } from '../session/kiosk/enrolment.ts'
import type { Unseal } from '../session/seal.ts'
import { authorise, unsealCredentials } from './authorise.ts'
import type { UnreadRequest } from '../http/body.ts'
import { readCallBody, rewriteBody } from './call-body.ts'
import { policyFor } from './call-policies.ts'
import { backendPath, findCall } from './find-call.ts'
import { finishCall, type FinishDependencies } from './finish-call.ts'
import type { PlaceOrder } from './orders/place-order.ts'
import { sendCounted, type SendDependencies } from './send-call.ts'
import { senderOf } from './sender.ts'

/** Dependencies of every call: keys, caches, counters, connections and the order journal. */
export type CallDependencies = SendDependencies &
  FinishDependencies & {
    publicOrigin: string
    unseal: Unseal
    placeOrder: PlaceOrder
    findDevice: FindDevice
  }

/** A request for a backend call, as the edge received it. */
export type CallRequest = UnreadRequest & {
  /** The request target as it was sent. */
  target: string
  /** The client's address, read only for limited calls; empty if unknown. */
  address: () => string
  /** The origin in EMBED_ORIGINS whose page sent the request; null for the portal's own pages. */
  embedOrigin: string | null
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
  const { method, target, headers } = request
  const { calls, params, query } = findCall(method, target)
  Object.assign(line, { call: calls[0].name, template: calls[0].path })
  const path = backendPath(calls[0], params, query)
  const { call, body: sent } = await readCallBody(request, calls)
  const sender = senderOf(edge.findDevice, request)
  Object.assign(line, { call: call.name, template: call.path }, sender.logged)
  const policy = policyFor(call, sender.kind)
  const credentials = unsealCredentials(edge.unseal, call, policy, { headers, sender, body: sent }, Date.now())
  const body = rewriteBody(policy, sent, edge.publicOrigin, credentials.refresh?.token ?? null)
  await authorise(edge, policy, params, credentials)
  const checked = { call, policy, params, path, body, credentials, sender }
  if (!policy.idempotencyKey) return finishCall(edge, checked, await sendCounted(edge, checked))
  const order = { accountId: credentials.access?.accountId ?? '', idempotencyKey: headers.get('idempotency-key'), body }
  const response = await edge.placeOrder(order, async () => (await sendCounted(edge, checked)).response)
  return finishCall(edge, checked, { response, login: null })
}
