import { once } from 'node:events'
import { Agent, request as nodeRequest, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEdgeServer } from '../http/edge-server.ts'

type Ask = {
  method: string
  target: string
  headers?: Record<string, string>
  body?: string | Uint8Array | undefined
  /** Address at the other end of the connection, pretended; without it nobody's. */
  from?: string | undefined
}

export type Door = { ask: (ask: Ask) => Promise<Response>; close: () => Promise<void> }

const peerHeader = 'x-test-peer'
/** What belongs to the connection, not to the answer. */
const ofTheWire = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])
const withoutBody = new Set([204, 205, 304])

/** An edge behind a real socket, as production has it. */
export function openDoor(listener: RequestListener): Door {
  const server = createEdgeServer((incoming, outgoing) => {
    const value = incoming.headers[peerHeader] || undefined
    delete incoming.headers[peerHeader]
    Object.defineProperty(incoming.socket, 'remoteAddress', { value, configurable: true })
    listener(incoming, outgoing)
  })
  const listening = once(server.listen(0, '127.0.0.1'), 'listening')
  const agent = new Agent({ keepAlive: true })
  return {
    async ask({ method, target, headers = {}, body, from = '' }) {
      await listening
      const { port } = server.address() as AddressInfo
      const outgoing = nodeRequest({
        port,
        host: '127.0.0.1',
        agent,
        method,
        path: target,
        headers: { ...headers, [peerHeader]: from },
      })
      outgoing.end(body)
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
      return toResponse(incoming)
    },
    close: async () => {
      await listening
      agent.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const status = incoming.statusCode ?? 0
  const headers = Object.entries(incoming.headersDistinct)
    .filter(([name]) => !ofTheWire.has(name))
    .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))
  return new Response(withoutBody.has(status) ? null : Buffer.concat(chunks), { status, headers })
}
