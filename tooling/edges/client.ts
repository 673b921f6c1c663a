import { Agent, request } from 'node:https'

/** A response; `status` is 0 without a complete one. */
export type Received = { status: number; text: string; cookies: readonly string[]; requestId: string }

export type Client = {
  send: (method: string, path: string, headers?: Record<string, string>, body?: unknown) => Promise<Received>
  close: () => void
}

type ClientOptions = { port: number; localAddress: string; servername: string; ca: Buffer }

/** A browser's connections to a server of this machine whose name is `servername`. */
export function createClient({ port, localAddress, servername, ca }: ClientOptions): Client {
  const agent = new Agent({ keepAlive: true })
  const connection = { host: '127.0.0.1', port, localAddress, servername, ca, agent }
  return {
    send: (method, path, headers = {}, body) =>
      new Promise((resolve) => {
        const failed = (): void => resolve({ status: 0, text: '', cookies: [], requestId: '' })
        const type = body === undefined ? {} : { 'content-type': 'application/json' }
        const sent = request({ ...connection, method, path, headers: { host: servername, ...type, ...headers } })
        sent.on('error', failed)
        sent.on('response', (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', failed)
          response.on('end', () => {
            if (!response.complete) return failed()
            const cookies = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '')
            const { statusCode: status = 0, headers } = response
            const requestId = String(headers['x-request-id'])
            resolve({ status, text: Buffer.concat(chunks).toString(), cookies, requestId })
          })
        })
        sent.end(body === undefined ? undefined : JSON.stringify(body))
      }),
    close: () => agent.destroy(),
  }
}
