import { createFairQueue } from '../http/fair-queue.ts'
import { BackendError } from './exchange.ts'

/** Connections to a backend, so that no request waits for one while it has its turn. */
export const maxConnections = 256

/** A client has as many waiting requests as connections to the edge (`ofAddress`). */
const queueLimits = { running: maxConnections, runningOfClient: 64, waiting: 2_048, waitingOfClient: 500 }

/**
 * Runs the requests of several clients to one backend in turn, so that one client leaves most connections to the others.
 * A request without a place, or whose turn does not come in `maxWait` ms, is not sent; then `onDrop` is called.
 */
export function createClientQueue(maxWait: number, onDrop: () => void) {
  const runQueued = createFairQueue({ ...queueLimits, maxWait })

  /** @throws BackendError busy, or what `send` throws */
  return <T>(client: string, send: () => Promise<T>): Promise<T> =>
    runQueued(client, send, () => {
      onDrop()
      throw new BackendError('busy', false)
    })
}
