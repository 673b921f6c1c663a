import { createServer, type Server } from 'node:http'
import type { Edge } from '../app.ts'
import { connectionLimits, limitConnections } from './limit-connections.ts'
import { limitPipelining } from './limit-pipelining.ts'

/** Limits against slow and large requests; ms and bytes. */
const serverOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // Without it Node drops a second `Origin` or `Content-Type`.
  joinDuplicateHeaders: true,
}

/** The parts of an edge that its server uses. */
export type ServedEdge = Pick<Edge, 'listener' | 'countDrop' | 'isTrustedProxy'>

/** A server for an edge; it does not listen yet. Tests have smaller limits. */
export function createEdgeServer(
  { listener, countDrop, isTrustedProxy }: ServedEdge,
  options: Partial<typeof serverOptions> = {},
  limits: Partial<typeof connectionLimits> = {},
): Server {
  const server = createServer(
    { ...serverOptions, ...options },
    limitPipelining(listener, () => countDrop('pipelined')),
  )
  limitConnections(server, { ...connectionLimits, ...limits }, isTrustedProxy, countDrop)
  return server
}
