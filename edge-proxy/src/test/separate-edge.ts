import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { createEdge } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { serve } from '../operations/serve.ts'

// A separate process for tests with signals, which serves and shuts down as `server.ts` does.
const config = readConfig(process.env)
const logger = pino({ enabled: false })
const closeDelay = Number(process.env['CLOSE_DELAY'])
const server = serve(createEdge(config, { logger }), { host: '127.0.0.1', port: 0, closeDelay, logger })
await once(server, 'listening')
process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`)
