import cluster from 'node:cluster'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { answerMetrics } from './worker-metrics.ts'

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
  const restarts = new Set<NodeJS.Timeout>()

  const stop = (): void => {
    isStopping = true
    for (const restart of restarts) clearTimeout(restart)
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }

  function start(): void {
    const startedAt = performance.now()
    const end = (how: object): void => {
      if (performance.now() - startedAt > healthyAfter) pause = backoff.first
      ended(how)
    }
    try {
      const worker = cluster.fork()
      worker.once('exit', (code, signal) => end({ worker: worker.id, code, signal }))
      // A process that could not be started does not exit.
      if (worker.process.pid === undefined) worker.once('error', ({ message }) => end({ reason: message }))
      // A message to a worker that was killed fails; without a listener that would end this process.
      worker.on('error', ({ message }) => logger.warn({ worker: worker.id, reason: message }, 'error of a worker'))
    } catch (error) {
      end({ reason: String(error) })
    }
  }

  function ended(how: object): void {
    if (isStopping) return
    if (!hasListened) {
      process.exitCode = 1
      return stop()
    }
    logger.error({ ...how, again: pause }, 'worker ended')
    const restart = setTimeout(() => {
      restarts.delete(restart)
      start()
    }, pause)
    restarts.add(restart)
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
