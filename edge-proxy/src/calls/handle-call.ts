import { accountCoupons, accountDetails, order, type Call } from '@delikaterie/shared-contracts/calls'
import type { BackendResponse } from '../http/response.ts'
import { authorise, learnCoupons } from '../auth/authorise.ts'
import { reduceDetails } from '../auth/card-details.ts'
import type { KnownCoupons } from '../auth/known-coupons.ts'
import type { CallLimits, GiveBack } from './call-limits.ts'
import type { OrderDesk } from '../orders/place-order.ts'
import { openCredentials, type Credentials } from '../auth/credentials.ts'
import type { KeyRing } from '../auth/key-ring.ts'
import type { OpenSeal } from '../auth/opened-seals.ts'
import { keepCookie, mintCookie, noCookie, portalCookie } from '../auth/portal-cookie.ts'
import { seal } from '../auth/seal.ts'
import { sealAnswer } from '../auth/seal-answer.ts'
import { BackendError } from '../backend/backend-error.ts'
import type { Backend } from '../backend/backend.ts'
import { backendPath } from './backend-path.ts'
import { decideBody } from './edge-decides.ts'
import { matchCall, type Params } from './match-call.ts'
import { readCallBody, type Unread } from './request-body.ts'
import { upstreamPath } from './upstream-path.ts'

export type CallDesk = {
  publicOrigin: string
  ring: KeyRing
  openSeal: OpenSeal
  backend: Backend
  known: KnownCoupons
  limitCall: CallLimits
  placeOrder: OrderDesk
}

/** A call as the table knows it, ready to be sent. */
type Prepared = { call: Call; params: Params; path: string; body: Readonly<Record<string, unknown>> | null }

/** A call that was counted, unless it takes that back. */
type Counted = Prepared & { giveBack: GiveBack }

type OwnHeaders = { cookie: string | null; key: string | null }

/** A request as it reached the edge. */
export type Received = Unread & {
  /** The target as it stood on the wire. */
  target: string
  /** The client's address, read only where calls are counted; empty if unknown. */
  address: () => string
}

export type Handled = { answer: BackendResponse; cookie?: string }

/**
 * One backend call from the raw request target to the sealed answer. Everything that can be
 * refused is refused before a connection is opened (design §4).
 * `onMatched` hears which call it is as soon as that is known, for log and metrics.
 * @throws HttpError
 */
export async function handleCall(
  desk: CallDesk,
  { target, method, headers, body: sent, address }: Received,
  onMatched: (call: Call) => void,
): Promise<Handled> {
  const path = backendPath(target)
  const { calls, params } = matchCall(method, path)
  onMatched(calls[0])
  const upstream = upstreamPath(calls[0], params, path.query)
  const { call, body: sentBody } = await readCallBody({ method, headers, body: sent }, calls)
  onMatched(call)
  const cookie = portalCookie(headers.get('cookie'))
  const credentials = openCredentials(desk.openSeal, call, { headers, cookie, body: sentBody }, Date.now())
  const decided = sentBody === null ? null : decideBody(call, sentBody, desk.publicOrigin)
  // The page sent a sealed refresh token; the backend knows only the raw one.
  const body = credentials.refresh === null ? decided : { ...decided, refreshToken: credentials.refresh.token }
  const prepared = { call, params, path: upstream, body }
  await authorise(call, params, credentials, desk.known, (own) => {
    const readOwn = {
      call: accountCoupons,
      params: own,
      path: upstreamPath(accountCoupons, own, new Map()),
      body: null,
    }
    return sendCall(desk, readOwn, credentials)
  })
  const member = credentials.access?.accountId ?? credentials.access?.sid ?? null
  const giveBack = desk.limitCall({ call, address, member, body }, Date.now())
  return answerCall(desk, { ...prepared, giveBack }, credentials, { cookie, key: headers.get('idempotency-key') })
}

async function answerCall(
  desk: CallDesk,
  prepared: Counted,
  credentials: Credentials,
  { cookie, key }: OwnHeaders,
): Promise<Handled> {
  const { call, params, body, giveBack } = prepared
  const accountId = credentials.access?.accountId ?? ''
  let kept: string | null = cookie
  const sealed = async (): Promise<BackendResponse> =>
    sealAnswer(call, await sendCounted(desk, prepared, credentials), credentials, (kind, content) => {
      if (call.tokens === 'session') kept ??= mintCookie()
      // Tokens mean that the account's owner came: only failed attempts count.
      if (kind === 'access') giveBack()
      return seal(desk.ring, kind, kept ?? noCookie, content, Date.now())
    })
  if (call.name === order.name) return { answer: await desk.placeOrder({ accountId, key, body: body ?? {} }, sealed) }
  const answer = await sealed()
  learnCoupons(call, params, answer, desk.known)
  if (call.name === accountDetails.name) return { answer: reduceDetails(answer, accountId) }
  return kept !== null && keepsCookie(call, answer) ? { answer, cookie: keepCookie(kept) } : { answer }
}

/** Logins mint or keep the cookie as long as the tokens they give are good for. */
const keepsCookie = (call: Call, { status }: BackendResponse): boolean => status === 200 && call.tokens === 'session'

/** An attempt that nobody judged was none: members do not pay for an outage with a longer wait. */
async function sendCounted(desk: CallDesk, prepared: Counted, credentials: Credentials): Promise<BackendResponse> {
  try {
    return await sendCall(desk, prepared, credentials)
  } catch (error) {
    // Other calls may have sent somebody an e-mail, whatever became of the answer.
    const wasNone = error instanceof BackendError && (!error.sent || prepared.call.tokens === 'session')
    if (wasNone) prepared.giveBack()
    throw error
  }
}

const sendCall = (
  desk: CallDesk,
  { call, path, body }: Prepared,
  { access, loyaltyToken }: Credentials,
): Promise<BackendResponse> => desk.backend.send({ call, path, body, accessToken: access?.token ?? null, loyaltyToken })
