import { once } from 'node:events'
import { Agent, request as nodeRequest, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEdgeServer, type ServedEdge } from '../http/edge-server.ts'

export type ClientRequest = {
  method: string
  target: string
  headers?: Record<string, string>
  body?: string | Uint8Array | undefined
  /** The remote address of the connection; empty by default. */
  from?: string | undefined
}

export type EdgeClient = {
  /** Sends a request without changes. */
  send: (request: ClientRequest) => Promise<Response>
  /** The port of the edge, for requests that this client cannot send. */
  port: () => Promise<number>
  close: () => Promise<void>
}

const peerHeader = 'x-test-peer'
/** Headers of the connection, which are not part of the response. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])
const withoutBody = new Set([204, 205, 304])

/** Sends requests over a socket to an edge, as clients do. */
export function createEdgeClient(edge: ServedEdge): EdgeClient {
  const listener: RequestListener = (received, outgoing) => {
    const value = received.headers[peerHeader] || undefined
    delete received.headers[peerHeader]
    Object.defineProperty(received.socket, 'remoteAddress', { value, configurable: true })
    edge.listener(received, outgoing)
  }
  const server = createEdgeServer({ ...edge, listener })
  const listening = once(server.listen(0, '127.0.0.1'), 'listening')
  const agent = new Agent({ keepAlive: true })
  const port = async () => {
    await listening
    return (server.address() as AddressInfo).port
  }
  return {
    port,
    async send({ method, target, headers = {}, body, from = '' }) {
      const outgoing = nodeRequest({
        port: await port(),
        host: '127.0.0.1',
        agent,
        method,
        path: target,
        headers: { ...headers, [peerHeader]: from },
      })
      outgoing.end(body)
      const [received] = (await once(outgoing, 'response')) as [IncomingMessage]
      return toResponse(received)
    },
    close: async () => {
      await listening
      agent.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function toResponse(received: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = []
  for await (const chunk of received) chunks.push(chunk as Buffer)
  const status = received.statusCode ?? 0
  const headers = Object.entries(received.headersDistinct)
    .filter(([name]) => !connectionHeaders.has(name))
    .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))
  return new Response(withoutBody.has(status) ? null : Buffer.concat(chunks), { status, headers })
}
