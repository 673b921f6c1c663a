import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import type { EdgeOptions } from '../app.ts'
import { workersCounter } from '../calls/limit-counters.ts'
import { answerMetrics, joinMetrics } from './worker-metrics.ts'

/** What an edge does otherwise as a worker: it counts and measures together with the others. */
export const workerOptions: EdgeOptions = { localCounter: workersCounter, joinMetrics }

/** ms until a worker that ended is started again; doubled each time up to the longest. */
const backoff = { first: 500, longest: 30_000 }
/** ms after which a worker counts as healthy. */
const healthyAfter = 60_000

/**
 * Runs edges in `count` processes that share one port, and starts those again that end. SIGTERM and SIGINT are passed
 * on; this process ends after the last of them. If the first ones cannot listen, nothing is started again.
 */
export function superviseWorkers(count: number, logger: Logger): void {
  let isStopping = false
  let hasListened = false
  let pause = backoff.first

  const stop = (): void => {
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }

  function start(): void {
    if (isStopping) return
    const worker = cluster.fork()
    const healthy = setTimeout(() => (pause = backoff.first), healthyAfter).unref()
    worker.once('exit', (code, signal) => {
      clearTimeout(healthy)
      ended(worker, { code, signal })
    })
  }

  function ended({ id }: Worker, how: { code: number | null; signal: string | null }): void {
    if (isStopping) return
    if (!hasListened) {
      process.exitCode = 1
      return stop()
    }
    logger.error({ worker: id, ...how, again: pause }, 'worker ended')
    setTimeout(start, pause)
    pause = Math.min(2 * pause, backoff.longest)
  }

  cluster.on('listening', () => (hasListened = true))
  // Counts the attempts of all workers together.
  void new RateLimiterClusterMaster()
  answerMetrics()
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  for (let started = 0; started < count; started += 1) start()
}
