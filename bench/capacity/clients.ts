import type { Socket } from 'node:net'
import { buildConnector, Pool } from 'undici'
import { wire } from '@portal/shared-contracts/testing/wire'
import { apiPath } from '@portal/edge-proxy/test/test-edge'
import { createMember } from '@portal/tooling/edges/member'

type Send = Parameters<typeof createMember>[0]['send']

/** Connections to the edge that know how many bytes have arrived. */
function openPool(origin: string) {
  const sockets = new Set<Socket>()
  let closedBytes = 0
  const connect = buildConnector({})
  const pool = new Pool(origin, {
    connections: 64,
    connect: (options, callback) =>
      connect(options, (...result) => {
        const [, socket] = result
        if (socket !== null) {
          sockets.add(socket)
          socket.once('close', () => {
            sockets.delete(socket)
            closedBytes += socket.bytesRead
          })
        }
        callback(...result)
      }),
  })
  return { pool, bytes: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, closedBytes) }
}

/** Sends calls from a client with this address. */
const sendFrom =
  (pool: Pool, address: string): Send =>
  async (method, path, headers = {}, body) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await pool.request({
      method,
      path,
      headers: { 'x-forwarded-for': address, ...type, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.body.text()
    if (response.statusCode >= 300) throw new Error(`${method} ${path} was answered ${response.statusCode}: ${text}`)
    const { 'set-cookie': cookies = [], 'x-request-id': requestId } = response.headers
    return {
      status: response.statusCode,
      text,
      cookies: [cookies].flat().map((cookie) => cookie.split(';')[0] ?? ''),
      requestId: String(requestId),
      encoding: null,
    }
  }

/** The member with this number, who has an address and an account of its own and is not logged in yet. */
function memberWith(pool: Pool, number: number) {
  // A network of its own, because a network has limits, too.
  const send = sendFrom(pool, `10.${(number >> 8) & 255}.${number & 255}.1`)
  const account = `ACC-${number}`
  const member = createMember({ send }, account)
  let orders = 0
  let loyaltyToken = ''
  /** Both logins that a page sends. */
  async function logIn() {
    await member.logIn()
    loyaltyToken = (await send('POST', apiPath(`${wire.prefix}/auth/login`), member.headers())).text
  }
  return {
    logIn,
    /** Ends the session and begins another one. */
    async newSession() {
      await member.logOut()
      await logIn()
    },
    refresh: member.refresh,
    read: () => member.read(apiPath('shop/points')),
    list() {
      const headers = { ...member.headers(), 'x-auth': loyaltyToken }
      return send('GET', apiPath(`${wire.prefix}/v2/accounts/${account}/accountcoupons`), headers)
    },
    order: () => member.order(`R-${number}-${(orders += 1)}`),
  }
}

/** Members and visitors of an edge. */
export function createClients(origin: string) {
  const { pool, bytes } = openPool(origin)
  return {
    /** A request of a visitor; gives the type of what is sent. */
    async get(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
      const response = await pool.request({ method: 'GET', path, headers: { ...headers } })
      await response.body.dump({ limit: 100_000_000 })
      if (response.statusCode !== 200) throw new Error(`${path} was answered ${response.statusCode}`)
      return String(response.headers['content-type'])
    },
    member: (number: number) => memberWith(pool, number),
    /** Bytes that have been received. */
    bytes,
    close: () => pool.destroy(),
  }
}
export type Clients = ReturnType<typeof createClients>
