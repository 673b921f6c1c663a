import { Pool } from 'undici'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { textOf, type BackendResponse } from '../http/response.ts'
import type { EdgeConfig } from '../config/config.ts'
import type { EdgeMetrics } from '../operations/edge-metrics.ts'
import { BackendError } from './backend-error.ts'
import { createBreaker } from './breaker.ts'
import { exchange, type BackendExchange } from './exchange.ts'
import { requestHeaders } from './request-headers.ts'
import { createRetryBudget } from './retry-budget.ts'

export type BackendRequest = {
  call: Call
  /** Path below the base, with its query. */
  path: string
  body: Readonly<Record<string, unknown>> | null
  accessToken: string | null
  loyaltyToken: string | null
  /** Sends the technical credentials of the loyalty provider as the body. */
  technicalLogin?: boolean
  /** Uses a new connection. A reused keep-alive connection may close after the request is sent. */
  ownConnection?: boolean
  /** Sends again once if the connection breaks. */
  retry?: boolean
}

export type Backend = {
  /** @throws BackendError */
  send: (request: BackendRequest) => Promise<BackendResponse>
  /** Whether the circuit breaker of each backend is open. */
  breakers: () => Readonly<Record<Call['backend'], boolean>>
  close: () => Promise<void>
}

export type BackendMetrics = Pick<EdgeMetrics, 'countBackendError' | 'countRetry'>

/**
 * Sends calls to the backends over keep-alive connections, with timeouts and one circuit breaker per
 * backend. Only this folder reads the technical credentials.
 */
export function createBackend({ backendUrl, appId, loyalty, limits }: EdgeConfig, metrics: BackendMetrics): Backend {
  const { origin, pathname } = new URL(backendUrl)
  const connect = { timeout: limits.connectTimeout }
  // Timeouts are enforced in `exchange`; undici's apply per chunk, not to the complete response.
  const options = { connect, headersTimeout: 0, bodyTimeout: 0, connections: 128 }
  const pool = new Pool(origin, options)
  const ownConnections = new Pool(origin, { ...options, pipelining: 0 })
  const retries = createRetryBudget()
  const breakers = { shop: createBreaker(), loyalty: createBreaker() }
  const technicalBody = { __deviceId: '', org: loyalty.org, password: loyalty.password, userName: loyalty.userName }

  async function send(request: BackendRequest): Promise<BackendResponse> {
    const { call, path, technicalLogin = false } = request
    const body = technicalLogin ? technicalBody : request.body
    const response = await sendThroughBreaker(request, {
      method: call.method,
      path: `${pathname}${path}`,
      headers: requestHeaders(call, request, body !== null, appId),
      body: body === null ? null : JSON.stringify(body),
    })
    if (technicalLogin && textOf(response).includes(loyalty.password)) throw new BackendError('reset', true)
    return response
  }

  async function sendThroughBreaker(request: BackendRequest, content: BackendExchange): Promise<BackendResponse> {
    const { call } = request
    try {
      return await breakers[call.backend].execute(() => sendWithRetry(request, content))
    } catch (error) {
      if (error instanceof BackendError) metrics.countBackendError(call, error.kind)
      throw error
    }
  }

  async function sendWithRetry(
    { call, ownConnection = false, retry = false }: BackendRequest,
    content: BackendExchange,
  ): Promise<BackendResponse> {
    retries.deposit()
    const connections = ownConnection ? ownConnections : pool
    try {
      return await exchange(connections, content, limits)
    } catch (error) {
      const connectionBroke = error instanceof BackendError && error.kind === 'reset'
      if (!retry || !connectionBroke || !retries.withdraw()) throw error
      metrics.countRetry(call)
      return exchange(connections, content, limits)
    }
  }

  return {
    send,
    breakers: () => ({ shop: breakers.shop.isOpen(), loyalty: breakers.loyalty.isOpen() }),
    close: async () => {
      await Promise.all([pool.destroy(), ownConnections.destroy()])
    },
  }
}
