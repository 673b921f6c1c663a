import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createEdge } from '../app.ts'
import { readConfig } from '../config.ts'

// The edge of the kill test: a process of its own, configured like the real one, that tells its port.
const edge = createEdge(readConfig(process.env))
const server = createAdaptorServer({ fetch: edge.app.fetch, createServer }) as Server
server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`))
