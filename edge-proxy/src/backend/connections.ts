import type { Call } from '@portal/shared-contracts/calls'
import { Agent, Pool, type Dispatcher } from 'undici'
import type { EdgeConfig } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'
import { createFairQueue } from '../http/queues.ts'
import { BackendError } from './exchange.ts'

/** Connections and a queue for each backend, and for orders, so that a slow one does not delay other calls. */
export function openConnections({ backendUrl, withdrawalUrl, limits }: EdgeConfig, onDrop: () => void) {
  const { origin, pathname } = new URL(backendUrl)
  const withdrawal = withdrawalUrl === null ? null : new URL(withdrawalUrl)
  // Timeouts are enforced in `exchange`; undici's apply per chunk, not to the complete response.
  const options = {
    connect: { timeout: limits.connectTimeout },
    headersTimeout: 0,
    bodyTimeout: 0,
    connections: maxConnections,
  }
  const withQueue = (dispatcher: Dispatcher) => ({
    dispatcher,
    sendQueued: createClientQueue(limits.connectTimeout + limits.headersTimeout, onDrop),
  })
  // Orders and withdrawals get new connections: a reused one may close after the request is sent.
  const pools = {
    shop: withQueue(new Pool(origin, options)),
    loyalty: withQueue(new Pool(origin, options)),
    order: withQueue(new Agent({ ...options, pipelining: 0 })),
    withdrawal: withQueue(new Agent({ ...options, pipelining: 0 })),
  }
  return {
    /** Where a call with this path goes. @throws HttpError callUnknown without WITHDRAWAL_URL */
    of({ backend }: Call, path: string, isOrder: boolean) {
      if (backend !== 'withdrawal') {
        return { ...pools[isOrder ? 'order' : backend], origin, path: `${pathname}${path}` }
      }
      if (withdrawal === null) throw new HttpError('callUnknown', 'no WITHDRAWAL_URL')
      return { ...pools.withdrawal, origin: withdrawal.origin, path: withdrawal.pathname }
    },
    close: async () => void (await Promise.all(Object.values(pools).map(({ dispatcher }) => dispatcher.destroy()))),
  }
}

/** Connections to a backend, so that no request waits for one while it has its turn. */
const maxConnections = 256

/** A client has as many waiting requests as connections to the edge (`ofAddress`). */
export const queueLimits = { running: maxConnections, runningOfClient: 64, waiting: 2_048, waitingOfClient: 500 }

/** Lets clients take turns. A request without a place, or a turn in `maxWait` ms, is not sent: `onDrop` is called. */
export function createClientQueue(maxWait: number, onDrop: () => void) {
  const runQueued = createFairQueue({ ...queueLimits, maxWait })

  /** @throws BackendError busy, or what `send` throws */
  return <T>(client: string, send: () => Promise<T>): Promise<T> =>
    runQueued(client, send, () => {
      onDrop()
      throw new BackendError('busy', false)
    })
}
