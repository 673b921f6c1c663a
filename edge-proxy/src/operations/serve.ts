import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { Edge } from '../app.ts'
import { createDrain } from './drain.ts'
import { createEdgeServer } from '../http/edge-server.ts'

/** ms; together they keep an end within ten seconds. */
const patience = 9_000
const lastMoment = 9_700

export type ServeOptions = {
  host: string
  port: number
  /** ms between SIGTERM and the closed door. */
  notice: number
  logger: Logger
}

/** Opens the edge's port, and ends the process in order on SIGTERM and SIGINT. */
export function serve(edge: Edge, { host, port, notice, logger }: ServeOptions): Server {
  const server = createEdgeServer(edge.listener)
  server.once('error', (error) => {
    console.error(`The edge cannot listen on HOST ${host} and PORT ${port}: ${error.message}.`)
    process.exitCode = 1
    void edge.close()
  })
  const drain = createDrain(server, { notice, patience, begin: edge.drain, end: () => void edge.close() })
  const stop = (): void => {
    drain()
    // Whatever still holds the process, it does not outstay its welcome.
    setTimeout(() => process.exit(), lastMoment).unref()
  }
  process.on('SIGTERM', stop)
  // A second Ctrl-C ends at once.
  process.once('SIGINT', stop)
  server.listen(port, host, () => logger.info({ host, port }, 'listening'))
  return server
}
