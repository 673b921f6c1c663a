import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { setImmediate } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import type { Call } from '@portal/shared-contracts/calls'
import { createOnce } from '../http/queues.ts'
import { textOf, type BackendResponse } from '../http/response.ts'
import type { EdgeConfig, Limits } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Span } from '../http/trace.ts'
import type { RunInTurn } from '../http/turns.ts'
import { createBreaker, createRetryBudget } from './breaker.ts'
import { BackendError, exchange, type BackendExchange } from './exchange.ts'
import { openConnections } from './connections.ts'

/** How a call is sent. */
export type BackendPolicy = {
  /** The body is the technical login of the loyalty provider, which only the edge has. */
  technicalLogin?: true
  /** Sent at most once per `Idempotency-Key`: recorded in the order journal, on a connection of its own. */
  idempotencyKey?: true
  /** Sent again once if the connection breaks; only for GET, because other methods may have taken effect. */
  retry?: true
}

type BackendTokens = { accessToken: { token: string } | null; loyaltyToken: string | null }

/** A call that passed all checks; `path` is below the base and includes the query. */
export type BackendRequest = {
  call: Call
  policy: BackendPolicy
  path: string
  body: Readonly<Record<string, unknown>> | null
  credentials: BackendTokens
  /** The addresses that take turns as one client, as `subnetOf` names them. */
  client: string
  span: Span
}

export type Backend = ReturnType<typeof createBackend>

/**
 * Sends calls with timeouts, turns of clients and a circuit breaker per backend; what is the same for all is sent once
 * for those that ask meanwhile. Only this folder reads the technical credentials. `onDrop` is called for a
 * request that is not sent because too many wait.
 */
export function createBackend(config: EdgeConfig, metrics: Metrics, runInTurn: RunInTurn, onDrop: () => void) {
  const { appId, loyalty, limits, withdrawalUrl } = config
  const connections = openConnections(config, onDrop)
  const retries = createRetryBudget()
  const breakers = { shop: createBreaker(), loyalty: createBreaker(), withdrawal: createBreaker() }
  const technicalBody = { __deviceId: '', org: loyalty.org, password: loyalty.password, userName: loyalty.userName }
  /** As it is, and as it stands in the JSON that was sent. */
  const passwords = [loyalty.password, JSON.stringify(loyalty.password).slice(1, -1)]
  const once = createOnce<BackendResponse>()

  /** @throws BackendError, or HttpError for a backend that is not set */
  function send(request: BackendRequest): Promise<BackendResponse> {
    const { call, policy, client, credentials } = request
    const { dispatcher, sendQueued, ...target } = connections.of(call, request.path, policy.idempotencyKey === true)
    const body = policy.technicalLogin ? technicalBody : request.body
    const headers = requestHeaders(call, credentials, body !== null, appId)
    const content = { ...target, method: call.method, headers, body: body === null ? null : JSON.stringify(body) }
    const exchangeNow = async () => {
      const response = await exchangeWithBreaker(request, () => exchangeInSpan(request, dispatcher, content, limits))
      return response.bytes.length > largeResponse ? takeLarge(runInTurn, client, response) : response
    }
    const key = sharedKey(request, content)
    if (key === null) return sendQueued(client, exchangeNow)
    // It waits in the turn of each client that asks, so that it is not late because another client asked first.
    return once(`${client} ${key}`, () => sendQueued(client, () => once(key, exchangeNow)))
  }

  async function withRetry({ call, policy }: BackendRequest, exchange: Exchange): Promise<BackendResponse> {
    retries.deposit()
    try {
      return await exchange()
    } catch (error) {
      const connectionBroke = error instanceof BackendError && error.kind === 'reset'
      if (!policy.retry || !connectionBroke || !retries.withdraw()) throw error
      metrics.count('edge_backend_retries_total', { call: call.name })
      return exchange()
    }
  }

  async function exchangeWithBreaker(request: BackendRequest, exchange: Exchange): Promise<BackendResponse> {
    const { call, policy } = request
    try {
      const response = await breakers[call.backend].execute(() => withRetry(request, exchange))
      if (policy.technicalLogin && passwords.some((text) => textOf(response).includes(text)))
        throw new BackendError('reset', true)
      return response
    } catch (error) {
      if (error instanceof BackendError) {
        metrics.count('edge_backend_failures_total', { call: call.name, backend: call.backend, kind: error.kind })
      }
      throw error
    }
  }

  return {
    send,
    breakers: () => ({
      shop: breakers.shop.isOpen(),
      loyalty: breakers.loyalty.isOpen(),
      ...(withdrawalUrl !== null && { withdrawal: breakers.withdrawal.isOpen() }),
    }),
    close: connections.close,
  }
}

/** Bytes above which a response is read in the turn of its client. */
const largeResponse = 64 * 1024

type Exchange = () => Promise<BackendResponse>

/** Rounds of the event loop between two large responses; Node accepts one new connection in each. */
const rounds = 24

/**
 * Reading a large response takes milliseconds: many that arrive together would hold up calls and connections of others.
 * Without room for another waiting one it is read at once, and none is dropped.
 */
function takeLarge(runInTurn: RunInTurn, client: string, response: BackendResponse): Promise<BackendResponse> {
  const afterRounds = async (): Promise<BackendResponse> => {
    for (let round = 0; round < rounds; round += 1) await setImmediate()
    return response
  }
  return runInTurn(client, afterRounds, () => response)
}

/** One request; shop and loyalty provider get the header of the trace. */
function exchangeInSpan(
  { call, span }: BackendRequest,
  dispatcher: Dispatcher,
  content: BackendExchange,
  limits: Limits,
): Promise<BackendResponse> {
  const { backend, method, path } = call
  const known = { 'peer.service': backend, 'http.request.method': method, 'url.template': path }
  const ofResult = ({ status }: BackendResponse) => ({ 'http.response.status_code': status })
  return span.run(`${method} ${path}`, { known, ofResult }, ({ traceparent }) => {
    if (backend === 'withdrawal') return exchange(dispatcher, content, limits)
    const headers = { ...content.headers, traceparent: traceparent() }
    return exchange(dispatcher, { ...content, headers }, limits)
  })
}

/**
 * Names a request whose response is the same for all who ask: the technical login, and reads without a member's token.
 */
function sharedKey({ call, policy }: BackendRequest, { path, headers }: BackendExchange): string | null {
  if (policy.technicalLogin) return call.name
  const isPublic = call.method === 'GET' && call.access !== 'required' && !(headerNames.accessToken in headers)
  return isPublic ? JSON.stringify([path, headers]) : null
}

/** None is copied from the page's request; the call decides which backend gets which token. */
const requestHeaders = (
  call: Call,
  { accessToken, loyaltyToken }: BackendTokens,
  hasBody: boolean,
  appId: string,
): Record<string, string> => ({
  accept: 'application/json, text/plain',
  // Never decoded: a few bytes of gzip can be gigabytes.
  'accept-encoding': 'identity',
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(call.backend === 'shop' &&
    call.access !== 'never' &&
    accessToken !== null && { [headerNames.accessToken]: accessToken.token }),
  ...(call.backend === 'loyalty' && {
    ...(call.loyaltyToken && loyaltyToken !== null && { [headerNames.loyaltyToken]: loyaltyToken }),
    [headerNames.interactionId]: call.interactionId ?? appId,
    [headerNames.idType]: call.idType ?? 'ID',
  }),
})
