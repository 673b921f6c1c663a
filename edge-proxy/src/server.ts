import { createEdge } from './app.ts'
import { readConfig, type EdgeConfig } from './config/config.ts'
import { allowsSecureCookies } from './config/setting-schemas.ts'
import { createMetrics } from './operations/edge-metrics.ts'
import { createLogger } from './operations/log.ts'
import { serve } from './operations/serve.ts'
import { loadPages } from './pages/load-pages.ts'

/** ms; load balancers must check `/readyz` more often. Development has no load balancer, so its delay is 0. */
const closeDelay = 1_000

async function start(config: EdgeConfig): Promise<void> {
  const logger = createLogger()
  if (!allowsSecureCookies(config.publicOrigin)) {
    logger.warn('PUBLIC_ORIGIN is neither https nor localhost: browsers will not keep the session cookie.')
  }
  const metrics = createMetrics()
  const edge = createEdge(config, { logger, metrics, ...(await loadPages(config, logger, metrics)) })
  serve(edge, { host: config.host, port: config.port, closeDelay: config.production ? closeDelay : 0, logger })
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The edge could not start.')
  process.exitCode = 1
}
