import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { sendJson, success } from '../recording-upstream.ts'
import { bodyOf } from '../sample-calls.ts'
import { sampleUpstreamBut } from '../sample-upstream.ts'
import { memberHeaders, startEdge, useEdge, type TestEdge } from '../test-edge.ts'

const edge = useEdge({ signedIn: true })

/** Locks the journal's file as another process does, until the returned connection is closed. */
function lock(how: string): DatabaseSync {
  const database = new DatabaseSync(join(edge.config.dataDir, 'orders.sqlite'), { timeout: 1_000 })
  database.exec(how)
  return database
}

const order = async (key: string, age = '') => {
  const headers = { 'idempotency-key': `${key.padEnd(20, '-')}${age}` }
  const response = await edge.call('POST', 'shop/order', { as: edge.member, body: bodyOf('order'), headers })
  return response.status
}
const points = async () => (await edge.call('GET', 'shop/points', { as: edge.member })).status
const orders = () => edge.upstream.requests.filter(({ target }) => target === '/shop/order').length

test.each([
  { title: 'to write', how: 'BEGIN IMMEDIATE' },
  { title: 'for itself', how: 'BEGIN EXCLUSIVE; DELETE FROM orders' },
])(
  'while another process has locked the journal $title, orders are refused unsent and all else goes on',
  async ({ how }) => {
    const database = lock(how)
    const ended: string[] = []
    const refused = order('a').finally(() => ended.push('order'))
    const repeated = order('b', ';age=1').finally(() => ended.push('order'))
    const first = [await points(), await points(), await points()]
    ended.push('points')
    expect([first, await refused, await repeated]).toEqual([[200, 200, 200], 503, 504])
    expect(ended).toEqual(['points', 'order', 'order'])
    expect(orders()).toBe(0)
    await vi.waitUntil(async () => (await (await edge.get('/readyz')).text()).startsWith('ready, but'), {
      timeout: 8_000,
    })
    expect(await order('c')).toBe(503)
    database.close()
    await vi.waitUntil(async () => (await (await edge.get('/readyz')).text()) === 'ready', { timeout: 8_000 })
    expect([await order('a'), orders()]).toEqual([200, 1])
  },
)

test('an order that waits for another process is sent when the journal is free', async () => {
  const database = lock('BEGIN IMMEDIATE')
  const waiting = order('a')
  expect([await points(), orders()]).toEqual([200, 0])
  database.close()
  expect([await waiting, orders()]).toEqual([200, 1])
})

test('the outcome of an order that was sent before the lock is written after it', async () => {
  const { promise: sent, resolve: onSent } = Promise.withResolvers<() => void>()
  edge.upstream.respondWith(
    sampleUpstreamBut('/shop/order', (_, response) => onSent(() => sendJson(response, success({ orderNumber: '1' })))),
  )
  const pending = order('a')
  const respond = await sent
  const database = lock('BEGIN IMMEDIATE')
  respond()
  expect(await points()).toBe(200)
  database.close()
  expect([await pending, await order('a', ';age=1'), orders()]).toEqual([200, 200, 1])
})

test('a logout holds at this edge at once, and at others when the journal is free', async () => {
  await using other = startEdge(edge.upstream.url, { dataDir: edge.config.dataDir })
  const pointsAt = async (at: TestEdge) => (await at.call('GET', 'shop/points', { as: edge.member })).status
  const database = lock('BEGIN IMMEDIATE')
  const logout = edge.send({ method: 'POST', target: '/api/session/end', headers: memberHeaders(edge.member) })
  await vi.waitUntil(async () => (await pointsAt(edge)) === 401, { timeout: 1_000 })
  database.close()
  expect((await logout).status).toBe(200)
  await vi.waitUntil(async () => (await pointsAt(other)) === 401, { timeout: 8_000 })
})

test('an edge starts while another process has locked the journal that it knows', async () => {
  const database = lock('BEGIN IMMEDIATE')
  await using other = startEdge(edge.upstream.url, { dataDir: edge.config.dataDir })
  expect((await other.get('/healthz')).status).toBe(200)
  database.close()
})
