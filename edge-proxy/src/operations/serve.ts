import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { Edge } from '../app.ts'
import { createDrain } from './drain.ts'
import { createEdgeServer } from '../http/edge-server.ts'

/** ms; the process ends within ten seconds, before container platforms send SIGKILL. */
const exitTimeout = 9_700

type ServeOptions = {
  host: string
  port: number
  /** ms between SIGTERM and the closing of the port. */
  closeDelay: number
  logger: Logger
}

/** Opens the edge's port; SIGTERM and SIGINT end the process after pending requests got their response. */
export function serve(edge: Edge, { host, port, closeDelay, logger }: ServeOptions): Server {
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
  server.listen(port, host, () => logger.info({ host, port }, 'listening'))
  return server
}
