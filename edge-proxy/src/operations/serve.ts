import cluster from 'node:cluster'
import type { Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import { createEdgeServer, type ServedEdge } from '../http/edge-server.ts'

/**
 * ms after which open connections are destroyed, and the process ends: container platforms kill it after ten seconds.
 */
const drainTimeout = 9_000
const exitTimeout = 9_700

type Address = Pick<EdgeConfig, 'host' | 'port'>

/** What a process starts, drains and closes; `app.ts` creates it. */
type StartedEdge = ServedEdge & { startImages: () => void; drain: () => void; close: () => Promise<void> }

/**
 * Opens the edge's port. After SIGTERM or SIGINT it stays open for `closeDelay` ms, and the process ends after pending
 * requests got their response.
 */
export function serve(edge: StartedEdge, { host, port }: Address, closeDelay: number, logger: Logger): Server {
  const server = createEdgeServer(edge)
  server.once('error', (error) => {
    console.error(`The edge cannot listen on HOST ${host} and PORT ${port}: ${error.message}.`)
    process.exitCode = 1
    void edge.close()
  })
  // A worker of a cluster ends only without its connection to the primary.
  server.once('close', () => cluster.worker?.disconnect())
  const drain = createDrain(server, edge, closeDelay)
  const stop = (): void => {
    drain()
    setTimeout(() => process.exit(), exitTimeout).unref()
  }
  process.on('SIGTERM', stop)
  // A second Ctrl-C ends the process at once.
  process.once('SIGINT', stop)
  server.listen(port, host, () => {
    logger.info({ host, port }, 'listening')
    edge.startImages()
  })
  return server
}

/** ms between two polls for connections whose last response was sent, which are then closed. */
const idleInterval = 100

/** Pending requests get their response, further ones `connection: close`; the port stays open for `closeDelay` ms. */
function createDrain(server: Server, edge: Pick<StartedEdge, 'drain' | 'close'>, closeDelay: number): () => void {
  let isDraining = false
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isDraining) response.setHeader('connection', 'close')
  })

  function close(): void {
    server.close(() => void edge.close())
    setInterval(() => server.closeIdleConnections(), idleInterval).unref()
  }

  return () => {
    if (isDraining) return
    isDraining = true
    edge.drain()
    if (closeDelay === 0) close()
    else setTimeout(close, closeDelay)
    // The journal treats an order that is cut off as one with an unknown outcome.
    setTimeout(() => server.closeAllConnections(), drainTimeout).unref()
  }
}
