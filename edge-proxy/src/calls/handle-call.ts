import { accountCoupons, type Call } from '@delikaterie/shared-contracts/calls'
import type { EndedSessions } from '../state/ended-sessions.ts'
import { authorise } from './authorise.ts'
import { unsealCredentials, type Credentials } from './credentials.ts'
import type { KeyRing } from '../session/key-ring.ts'
import type { KnownBrowsers } from '../session/known-browser.ts'
import type { OwnCoupons } from './own-coupons.ts'
import type { Unseal } from '../session/seal-cache.ts'
import { sealResponse } from './seal-response.ts'
import { loginNameOf, userOf } from '../session/login-name.ts'
import { deleteResetCookie, hasReset, setResetCookie } from '../session/reset-cookie.ts'
import { seal, type Sealed } from '../session/seal.ts'
import { noCookie } from '../session/session-cookie.ts'
import { portalSession, type Session } from '../session/session.ts'
import { BackendError } from '../backend/backend-error.ts'
import type { Backend, BackendRequest } from '../backend/backend.ts'
import { edgeResponse, isSuccess, textOf, type BackendResponse, type EdgeResponse } from '../http/response.ts'
import { embedSession } from '../session/embed/embed-session.ts'
import { HttpError } from '../http/http-error.ts'
import type { FindDevice } from '../session/kiosk/find-device.ts'
import { kioskSession } from '../session/kiosk/kiosk-session.ts'
import type { PlaceOrder } from './orders/place-order.ts'
import { backendPath } from './backend-path.ts'
import type { CallPolicy, TokensInResponse } from './call-policy.ts'
import { isLimited, type Attempt, type Counted, type LimitCall } from './limits/count-attempt.ts'
import { accountName } from '../session/account-name.ts'
import { embedPolicyOf, kioskPolicyOf, policyOf } from './call-policies.ts'
import { matchCall, type Params } from './match-call.ts'
import { readCallBody, type UnreadRequest } from './request-body.ts'
import { rewriteBody } from './rewrite-body.ts'
import { upstreamPath } from './upstream-path.ts'

