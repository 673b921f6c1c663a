import { createServer, type RequestListener, type Server } from 'node:http'
import type { CountDrop } from '../operations/count-drops.ts'
import { limitPipelining } from './limit-pipelining.ts'

/** Limits against slow and large requests; ms and bytes. */
const options = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // Without it Node drops a second `Origin` or `Content-Type`.
  joinDuplicateHeaders: true,
}

/** A server for the listener of an edge; it does not listen yet. */
export function createEdgeServer(listener: RequestListener, countDrop: CountDrop): Server {
  const server = createServer(
    options,
    limitPipelining(listener, () => countDrop('pipelined')),
  )
  server.maxConnections = 2_000
  server.on('drop', () => countDrop('connections'))
  return server
}
