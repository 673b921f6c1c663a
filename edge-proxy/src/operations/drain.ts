import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Drain = {
  /** ms during which new requests are still taken, so that load balancers hear of it. */
  notice: number
  /** ms after which what is still open is cut off. */
  patience: number
  /** Runs as soon as draining begins. */
  begin: () => void
  /** Runs when the last connection is gone. */
  end: () => void
}

/**
 * A function that ends a server without losing a request: open ones are answered, every
 * answer asks its client to leave, and connections go as soon as they are idle.
 */
export function createDrain(server: Server, { notice, patience, begin, end }: Drain): () => void {
  // By connection, not a set of open answers: one that takes and drops an entry with every request
  // leaves tables behind that hold their last answers until the next full garbage collection.
  const latest = new Map<Socket, ServerResponse>()
  let state: 'serving' | 'noticing' | 'closing' = 'serving'

  server.on('connection', (socket: Socket) => socket.once('close', () => latest.delete(socket)))
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    latest.set(socket, response)
    if (state !== 'serving') dismiss(response)
  })

  /** Asks the client of an answer to leave. */
  function dismiss(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('connection', 'close')
    // A connection that was kept alive would hold the server open for a minute.
    response.once('close', () => {
      if (state === 'closing') setImmediate(() => server.closeIdleConnections())
    })
  }

  function close(): void {
    state = 'closing'
    server.close(end)
    server.closeIdleConnections()
  }

  return () => {
    if (state !== 'serving') return
    state = 'noticing'
    begin()
    for (const response of latest.values()) dismiss(response)
    if (notice === 0) close()
    else setTimeout(close, notice)
    // An order that is cut off here is "unknown" in the journal, which is what it is.
    setTimeout(() => server.closeAllConnections(), patience).unref()
  }
}
