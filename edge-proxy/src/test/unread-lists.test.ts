import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendJson, success } from './recording-upstream.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { apiPath, memberHeaders, useEdge } from './test-edge.ts'

const edge = useEdge({ signedIn: true })
const [busy, other] = ['203.0.113.1', '198.51.100.1']
const list = success(
  Array.from({ length: 20_000 }, (_, id) => ({ bookingId: `B${id}`, points: id, reason: 'Einkauf' })),
)

let sockets: Socket[]
beforeEach(() => void (sockets = []))
afterEach(() => sockets.forEach((socket) => void socket.destroy()))

/** Asks several times at once for a list of more than a megabyte, and reads nothing. */
async function askUnread(from: string, times = 8): Promise<void> {
  const headers = { host: 'portal.example', 'x-test-peer': from, ...memberHeaders(edge.member) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const request = [`GET ${apiPath('shop/bookings')} HTTP/1.1`, ...lines, '', ''].join('\r\n')
  const socket = connect(await edge.port(), '127.0.0.1').pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(request.repeat(times))
  sockets.push(socket)
}

const unread = async (): Promise<number> => {
  const text = await (await edge.get('/metrics', { from: '127.0.0.1', headers: { host: 'localhost' } })).text()
  return Number(/^edge_drops_total\{kind="unread"\} (\d+)$/m.exec(text)?.[1] ?? 0)
}

// Rule: limits-19
test('lists that one client does not read end its connections and are counted, others get theirs', async () => {
  edge.upstream.respondWith((recorded, response) =>
    recorded.target.includes('bookings') ? sendJson(response, list) : sampleUpstream()(recorded, response),
  )
  for (let connection = 0; connection < 6; connection += 1) await askUnread(busy)
  await expect.poll(unread, { timeout: 20_000 }).toBeGreaterThan(0)
  const response = await edge.call('GET', 'shop/bookings', { as: edge.member, from: other })
  expect([response.status, await response.json()]).toEqual([200, list])
})

// Rule: limits-19
test('calls of other devices at the address of one that reads nothing go on', async () => {
  edge.upstream.respondWith((recorded, response) =>
    recorded.target.includes('bookings') ? sendJson(response, list) : sampleUpstream()(recorded, response),
  )
  // Less than the limit; the system takes some of it.
  await askUnread(busy, 12)
  const asked = () => edge.upstream.requests.filter(({ target }) => target.includes('bookings')).length
  await expect.poll(asked, { timeout: 20_000 }).toBe(12)
  for (let call = 0; call < 100; call += 1) {
    expect((await edge.call('GET', 'shop/points', { as: edge.member, from: busy })).status).toBe(200)
  }
})
