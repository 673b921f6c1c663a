import { createServer, type RequestListener, type Server } from 'node:http'

/** Limits of what a client may send slowly or in bulk; ms and bytes. */
const options = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // A second `Origin` or type is seen, not dropped (see `headersOf`).
  joinDuplicateHeaders: true,
}

/** A server for an edge's listener; it listens nowhere yet. */
export function createEdgeServer(listener: RequestListener): Server {
  const server = createServer(options, listener)
  server.maxConnections = 2_000
  return server
}
