import type { Server, ServerResponse } from 'node:http'

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
  const open = new Set<ServerResponse>()
  let state: 'serving' | 'noticing' | 'closing' = 'serving'

  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response)
    if (state !== 'serving') response.setHeader('connection', 'close')
    response.once('close', () => {
      open.delete(response)
      // A connection that was kept alive would hold the server open for a minute.
      if (state === 'closing') setImmediate(() => server.closeIdleConnections())
    })
  })

  function close(): void {
    state = 'closing'
    server.close(end)
    server.closeIdleConnections()
  }

  return () => {
    if (state !== 'serving') return
    state = 'noticing'
    begin()
    for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close')
    if (notice === 0) close()
    else setTimeout(close, notice)
    // An order that is cut off here is "unknown" in the journal, which is what it is.
    setTimeout(() => server.closeAllConnections(), patience).unref()
  }
}
