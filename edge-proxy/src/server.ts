import cluster from 'node:cluster'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { createEdge } from './app.ts'
import { readConfig, type EdgeConfig } from './config/config.ts'
import { allowsSecureCookies, integer } from './config/setting-schemas.ts'
import { createMetrics } from './http/metrics.ts'
import { createLogger } from './http/log.ts'
import { serve } from './operations/serve.ts'
import { joinMetrics, superviseWorkers } from './operations/workers.ts'
import { openTracing } from './operations/tracing.ts'
import { loadPages } from './pages/load-pages.ts'
import { workersStore } from './state/rate-limiter.ts'
import { openSqliteStore } from './state/sqlite-store.ts'

/** ms; load balancers must check `/readyz` more often. Development has no load balancer, so its delay is 0. */
const closeDelay = 1_000

/** The number in `--workers N`; 1 without it. @throws Error */
function workerCount(): number {
  const { values } = parseArgs({ options: { workers: { type: 'string', default: '1' } } })
  const count = v.safeParse(integer(1, 64), values.workers)
  if (!count.success) throw new Error(`--workers ${count.issues[0].message}.`)
  return count.output
}

async function start(config: EdgeConfig): Promise<void> {
  const logger = createLogger()
  if (!allowsSecureCookies(config.publicOrigin)) {
    logger.warn('PUBLIC_ORIGIN is neither https nor localhost: browsers will not keep the session cookie.')
  }
  const workers = workerCount()
  if (workers > 1 && cluster.isPrimary) {
    // Workers that made a new file together would find it locked.
    await openSqliteStore(config.dataDir).close()
    return superviseWorkers(workers, logger)
  }
  const metrics = createMetrics()
  const pages = await loadPages(config, logger, metrics)
  const tracing = await openTracing(config, logger)
  // Workers count attempts and measure together.
  const ofWorker = cluster.isWorker && { limiterStore: workersStore, joinMetrics }
  const edge = createEdge(config, { logger, metrics, tracing, ...pages, ...ofWorker })
  await edge.prepared
  serve(edge, config, config.production ? closeDelay : 0, logger)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The edge could not start.')
  process.exitCode = 1
  // A worker would otherwise wait for its primary.
  cluster.worker?.disconnect()
}
