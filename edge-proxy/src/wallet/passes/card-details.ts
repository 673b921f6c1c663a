import { randomUUID } from 'node:crypto'
import { accountDetails, loyaltyLogin } from '@portal/shared-contracts/calls'
import { tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import * as v from 'valibot'
import type { Backend } from '../../backend/backend.ts'
import { backendPath } from '../../calls/find-call.ts'
import { idOf, isObject, parseJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { createOnce } from '../../http/queues.ts'
import { newTrace, withoutSpans, type Span } from '../../http/trace.ts'
import { textOf, type BackendResponse } from '../../http/response.ts'

/**
 * What the platform says of a card: that it is no longer the member's, that it does not know it, which a fault on the
 * way may also say, or its state and balance. Both are null where it does not say them.
 */
export type CardDetails =
  { kind: 'ended' | 'missing' } | { kind: 'card'; state: 'active' | 'locked' | null; points: number | null }

/** States of an account that no longer exists. */
const endedStatuses = new Set(['TERMINATED', 'DELETED', 'CLOSED', 'CANCELLED'])

/** As pages read a status; an empty one says nothing. */
export const stateOf = (status: string): 'active' | 'locked' | null =>
  status === '' ? null : status.toUpperCase() === 'ACTIVE' ? 'active' : 'locked'

/** Reads a response to account details for the card of an account; null for one that says nothing of the owner. */
export function detailsIn(response: BackendResponse, cardCode: string, accountId: string): CardDetails | null {
  const details = parseJson(textOf(response))
  if (!isObject(details)) return null
  // That of the platform is JSON, and so is that of some gateways without this route.
  if (response.status === 404) return { kind: 'missing' }
  const parsed = v.safeParse(accountDetails.response, details)
  if (response.status !== 200 || !parsed.success || 'exists' in parsed.output) return null
  const { status, identifiers, accountBalance } = parsed.output
  if (details['accountId'] === null) return { kind: 'missing' }
  // A free card has an empty account id.
  const owner = details['accountId'] === '' ? '' : idOf(details['accountId'])
  if (owner === null) return null
  if (owner !== accountId || endedStatuses.has(status.toUpperCase())) return { kind: 'ended' }
  const ofCard = identifiers.find(({ code }) => tidyCardCode(code) === tidyCardCode(cardCode))
  const states = [stateOf(status), stateOf(ofCard?.status ?? '')]
  // Of an active account each card may be locked.
  const state = states.includes('locked') ? 'locked' : (states[1] ?? null)
  return { kind: 'card', state, points: accountBalance.points }
}

/** Asks the platform for the card of an account. @throws HttpError backendUnavailable, BackendError */
export type ReadCard = (cardCode: string, accountId: string, client: string, span?: Span) => Promise<CardDetails>

/**
 * Reads cards with the technical login of the edge, because phones ask for passes while their member is logged out
 * (docs/decisions/0056-wallet-passes.md). `client` takes its turn among the clients of the backend.
 */
export function createReadCard({ send }: Pick<Backend, 'send'>): ReadCard {
  const once = createOnce<string>()
  let token: string | null = null

  async function login(span: Span): Promise<string> {
    const credentials = { accessToken: null, loyaltyToken: null }
    const request = { policy: { technicalLogin: true }, path: loyaltyLogin.path, body: null, credentials } as const
    const response = await send({ ...request, call: loyaltyLogin, client: 'wallets', span })
    const parsed = v.safeParse(loyaltyLogin.response, textOf(response))
    if (response.status !== 200 || !parsed.success) throw unavailable('no loyalty token for passes')
    return (token = parsed.output)
  }

  async function read(loyaltyToken: string, cardCode: string, client: string, span: Span): Promise<BackendResponse> {
    const path = backendPath(accountDetails, { cardCode })
    const credentials = { accessToken: null, loyaltyToken }
    return send({ call: accountDetails, policy: { retry: true }, path, body: null, credentials, client, span })
  }

  return async (cardCode, accountId, client, span = withoutSpans.startSpan(newTrace(randomUUID()))) => {
    const known = token ?? (await once('login', () => login(span)))
    let response = await read(known, cardCode, client, span)
    if (response.status === 401) {
      if (token === known) token = null
      response = await read(token ?? (await once('login', () => login(span))), cardCode, client, span)
    }
    const details = detailsIn(response, cardCode, accountId)
    if (details === null) throw unavailable('card of a pass unreadable')
    return details
  }
}

const unavailable = (reason: string): HttpError => new HttpError('backendUnavailable', reason)
