import type { AddressInfo } from 'node:net'
import { createEdge } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { createEdgeServer } from '../http/edge-server.ts'

// The edge of the kill test, as a separate process that prints its port.
const edge = createEdge(readConfig(process.env))
const server = createEdgeServer(edge.listener)
server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`))
