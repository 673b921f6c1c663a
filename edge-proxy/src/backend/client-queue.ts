import { createFairQueue, type QueueLimits } from '../http/fair-queue.ts'
import { BackendError } from './backend-error.ts'

/** A client has as many waiting requests as connections to the edge (`ofAddress`). */
const queueLimits: QueueLimits = { running: 256, runningOfClient: 64, waiting: 2_048, waitingOfClient: 500 }

/** Connections to a backend, so that no request waits for one while it has its turn. */
export const maxConnections = queueLimits.running

/**
 * Runs the requests of several clients to one backend in turn, so that one client leaves most connections to the others.
 * A request without a place, or whose turn does not come in `maxWait` ms, is not sent; then `onDrop` is called.
 */
export function createClientQueue(maxWait: number, onDrop: () => void) {
  const enqueue = createFairQueue(queueLimits)

  /** @throws BackendError busy, or what `send` throws */
  return <T>(client: string, send: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let isWaiting = true
      let timer: NodeJS.Timeout | undefined
      function end(): void {
        clearTimeout(timer)
        isWaiting = false
      }
      function drop(): void {
        if (!isWaiting) return
        end()
        onDrop()
        reject(new BackendError('busy', false))
      }
      async function run(): Promise<void> {
        if (!isWaiting) return
        end()
        await send().then(resolve, reject)
      }
      enqueue(client, { run, drop })
      if (isWaiting) timer = setTimeout(drop, maxWait)
    })
}
