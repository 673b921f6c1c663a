import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What happens to bytes: they pass, connections are closed, or nothing arrives any more while they stay open. */
export type Link = 'open' | 'closed' | 'silent'

/** A network between two processes that a test can cut. */
export type TcpProxy = AsyncDisposable & {
  port: number
  set: (link: Link) => void
  /** Cuts all connections; new ones go to another port of this machine. */
  moveTo: (port: number) => void
}

/** Forwards connections to a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let [link, port]: [Link, number] = ['open', target]

  function forward(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('data', (bytes) => {
      if (link === 'open') to.write(bytes)
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = createServer((client) => {
    if (link === 'closed') return void client.destroy()
    const backend = connect(port, '127.0.0.1')
    forward(client, backend)
    forward(backend, client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      // Bytes that were not forwarded are missing, so connections cannot go on.
      if (next !== link && link === 'silent') close()
      if (next === 'closed') close()
      link = next
    },
    moveTo(next) {
      port = next
      close()
    },
    [Symbol.asyncDispose]: async () => {
      close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
