import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEdgeWithMember } from './edge-with-upstream.ts'
import { startEdge, type TestEdge } from './test-edge.ts'
import { memberHeaders, signIn, type MemberSession } from './member-session.ts'
import { sendJson, sendText, type UpstreamHandler, type Upstream } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'

let upstream: Upstream
let edge: TestEdge
let member: MemberSession

beforeEach(async () => {
  ;({ upstream, edge, member } = await startEdgeWithMember())
})

afterEach(() => edge.close())

const body = bodyOf('order')
const key = 'order-0123456789-abcd'
const unknown = { meta: { success: false }, errorMessage: [{ code: 'outcomeUnknown' }] }

const order = (session = member, change: object = {}, idempotencyKey = key) =>
  edge.call('POST', 'shop/order', {
    body: { ...body, ...change },
    headers: { ...memberHeaders(session), 'idempotency-key': idempotencyKey },
  })

const orders = () => upstream.requests.filter(({ target }) => target === '/shop/order')
const result = async (response: Response) => ({ status: response.status, body: (await response.json()) as unknown })

/** Numbers the orders and sends sample responses to other calls. */
const numbered: UpstreamHandler = (recorded, response) =>
  recorded.target === '/shop/order'
    ? sendJson(response, {
        meta: { success: true },
        content: { orderNumber: String(100_000 + orders().length) },
        errorMessage: [],
      })
    : sampleUpstream()(recorded, response)

test('sends five parallel orders with one key once and responds the same to all five', async () => {
  upstream.respondWith(numbered)
  const responses = await Promise.all(Array.from({ length: 5 }, async () => result(await order())))
  expect(orders()).toHaveLength(1)
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(responses[0]).toMatchObject({ status: 200, body: { content: { orderNumber: '100001' } } })
})

test('replays the first response, also after a restart', async () => {
  upstream.respondWith(numbered)
  const first = await result(await order())
  expect(await result(await order())).toEqual(first)
  const again = startEdge(upstream.url, { dataDir: edge.config.dataDir })
  const headers = { ...memberHeaders(member), 'idempotency-key': key }
  expect(await result(await again.call('POST', 'shop/order', { body, headers }))).toEqual(first)
  expect(orders()).toHaveLength(1)
  await again.close()
})

test.each([
  {
    title: 'a rejected order',
    status: 200,
    content: { meta: { success: false }, errorMessage: [{ code: 'NOT_ENOUGH_POINTS' }] },
  },
  { title: 'an error of the backend', status: 500, content: { message: 'broken' } },
])('replays $title as it was', async ({ status, content }) => {
  upstream.respondWith((_, response) => sendJson(response, content, status))
  expect(await result(await order())).toEqual({ status, body: content })
  expect(await result(await order())).toEqual({ status, body: content })
  expect(orders()).toHaveLength(1)
})

test('allows the key again after a 401', async () => {
  upstream.respondWith((_, response) => sendJson(response, { meta: { success: false } }, 401))
  expect((await order()).status).toBe(401)
  upstream.respondWith(numbered)
  expect((await order()).status).toBe(200)
  expect((await order()).status).toBe(200)
  expect(orders()).toHaveLength(2)
})

test('rejects the key with another body, while the order is pending and afterwards', async () => {
  upstream.respondWith(numbered)
  const [first, other] = await Promise.all([order(), order(member, { disableAddressCheck: true })])
  const later = await order(member, { disableAddressCheck: true })
  expect([first.status, other.status, later.status]).toEqual([200, 409, 409])
  expect(await later.json()).toMatchObject({ errorMessage: [{ code: 'keyReused' }] })
  expect(orders()).toHaveLength(1)
})

test('accepts the same key of another member as another order', async () => {
  upstream.respondWith(sampleUpstream('ACC-2'))
  const other = await signIn(edge)
  upstream.respondWith(numbered)
  const responses = [await result(await order()), await result(await order(other, { disableAddressCheck: true }))]
  expect(responses).toMatchObject([
    { body: { content: { orderNumber: '100001' } } },
    { body: { content: { orderNumber: '100002' } } },
  ])
})

test('sends an order again that was not sent because the backend did not listen', async () => {
  const probe = createServer()
  const port = await new Promise<number>((resolve) =>
    probe.listen(0, '127.0.0.1', () => resolve((probe.address() as { port: number }).port)),
  )
  await new Promise<void>((resolve) => probe.close(() => resolve()))
  const down = startEdge(`http://127.0.0.1:${port}`, { dataDir: edge.config.dataDir })
  const headers = { ...memberHeaders(member), 'idempotency-key': key }
  const rejected = await result(await down.call('POST', 'shop/order', { body, headers }))
  expect(rejected).toEqual({
    status: 502,
    body: { meta: { success: false }, errorMessage: [{ code: 'backendUnavailable' }] },
  })
  await down.close()
  expect((await order()).status).toBe(200)
  expect(orders()).toHaveLength(1)
})

test.each<{ title: string; handler: UpstreamHandler }>([
  { title: 'closes the connection before a response', handler: (_, response) => void response.socket?.destroy() },
  {
    title: 'cuts its response',
    handler: (_, response) =>
      void response.writeHead(200, { 'content-length': '99' }).write('{"meta":', () => response.socket?.destroy()),
  },
  { title: 'never responds', handler: () => {} },
  { title: 'responds with HTML', handler: (_, response) => sendText(response, '<h1>Danke!</h1>', 'text/html') },
  {
    title: 'responds with broken JSON',
    handler: (_, response) => sendText(response, '{"meta":{"success":true', 'application/json'),
  },
  { title: 'responds without an envelope', handler: (_, response) => sendJson(response, {}) },
  { title: 'redirects', handler: (_, response) => void response.writeHead(302, { location: '/' }).end() },
  {
    title: 'responds compressed',
    handler: (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  },
  { title: 'is behind a gateway that timed out', handler: (_, response) => sendJson(response, {}, 504) },
])('responds outcomeUnknown and never sends again when the backend $title', async ({ handler }) => {
  const edgeWithShortTimeouts = startEdge(upstream.url, {
    dataDir: edge.config.dataDir,
    limits: { ...edge.config.limits, headersTimeout: 100, bodyTimeout: 100 },
  })
  upstream.respondWith(handler)
  const headers = { ...memberHeaders(member), 'idempotency-key': key }
  const send = async () => result(await edgeWithShortTimeouts.call('POST', 'shop/order', { body, headers }))
  expect(await send()).toEqual({ status: 504, body: unknown })
  upstream.respondWith(numbered)
  expect(await send()).toEqual({ status: 504, body: unknown })
  expect(orders()).toHaveLength(1)
  await edgeWithShortTimeouts.close()
})

test('does not send the key to the backend', async () => {
  await order()
  expect(JSON.stringify(orders())).not.toContain(key)
})
