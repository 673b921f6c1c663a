import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type DrainOptions = {
  /** ms during which new connections are still accepted, so that load balancers notice `/readyz`. */
  closeDelay: number
  /** ms after which open connections are destroyed. */
  drainTimeout: number
  /** Runs as soon as draining begins. */
  onStart: () => void
  /** Runs when the last connection is closed. */
  onEnd: () => void
}

/**
 * A function that shuts a server down without losing requests: pending ones get their response, every
 * response has `connection: close`, and idle connections are closed.
 */
export function createDrain(server: Server, options: DrainOptions): () => void {
  const { closeDelay, drainTimeout, onStart, onEnd } = options
  // The latest response per connection. A set of pending responses, changed with every request, would
  // keep finished responses in memory until the next full garbage collection.
  const latest = new Map<Socket, ServerResponse>()
  let state: 'serving' | 'delaying' | 'closing' = 'serving'

  server.on('connection', (socket: Socket) => socket.once('close', () => latest.delete(socket)))
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    latest.set(socket, response)
    if (state !== 'serving') closeAfter(response)
  })

  /** Closes the connection of a response when it is sent. */
  function closeAfter(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('connection', 'close')
    // The head may be sent already without the header; such a connection would remain open for a minute.
    response.once('close', () => {
      if (state === 'closing') setImmediate(() => server.closeIdleConnections())
    })
  }

  function close(): void {
    state = 'closing'
    server.close(onEnd)
    server.closeIdleConnections()
  }

  return () => {
    if (state !== 'serving') return
    state = 'delaying'
    onStart()
    for (const response of latest.values()) closeAfter(response)
    if (closeDelay === 0) close()
    else setTimeout(close, closeDelay)
    // The journal treats an order that is cut off as one with an unknown outcome.
    setTimeout(() => server.closeAllConnections(), drainTimeout).unref()
  }
}
