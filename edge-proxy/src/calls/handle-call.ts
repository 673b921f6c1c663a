import { accountCoupons, accountDetails, activateCard, order, type Call } from '@delikaterie/shared-contracts/calls'
import type { Answer } from '../answers/answer.ts'
import { authorise, learnCoupons } from '../authorisation/authorise.ts'
import { reduceDetails } from '../authorisation/card-details.ts'
import type { KnownCoupons } from '../authorisation/known-coupons.ts'
import type { RateLimit } from '../authorisation/rate-limit.ts'
import type { OrderDesk } from '../orders/place-order.ts'
import { openCredentials, type Credentials } from '../seals/credentials.ts'
import type { KeyRing } from '../seals/key-ring.ts'
import { keepCookie, mintCookie, noCookie, portalCookie } from '../seals/portal-cookie.ts'
import { seal } from '../seals/seal.ts'
import { sealAnswer } from '../seals/seal-answer.ts'
import type { Backend } from '../upstream/backend.ts'
import { backendPath } from './backend-path.ts'
import { decideBody } from './edge-decides.ts'
import { matchCall, type Params } from './match-call.ts'
import { readCallBody } from './request-body.ts'
import { upstreamPath } from './upstream-path.ts'

export type CallDesk = {
  publicOrigin: string
  ring: KeyRing
  backend: Backend
  known: KnownCoupons
  /** Per member: trying card numbers must not be worth while. */
  limitCards: RateLimit
  placeOrder: OrderDesk
}

/** Calls that tell whether a card number exists (design §10). */
const triesCards = new Set<string>([accountDetails.name, activateCard.name])

/** A call as the table knows it, ready to be sent. */
type Prepared = { call: Call; params: Params; path: string; body: Readonly<Record<string, unknown>> | null }

export type Handled = { answer: Answer; cookie?: string }

/**
 * One backend call from the raw request target to the sealed answer. Everything that can be
 * refused is refused before a connection is opened (design §4).
 * `told` hears which call it is as soon as that is known, for the log.
 * @throws Refusal
 */
export async function handleCall(desk: CallDesk, rawTarget: string, request: Request, told: (call: Call) => void): Promise<Handled> {
  const path = backendPath(rawTarget)
  const { calls, params } = matchCall(request.method, path)
  told(calls[0])
  const upstream = upstreamPath(calls[0], params, path.query)
  const { call, body: sentBody } = await readCallBody(request, calls)
  told(call)
  const cookie = portalCookie(request.headers.get('cookie'))
  const credentials = openCredentials(desk.ring, call, { headers: request.headers, cookie, body: sentBody }, Date.now())
  const decided = sentBody === null ? null : decideBody(call, sentBody, desk.publicOrigin)
  // The page sent a sealed refresh token; the backend knows only the raw one.
  const body = credentials.refresh === null ? decided : { ...decided, refreshToken: credentials.refresh.token }
  const prepared = { call, params, path: upstream, body }
  await authorise(call, params, credentials, desk.known, (own) => {
    const readOwn = { call: accountCoupons, params: own, path: upstreamPath(accountCoupons, own, new Map()), body: null }
    return sendCall(desk, readOwn, credentials)
  })
  if (triesCards.has(call.name)) desk.limitCards(credentials.access?.accountId ?? credentials.access?.sid ?? '', Date.now())
  return answerCall(desk, prepared, credentials, cookie, request.headers.get('idempotency-key'))
}

async function answerCall(desk: CallDesk, prepared: Prepared, credentials: Credentials, cookie: string | null, key: string | null): Promise<Handled> {
  const { call, params, body } = prepared
  const accountId = credentials.access?.accountId ?? ''
  let kept: string | null = cookie
  const sealed = async (): Promise<Answer> =>
    sealAnswer(call, await sendCall(desk, prepared, credentials), credentials, (kind, content) => {
      if (call.tokens === 'session') kept ??= mintCookie()
      return seal(desk.ring, kind, kept ?? noCookie, content, Date.now())
    })
  if (call.name === order.name) return { answer: await desk.placeOrder({ accountId, key, body: body ?? {} }, sealed) }
  const answer = await sealed()
  learnCoupons(call, params, answer, desk.known)
  if (call.name === accountDetails.name) return { answer: reduceDetails(answer, accountId) }
  return kept !== null && keepsCookie(call, answer) ? { answer, cookie: keepCookie(kept) } : { answer }
}

/** Logins mint or keep the cookie as long as the tokens they give are good for. */
const keepsCookie = (call: Call, { status }: Answer): boolean => status === 200 && call.tokens === 'session'

const sendCall = (desk: CallDesk, { call, path, body }: Prepared, { access, loyaltyToken }: Credentials): Promise<Answer> =>
  desk.backend.send({ call, path, body, accessToken: access?.token ?? null, loyaltyToken })
