import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Recorded = { method: string; target: string; headers: [name: string, value: string][]; body: string }

export type Upstream = AsyncDisposable & {
  url: string
  requests: Recorded[]
  /** TCP connections so far: a rejected request must not even open one. */
  connections: () => number
  respondWith: (handler: UpstreamHandler) => void
  close: () => Promise<void>
}

/** Responds to one recorded request. */
export type UpstreamHandler = (recorded: Recorded, response: ServerResponse) => void

/** A backend on a free port that records all requests. */
export async function startUpstream(handler: UpstreamHandler): Promise<Upstream> {
  const requests: Recorded[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  let current = handler
  const server = createServer(async (request, response) => {
    const recorded = await record(request)
    requests.push(recorded)
    current(recorded, response)
  })
  server.on('connection', (socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    connections: () => connections,
    respondWith: (next) => void (current = next),
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Headers that every HTTP client sends, and that of the trace; other tests check their values. */
const transport = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'accept',
  'accept-encoding',
  'traceparent',
])

/** The headers that belong to the call itself. */
export const callHeaders = ({ headers }: Recorded): Recorded['headers'] =>
  headers.filter(([name]) => !transport.has(name.toLowerCase()))

/** The envelope of a successful response. */
export const success = (content: unknown) => ({ meta: { success: true }, content, errorMessage: [] })

/** The envelope of a rejected one. */
export const errorEnvelope = (code: string) => ({ meta: { success: false }, errorMessage: [{ code }] })

export const closeConnection: UpstreamHandler = (_, response) => void response.socket?.destroy()

/** Closes the connection within the body of the response. */
export const cutBody: UpstreamHandler = (_, response) =>
  void response.writeHead(200, { 'content-length': '99' }).write('{"meta":', () => response.socket?.destroy())

/** A handler that sends a response without a type. */
export const sends =
  (status: number, headers: Record<string, string> = {}, body: string | Uint8Array = ''): UpstreamHandler =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

export function sendText(response: ServerResponse, text: string, type = 'text/plain', status = 200): void {
  response.writeHead(status, { 'content-type': type }).end(text)
}

async function record(request: IncomingMessage): Promise<Recorded> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const raw = request.rawHeaders
  const headers = raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [],
  )
  const { method = '', url: target = '' } = request
  return { method, target, headers, body: Buffer.concat(chunks).toString('utf8') }
}
