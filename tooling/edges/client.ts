import { Pool } from 'undici'

/** A response; `status` is 0 without a complete one. */
type Received = {
  status: number
  text: string
  cookies: readonly string[]
  requestId: string
  /** The `Content-Encoding`; null without one. The text is not decoded. */
  encoding: string | null
}
type ClientOptions = { port: number; localAddress: string; servername: string; ca: Buffer }

/** A browser's connections to a server of this machine whose name is `servername`. */
export function createClient({ port, localAddress, servername, ca }: ClientOptions) {
  const pool = new Pool(`https://127.0.0.1:${port}`, { localAddress, allowH2: false, connect: { servername, ca } })
  return {
    async send(method: string, path: string, headers: Record<string, string> = {}, body?: unknown): Promise<Received> {
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      try {
        const response = await pool.request({
          method,
          path,
          headers: { host: servername, ...type, ...headers },
          body: body === undefined ? null : JSON.stringify(body),
        })
        const { 'set-cookie': cookies = [], 'x-request-id': requestId, 'content-encoding': encoding } = response.headers
        return {
          status: response.statusCode,
          text: await response.body.text(),
          cookies: [cookies].flat().map((cookie) => cookie.split(';')[0] ?? ''),
          requestId: String(requestId),
          encoding: encoding === undefined ? null : String(encoding),
        }
      } catch {
        return { status: 0, text: '', cookies: [], requestId: '', encoding: null }
      }
    },
    close: () => void pool.destroy(),
  }
}
export type Client = ReturnType<typeof createClient>
