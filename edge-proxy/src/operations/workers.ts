import cluster from 'node:cluster'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { AggregatorRegistry, type Registry as MetricsRegistry } from 'prom-client'
import * as v from 'valibot'

/** ms until a worker that ended is started again. */
const restartDelay = 500

type WorkerEnd = { worker: number; code: number | null; signal: string | null } | { reason: string }

/**
 * Runs edges in `count` processes that share one port, and restarts those that end. SIGTERM and SIGINT are passed on;
 * this process ends after the last of them. If the first ones cannot listen, nothing is restarted.
 */
export function superviseWorkers(count: number, logger: Logger): void {
  let isStopping = false
  let hasListened = false

  const stop = (): void => {
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }

  function start(): void {
    if (isStopping) return
    try {
      const worker = cluster.fork()
      worker.once('exit', (code, signal) => ended({ worker: worker.id, code, signal }))
      // A process that could not be started does not exit.
      if (worker.process.pid === undefined) worker.once('error', ({ message }) => ended({ reason: message }))
      // A message to a worker that was killed fails; without a listener that would end this process.
      worker.on('error', ({ message }) => logger.warn({ worker: worker.id, reason: message }, 'error of a worker'))
    } catch (error) {
      ended({ reason: String(error) })
    }
  }

  function ended(how: WorkerEnd): void {
    if (isStopping) return
    if (!hasListened) {
      process.exitCode = 1
      return stop()
    }
    logger.error(how, 'worker ended')
    setTimeout(start, restartDelay)
  }

  cluster.on('listening', () => (hasListened = true))
  // Counts the attempts of all workers together.
  void new RateLimiterClusterMaster()
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, sent: unknown) => {
    if (!v.is(Message, sent)) return
    const edgeMetrics = await all.clusterMetrics().catch(() => null)
    if (worker.isConnected()) worker.send({ edgeMetrics })
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  for (let started = 0; started < count; started += 1) start()
}

/** A worker asks its primary for the metrics of all workers; the response is null if a worker does not send its own. */
const Message = v.object({ edgeMetrics: v.nullable(v.string()) })

/** In a worker: gives its metrics to the primary, and returns a function that asks it for the text of all workers. */
export function joinMetrics(own: MetricsRegistry): () => Promise<string> {
  AggregatorRegistry.setRegistries(own)
  // Without it the worker does not answer its primary.
  void new AggregatorRegistry()
  let waiting: ((text: string | Promise<string>) => void)[] = []
  process.on('message', (sent: unknown) => {
    if (!v.is(Message, sent)) return
    // If a worker does not respond, this worker's metrics are sent alone.
    for (const respond of waiting) respond(sent.edgeMetrics ?? own.metrics())
    waiting = []
  })
  return () => {
    const response = Promise.withResolvers<string>()
    waiting.push(response.resolve)
    process.send?.({ edgeMetrics: null })
    return response.promise
  }
}
