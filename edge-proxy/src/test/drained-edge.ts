import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { createEdge } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { serve } from '../operations/serve.ts'

// The edge of the drain test: a process of its own that serves and ends as the real one does.
const config = readConfig(process.env)
const logger = pino({ enabled: false })
const notice = Number(process.env['NOTICE'])
const server = serve(createEdge(config, { logger }), { host: '127.0.0.1', port: 0, notice, logger })
await once(server, 'listening')
process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`)
