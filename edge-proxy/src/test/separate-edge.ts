import cluster from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { createEdge } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { serve } from '../operations/serve.ts'
import { joinMetrics, superviseWorkers } from '../operations/workers.ts'
import { openTracing } from '../operations/tracing.ts'
import { workersStore } from '../state/rate-limiter.ts'

// A separate process for tests with signals, which serves and shuts down as `server.ts` does.
const logger = pino({ enabled: false })
const workers = Number(process.env['WORKERS'] ?? 1)
if (workers > 1 && cluster.isPrimary) superviseWorkers(workers, logger)
else await start()

async function start(): Promise<void> {
  const closeDelay = Number(process.env['CLOSE_DELAY'])
  const ofWorker = cluster.isWorker && { limiterStore: workersStore, joinMetrics }
  const config = readConfig(process.env)
  const edge = createEdge(config, { logger, tracing: await openTracing(config, logger), ...ofWorker })
  await edge.prepared
  const server = serve(edge, { host: '127.0.0.1', port: 0 }, closeDelay, logger)
  await once(server, 'listening')
  process.stdout.write(`worker ${process.pid} port ${(server.address() as AddressInfo).port}\n`)
}
