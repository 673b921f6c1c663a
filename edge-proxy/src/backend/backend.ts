import { Pool } from 'undici'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { loyaltyLogin } from '@delikaterie/shared-contracts/calls'
import { textOf, type BackendResponse } from '../http/response.ts'
import type { EdgeConfig } from '../config/config.ts'
import type { EdgeMetrics } from '../operations/edge-metrics.ts'
import { BackendError } from './backend-error.ts'
import { createBreaker } from './breaker.ts'
import { exchange, type Outgoing } from './exchange.ts'
import { requestHeaders } from './request-headers.ts'
import { createRetryBudget } from './retry-budget.ts'

export type BackendRequest = {
  call: Call
  /** Path below the base, with its query. */
  path: string
  body: Readonly<Record<string, unknown>> | null
  accessToken: string | null
  loyaltyToken: string | null
}

export type Backend = {
  /** @throws BackendError */
  send: (request: BackendRequest) => Promise<BackendResponse>
  /** By backend: whether it is left alone because it does not answer. */
  breakers: () => Readonly<Record<Call['backend'], boolean>>
  close: () => Promise<void>
}

/** Who hears what became of exchanges. */
export type BackendWatch = Pick<EdgeMetrics, 'countBackendError' | 'countRetry'>

/**
 * The way to the backends: keep-alive pools, deadlines, one breaker per backend. Only this
 * folder reads the technical credentials.
 */
export function createBackend({ backendUrl, appId, loyalty, limits }: EdgeConfig, watch: BackendWatch): Backend {
  const { origin, pathname } = new URL(backendUrl)
  const connect = { timeout: limits.connectTimeout }
  // Deadlines are `exchange`'s own: undici's watch only the gaps between chunks.
  const options = { connect, headersTimeout: 0, bodyTimeout: 0, connections: 128 }
  const pool = new Pool(origin, options)
  // A connection of its own for what may not be sent twice: one that was kept alive may die
  // just as it is used, and nobody could tell whether the order arrived.
  const oneShot = new Pool(origin, { ...options, pipelining: 0 })
  const retries = createRetryBudget()
  const breakers = { shop: createBreaker(), loyalty: createBreaker() }
  const technical = { __deviceId: '', org: loyalty.org, password: loyalty.password, userName: loyalty.userName }

  async function send({ call, path, body, accessToken, loyaltyToken }: BackendRequest): Promise<BackendResponse> {
    const content = call.name === loyaltyLogin.name ? technical : body
    const outgoing: Outgoing = {
      method: call.method,
      path: `${pathname}${path}`,
      headers: requestHeaders(call, { accessToken, loyaltyToken }, content !== null, appId),
      body: content === null ? null : JSON.stringify(content),
    }
    const response = await guarded(call, outgoing)
    if (call.name === loyaltyLogin.name && textOf(response).includes(loyalty.password))
      throw new BackendError('reset', true)
    return response
  }

  async function guarded(call: Call, outgoing: Outgoing): Promise<BackendResponse> {
    const breaker = breakers[call.backend]
    try {
      if (!breaker.admits(Date.now())) throw new BackendError('busy', false)
      const response = await exchangeOnceOrTwice(call, outgoing)
      breaker.succeeded()
      return response
    } catch (error) {
      // An answer we refuse (too large, a redirect) still comes from a backend that lives.
      if (error instanceof BackendError) {
        watch.countBackendError(call, error.kind)
        if (isOutage(error)) breaker.failed(Date.now())
      }
      throw error
    }
  }

  /** Only a GET whose connection died is sent again: it changes nothing and was not slow. */
  async function exchangeOnceOrTwice(call: Call, outgoing: Outgoing): Promise<BackendResponse> {
    retries.earn()
    const way = call.name === 'order' ? oneShot : pool
    try {
      return await exchange(way, outgoing, limits)
    } catch (error) {
      const died = error instanceof BackendError && error.kind === 'reset'
      if (call.method !== 'GET' || !died || !retries.take()) throw error
      watch.countRetry(call)
      return exchange(pool, outgoing, limits)
    }
  }

  return {
    send,
    breakers: () => ({ shop: breakers.shop.isOpen(), loyalty: breakers.loyalty.isOpen() }),
    close: async () => {
      await Promise.all([pool.destroy(), oneShot.destroy()])
    },
  }
}

const isOutage = ({ kind }: BackendError): boolean => kind === 'refused' || kind === 'timeout' || kind === 'reset'
