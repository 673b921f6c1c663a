import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { createEdge } from './app.ts'
import { readConfig, type EdgeConfig } from './config.ts'
import { keepsSecureCookies } from './config/fields.ts'
import { createLogger } from './logging/log.ts'
import { openSite } from './site/open-site.ts'

/** Limits of what a client may send slowly or in bulk; ms and bytes. */
const serverOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
const drainTime = 10_000

async function start(config: EdgeConfig): Promise<void> {
  const logger = createLogger()
  if (!keepsSecureCookies(config.publicOrigin)) {
    logger.warn('PUBLIC_ORIGIN is neither https nor localhost: browsers will not keep the session cookie.')
  }
  const edge = createEdge(config, { logger, site: await openSite(config, logger) })
  const server = createAdaptorServer({ fetch: edge.app.fetch, createServer, serverOptions }) as Server
  server.maxConnections = 2_000
  server.once('error', (error) => {
    console.error(`The edge cannot listen on HOST ${config.host} and PORT ${config.port}: ${error.message}.`)
    process.exitCode = 1
    void edge.close()
  })
  server.listen(config.port, config.host, () => logger.info({ host: config.host, port: config.port }, 'listening'))

  const stop = (): void => {
    edge.drain()
    // Open requests finish; an order in flight must get its answer into the journal.
    const forced = setTimeout(() => server.closeAllConnections(), drainTime)
    server.close(() => {
      clearTimeout(forced)
      void edge.close()
    })
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The edge could not start.')
  process.exitCode = 1
}
