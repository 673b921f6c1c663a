import { Pool } from 'undici'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { HttpError } from '../http/http-error.ts'
import { textOf, type BackendResponse } from '../http/response.ts'
import type { EdgeConfig } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import { BackendError } from './backend-error.ts'
import { createBreaker, createRetryBudget } from './breaker.ts'
import { exchange, type BackendExchange } from './exchange.ts'

/** How a call is sent. */
export type BackendPolicy = {
  /** The body is the technical login of the loyalty provider, which only the edge has. */
  technicalLogin?: true
  /** Sent at most once per `Idempotency-Key`: recorded in the order journal, on a connection of its own. */
  idempotencyKey?: true
  /** Sent again once if the connection breaks; only for GET, because other methods may have taken effect. */
  retry?: true
}

/** The raw tokens for the headers of a request. */
type BackendTokens = { access: { token: string } | null; loyaltyToken: string | null }

/** A call that passed all checks; `path` is below the base and includes the query. */
export type BackendRequest = {
  call: Call
  policy: BackendPolicy
  path: string
  body: Readonly<Record<string, unknown>> | null
  credentials: BackendTokens
}

export type Backend = ReturnType<typeof createBackend>

/**
 * Sends calls to the backends over keep-alive connections, with timeouts and one circuit breaker per
 * backend. Only this folder reads the technical credentials.
 */
export function createBackend({ backendUrl, withdrawalUrl, appId, loyalty, limits }: EdgeConfig, metrics: Metrics) {
  const { origin, pathname } = new URL(backendUrl)
  const connect = { timeout: limits.connectTimeout }
  // Timeouts are enforced in `exchange`; undici's apply per chunk, not to the complete response.
  const options = { connect, headersTimeout: 0, bodyTimeout: 0, connections: 128 }
  const pool = new Pool(origin, options)
  const ownConnections = new Pool(origin, { ...options, pipelining: 0 })
  const withdrawal = withdrawalUrl === null ? null : new URL(withdrawalUrl)
  const withdrawals = withdrawal && new Pool(withdrawal.origin, { ...options, pipelining: 0 })
  const retries = createRetryBudget()
  const breakers = { shop: createBreaker(), loyalty: createBreaker(), withdrawal: createBreaker() }
  const technicalBody = { __deviceId: '', org: loyalty.org, password: loyalty.password, userName: loyalty.userName }

  /** The technical login that is on its way: the token is the same for all who ask meanwhile. */
  let technicalLogin: Promise<BackendResponse> | null = null

  /** @throws BackendError */
  function send(request: BackendRequest): Promise<BackendResponse> {
    if (!request.policy.technicalLogin) return exchangeOnce(request, request.body)
    technicalLogin ??= exchangeOnce(request, technicalBody).finally(() => (technicalLogin = null))
    return technicalLogin
  }

  async function exchangeOnce(request: BackendRequest, body: BackendRequest['body']): Promise<BackendResponse> {
    const { call, policy, path, credentials } = request
    const content: BackendExchange = {
      method: call.method,
      path: call.backend === 'withdrawal' ? withdrawalPath() : `${pathname}${path}`,
      headers: requestHeaders(call, credentials, body !== null, appId),
      body: body === null ? null : JSON.stringify(body),
    }
    const response = await sendThroughBreaker(request, content)
    if (policy.technicalLogin && textOf(response).includes(loyalty.password)) throw new BackendError('reset', true)
    return response
  }

  /** @throws HttpError callUnknown without WITHDRAWAL_URL */
  function withdrawalPath(): string {
    if (withdrawal === null) throw new HttpError('callUnknown', 'no WITHDRAWAL_URL')
    return withdrawal.pathname
  }

  async function sendThroughBreaker(
    { call, policy }: BackendRequest,
    content: BackendExchange,
  ): Promise<BackendResponse> {
    try {
      return await breakers[call.backend].execute(() => sendWithRetry(call, policy, content))
    } catch (error) {
      if (error instanceof BackendError) {
        const { name, backend } = call
        metrics.count('edge_backend_failures_total', { call: name, backend, kind: error.kind })
      }
      throw error
    }
  }

  async function sendWithRetry(call: Call, policy: BackendPolicy, content: BackendExchange): Promise<BackendResponse> {
    retries.deposit()
    const connections = connectionsOf(call, policy)
    try {
      return await exchange(connections, content, limits)
    } catch (error) {
      const connectionBroke = error instanceof BackendError && error.kind === 'reset'
      if (!policy.retry || !connectionBroke || !retries.withdraw()) throw error
      metrics.count('edge_backend_retries_total', { call: call.name })
      return exchange(connections, content, limits)
    }
  }

  /** Orders and withdrawals get connections of their own: a reused one may close after the request is sent. */
  function connectionsOf({ backend }: Call, policy: BackendPolicy): Pool {
    if (backend === 'withdrawal' && withdrawals !== null) return withdrawals
    return policy.idempotencyKey ? ownConnections : pool
  }

  return {
    send,
    /** Whether the circuit breaker of each backend is open. */
    breakers: () => ({
      shop: breakers.shop.isOpen(),
      loyalty: breakers.loyalty.isOpen(),
      ...(withdrawal !== null && { withdrawal: breakers.withdrawal.isOpen() }),
    }),
    close: async () => {
      await Promise.all([pool.destroy(), ownConnections.destroy(), withdrawals?.destroy()])
    },
  }
}

/**
 * The headers of a backend request. None is copied from the page's request, and the call
 * decides which backend gets which token (docs/product/calls-and-headers.md).
 */
const requestHeaders = (
  call: Call,
  { access, loyaltyToken }: BackendTokens,
  hasBody: boolean,
  appId: string,
): Record<string, string> => ({
  accept: 'application/json, text/plain',
  // Never decoded: a few bytes of gzip can be gigabytes.
  'accept-encoding': 'identity',
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(call.backend === 'shop' && call.access !== 'never' && access !== null && { 'X-Access-Token': access.token }),
  ...(call.backend === 'loyalty' && {
    ...(call.loyaltyToken && loyaltyToken !== null && { 'x-auth': loyaltyToken }),
    'interaction-id': call.interactionId ?? appId,
    'id-type': call.idType ?? 'ID',
  }),
})
