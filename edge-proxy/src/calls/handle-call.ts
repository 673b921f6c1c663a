import { headerNames } from '@portal/shared-contracts/calls/header-names'
import type { UnreadRequest } from '../http/body.ts'
import { setCookieHeader } from '../http/cookie.ts'
import type { CallLine } from '../http/log.ts'
import { subnetOf } from '../http/request.ts'
import type { Span } from '../http/trace.ts'
import { edgeResponse, textOf, type BackendResponse, type EdgeResponse } from '../http/response.ts'
import { memberOf } from '../session/login-name.ts'
import type { Attempt } from './attempt.ts'
import { authorise, authoriseBeforeSending } from './authorise.ts'
import type { CallDependencies } from './call-dependencies.ts'
import { policyFor } from './call-policies.ts'
import type { CountedAttempt } from './count-attempts.ts'
import { endSessions } from './end-sessions.ts'
import { ownerOfIds } from './own-ids.ts'
import type { ParsedCall } from './parsed-call.ts'
import { readCallBody, rewriteBody } from './call-body.ts'
import { backendPath, findCall } from './find-call.ts'
import type { CallResult } from './seal-for-session.ts'
import { sendCall } from './send-call.ts'
import { senderOf, type Sender } from './sender.ts'
import { sessionCookies } from './session-cookies.ts'
import { unsealCredentials } from './unseal-credentials.ts'

type CallRequest = UnreadRequest & Pick<Sender, 'address' | 'embedOrigin'> & { target: string; span: Span }

/** All checks come before the first connection; `line` gets call and sender once they are known. @throws HttpError */
export async function handleCall(
  edge: CallDependencies,
  request: CallRequest,
  line: Partial<CallLine>,
): Promise<EdgeResponse> {
  const parsed = await parseCall(edge, request, line)
  await authorise(edge, parsed)
  const began = Date.now()
  const { response, login } = await placeOrSend(edge, parsed, request.headers.get(headerNames.idempotencyKey))
  rememberListedIds(edge, parsed, response)
  edge.afterCall({ name: parsed.call.name, accountId: accountIdOf(parsed), body: parsed.body, response, began })
  const result = { response: parsed.policy.reduceResponse?.(response, accountIdOf(parsed)) ?? response, login }
  const cookies = sessionCookies(edge, parsed, result)
  await endSessions(edge, parsed, result)
  return edgeResponse(result.response, setCookieHeader(...cookies))
}

/** Finds the call and its policy, checks its parameters and its body, and unseals its tokens. @throws HttpError */
async function parseCall(edge: CallDependencies, request: CallRequest, line: Partial<CallLine>): Promise<ParsedCall> {
  const { method, target, headers, span } = request
  const { calls, params, query } = findCall(method, target)
  Object.assign(line, { call: calls[0].name, template: calls[0].path })
  const path = backendPath(calls[0], params, query)
  const { call, body: sentBody } = await readCallBody(request, calls)
  const sender = senderOf(edge, request)
  Object.assign(line, { call: call.name, template: call.path }, sender.logged)
  const policy = policyFor(call, sender.kind)
  const credentials = unsealCredentials(edge.unseal, call, policy, { headers, sender, body: sentBody }, Date.now())
  const body = rewriteBody(policy, sentBody, edge.publicOrigin, credentials.refreshToken?.token ?? null)
  const client = subnetOf(sender.address())
  const attempt = attemptOf(edge, { sender, body, credentials })
  return { call, policy, params, path, body, credentials, sender, attempt, client, span }
}

function attemptOf(
  { knownBrowsers }: CallDependencies,
  { sender, body, credentials: { accessToken } }: Pick<ParsedCall, 'sender' | 'body' | 'credentials'>,
): Attempt {
  const { kind, cookies, address, embedOrigin } = sender
  return {
    address,
    origin: embedOrigin,
    // Tokens of earlier versions may name no account; a new login would be another id.
    member: accessToken && (memberOf(accessToken) ?? subnetOf(address())),
    // The kiosk is no member's browser, and embedding pages send no cookies.
    browser: () => (kind === 'portal' ? knownBrowsers.find(cookies) : null),
    body,
  }
}

const accountIdOf = ({ credentials }: ParsedCall): string => credentials.accessToken?.accountId ?? ''

/** Counts and sends the call; an order is sent once, and its duplicates get its response. @throws HttpError */
async function placeOrSend(
  edge: CallDependencies,
  parsed: ParsedCall,
  idempotencyKey: string | null,
): Promise<CallResult> {
  const { policy, attempt, body, span } = parsed
  const count = async (): Promise<CountedAttempt | null> => {
    // Here, because an order that was sent before gets its outcome whatever can be read now.
    await authoriseBeforeSending(edge, parsed)
    return policy.rateLimit || policy.mail ? edge.countAttempt(policy, attempt) : null
  }
  if (!policy.idempotencyKey) return sendCall(edge, parsed, await count())
  const order = { accountId: accountIdOf(parsed), idempotencyKey, body }
  const send = async (counted: CountedAttempt | null) => (await sendCall(edge, parsed, counted)).response
  return { response: await edge.placeOrder(order, { count, send, span }), login: null }
}

function rememberListedIds(edge: CallDependencies, parsed: ParsedCall, response: BackendResponse): void {
  const { policy, credentials } = parsed
  if (policy.lists === undefined || credentials.accessToken === null || response.status !== 200) return
  edge[policy.lists].add(ownerOfIds(credentials.accessToken), textOf(response))
}