/** Dependencies of every call: keys, caches, counters, connections and the order journal. */
export type CallContext = {
  publicOrigin: string
  ring: KeyRing
  unseal: Unseal
  backend: Backend
  ownCoupons: OwnCoupons
  limitCall: LimitCall
  knownBrowsers: KnownBrowsers
  placeOrder: PlaceOrder
  endedSessions: EndedSessions
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

/** Who sent a call, for log lines: the tablet of a call of the kiosk, or the origin of an embedding page. */
export type CallSender = { kiosk?: string; embed?: string }

/**
 * Handles one backend call by its policy, from the request target to the sealed response. All
 * checks come before the first connection. `onMatched` is called as soon as the call is known, and again with its sender.
 * @throws HttpError
 */
export async function handleCall(
  context: CallContext,
  request: CallRequest,
  onMatched: (call: Call, sender?: CallSender) => void,
): Promise<EdgeResponse> {
  const { method, target, headers, embedOrigin } = request
  const { segments, query } = backendPath(target)
  const { calls, params } = matchCall(method, segments)
  onMatched(calls[0])
  const path = upstreamPath(calls[0], params, query)
  const { call, body: sentBody } = await readCallBody(request, calls)
  const device = context.findDevice(headers)
  onMatched(call, { ...(device !== null && { kiosk: device }), ...(embedOrigin !== null && { embed: embedOrigin }) })
  const { policy, session } = rulesOf(call, device, embedOrigin, headers.get('cookie'))
  const credentials = unsealCredentials(context.unseal, call, policy, { headers, session, body: sentBody }, Date.now())
  const body = rewriteBody(policy, sentBody, {
    publicOrigin: context.publicOrigin,
    refreshToken: credentials.refresh?.token ?? null,
  })
  await authorise(policy, params, credentials, context.ownCoupons, (accountId) =>
    readOwnCoupons(context, credentials, accountId),
  )
  const member = credentials.access?.accountId ?? credentials.access?.sid ?? null
  // The kiosk is no member's browser, and embedding pages send no cookies.
  const isPortal = device === null && embedOrigin === null
  const browser = () => (isPortal ? context.knownBrowsers.find(headers.get('cookie')) : null)
  const attempt = { address: request.address, origin: embedOrigin, member, browser, body }
  const counted = isLimited(policy) ? await count(context, policy, attempt) : notCounted
  return respond(context, { call, policy, path, body, credentials }, params, {
    session,
    cookies: headers.get('cookie'),
    idempotencyKey: headers.get('idempotency-key'),
    counted,
  })
}

const notCounted: Counted = { refund: async () => {}, refundMail: async () => {} }

/** Counts an attempt. A limited order may still be a repeated one, whose outcome is known: it is refused when it would be sent. */
async function count({ limitCall }: CallContext, policy: CallPolicy, attempt: Attempt): Promise<MaybeCounted> {
  try {
    return await limitCall(policy, attempt)
  } catch (error) {
    if (policy.idempotencyKey && error instanceof HttpError) return { ...notCounted, rejection: error }
    throw error
  }
}

type MaybeCounted = Counted & { rejection?: HttpError }

/** The responses that begin a session. */
const loginTokens: ReadonlySet<TokensInResponse> = new Set(['session', 'kioskSession', 'embedSession'])

/** The policy and the session of a call, by its sender. */
function rulesOf(
  call: Call,
  device: string | null,
  embedOrigin: string | null,
  cookies: string | null,
): { policy: CallPolicy; session: Session } {
  if (embedOrigin !== null) return { policy: embedPolicyOf(call), session: embedSession(embedOrigin) }
  if (device !== null) return { policy: kioskPolicyOf(call), session: kioskSession(cookies) }
  return { policy: policyOf(call), session: portalSession(cookies) }
}

type Sender = { session: Session; cookies: string | null; idempotencyKey: string | null; counted: MaybeCounted }

async function respond(
  context: CallContext,
  request: BackendRequest,
  params: Params,
  { session, cookies, idempotencyKey, counted }: Sender,
): Promise<EdgeResponse> {
  const { policy, body, credentials } = request
  const accountId = credentials.access?.accountId ?? ''
  const countsOnlyFailedLogins = policy.rateLimit?.countsOnlyFailedLogins
  const login = policy.tokens !== undefined && loginTokens.has(policy.tokens) ? session.begin() : null
  let loggedIn: Omit<Sealed, 'exp'> | null = null
  let isSent = false

  const sendAndSeal = async (): Promise<BackendResponse> => {
    isSent = true
    const response = await context.backend.send(request).catch(async (error: unknown) => {
      if (error instanceof BackendError && (!error.sent || countsOnlyFailedLogins)) await counted.refund()
      throw error
    })
    const loginName = login === null ? null : loginNameOf(body, response)
    return sealResponse(policy.tokens, response, credentials, (kind, owned) => {
      const content = loginName === null ? owned : { ...owned, user: userOf(loginName) }
      if (kind === 'access' && login !== null) loggedIn = content
      if (kind === 'access' && countsOnlyFailedLogins) void counted.refund()
      const boundTo = session.unbound.includes(kind) ? null : (login ?? session).boundTo
      return seal(context.ring, kind, boundTo ?? noCookie, content, Date.now(), session.maxAge?.(kind))
    })
  }

  const placeOrder = (): Promise<BackendResponse> =>
    context.placeOrder({ accountId, idempotencyKey, body: body ?? {} }, sendAndSeal, counted.rejection).finally(() => {
      // A repeated order that got the outcome of the first one is no attempt.
      if (!isSent) void counted.refund()
    })

  const sealed = policy.idempotencyKey ? await placeOrder() : await sendAndSeal()
  if (policy.listsOwnCoupons) rememberCoupons(context, params, sealed)
  if (policy.endsOtherSessions && isSuccess(sealed)) await endOtherSessions(context, credentials.access)
  const response = policy.reduceResponse?.(sealed, accountId) ?? sealed
  if (policy.mail !== undefined && !isSuccess(response)) void counted.refundMail()
  if (policy.resetsPassword && isSuccess(response)) return edgeResponse(response, { 'set-cookie': setResetCookie })
  if (!loggedIn || response.status !== 200 || !login?.setCookie) return edgeResponse(response)
  const account = policy.tokens === 'session' ? loginNameOf(body, response) : null
  const known = account === null ? [] : [context.knownBrowsers.remember(cookies, accountName(account))]
  const afterReset = policy.tokens === 'session' && hasReset(cookies)
  if (afterReset) await endOtherSessions(context, loggedIn)
  return edgeResponse(response, {
    'set-cookie': [login.setCookie, ...known, ...(afterReset ? [deleteResetCookie] : [])],
  })
}

/** Reads the member's coupons, to decide whether a coupon belongs to the member. */
const readOwnCoupons = (context: CallContext, credentials: Credentials, accountId: string): Promise<BackendResponse> =>
  context.backend.send({
    call: accountCoupons,
    policy: policyOf(accountCoupons),
    path: upstreamPath(accountCoupons, { accountId }, noQuery),
    body: null,
    credentials,
  })

const noQuery: ReadonlyMap<string, string> = new Map()

function rememberCoupons({ ownCoupons }: CallContext, { accountId }: Params, response: BackendResponse): void {
  if (accountId !== undefined && response.status === 200) ownCoupons.add(accountId, textOf(response))
}

async function endOtherSessions({ endedSessions }: CallContext, own: Omit<Sealed, 'exp'> | null): Promise<void> {
  if (own !== null) await endedSessions.endAll(own, own.sid, Date.now())
}
