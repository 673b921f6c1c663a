import { expect, test } from 'vitest'
import { closedPort } from './closed-port.ts'
import {
  closeConnection,
  cutBody,
  errorEnvelope,
  sendJson,
  sends,
  success,
  type UpstreamHandler,
} from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream, sampleUpstreamBut } from './sample-upstream.ts'
import { signIn, startEdge, useEdge, type MemberSession, type TestEdge } from './test-edge.ts'

const edge = useEdge({ signedIn: true })
const key = 'order-0123456789-abcd'
const json = { 'content-type': 'application/json' }

const order = async ({
  from = edge,
  as = edge.member,
  change = {},
}: { from?: TestEdge; as?: MemberSession; change?: object } = {}) => {
  const body = { ...bodyOf('order'), ...change }
  const response = await from.call('POST', 'shop/order', { as, body, headers: { 'idempotency-key': key } })
  return { status: response.status, body: (await response.json()) as unknown }
}

const orders = () => edge.upstream.requests.filter(({ target }) => target === '/shop/order')

/** Numbers the orders and sends sample responses to other calls. */
const numbered = sampleUpstreamBut('/shop/order', (_, response) =>
  sendJson(response, success({ orderNumber: String(100_000 + orders().length) })),
)

// Rule: rewards-and-orders-37
test('sends five parallel orders with one key once and responds the same to all five', async () => {
  edge.upstream.respondWith(numbered)
  const responses = await Promise.all(Array.from({ length: 5 }, () => order()))
  expect(orders()).toHaveLength(1)
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(responses[0]).toMatchObject({ status: 200, body: { content: { orderNumber: '100001' } } })
})

// Rule: rewards-and-orders-36
test('replays the first response, also after a restart', async () => {
  edge.upstream.respondWith(numbered)
  const first = await order()
  expect(await order()).toEqual(first)
  await using again = startEdge(edge.upstream.url, { dataDir: edge.config.dataDir })
  expect(await order({ from: again })).toEqual(first)
  expect(orders()).toHaveLength(1)
})

test.each([
  {
    title: 'a rejected order',
    status: 200,
    content: { meta: { success: false }, errorMessage: [{ code: 'NOT_ENOUGH_POINTS' }] },
  },
  { title: 'an error of the backend', status: 500, content: { message: 'broken' } },
])('replays $title as it was', async ({ status, content }) => {
  edge.upstream.respondWith((_, response) => sendJson(response, content, status))
  expect(await order()).toEqual({ status, body: content })
  expect(await order()).toEqual({ status, body: content })
  expect(orders()).toHaveLength(1)
})

test('allows the key again after a 401', async () => {
  edge.upstream.respondWith((_, response) => sendJson(response, { meta: { success: false } }, 401))
  expect((await order()).status).toBe(401)
  edge.upstream.respondWith(numbered)
  expect((await order()).status).toBe(200)
  expect((await order()).status).toBe(200)
  expect(orders()).toHaveLength(2)
})

test.each([
  { status: 400, first: 400, again: 400, sent: 1 },
  { status: 403, first: 403, again: 403, sent: 1 },
  { status: 500, first: 500, again: 500, sent: 1 },
  { status: 401, first: 401, again: 200, sent: 2 },
  { status: 429, first: 429, again: 200, sent: 2 },
  { status: 200, first: 504, again: 504, sent: 1 },
  { status: 502, first: 504, again: 504, sent: 1 },
])(
  'after a $status whose text names a token and is not JSON, the key is answered $again',
  async ({ status, first, again, sent }) => {
    const send = async () => {
      const headers = { 'idempotency-key': key }
      const response = await edge.call('POST', 'shop/order', { as: edge.member, body: bodyOf('order'), headers })
      expect(await response.text()).not.toContain('Missing')
      return response.status
    }
    edge.upstream.respondWith(sampleUpstreamBut('/shop/order', sends(status, {}, 'Missing X-Access-Token')))
    expect(await send()).toBe(first)
    edge.upstream.respondWith(numbered)
    expect([await send(), orders().length]).toEqual([again, sent])
  },
)

// Rules: errors-48, rewards-and-orders-38
test('rejects the key with another body, while the order is pending and afterwards', async () => {
  edge.upstream.respondWith(numbered)
  const change = { disableAddressCheck: true }
  const [first, other] = await Promise.all([order(), order({ change })])
  const later = await order({ change })
  expect([first.status, other.status, later.status]).toEqual([200, 409, 409])
  expect(later.body).toMatchObject({ errorMessage: [{ code: 'keyReused' }] })
  expect(orders()).toHaveLength(1)
})

test('accepts the same key of another member as another order', async () => {
  edge.upstream.respondWith(sampleUpstream('ACC-2'))
  const other = await signIn(edge)
  edge.upstream.respondWith(numbered)
  const responses = [await order(), await order({ as: other, change: { disableAddressCheck: true } })]
  expect(responses).toMatchObject([
    { body: { content: { orderNumber: '100001' } } },
    { body: { content: { orderNumber: '100002' } } },
  ])
})

test('sends an order again that was not sent because the backend did not listen', async () => {
  await using down = startEdge(`http://127.0.0.1:${await closedPort()}`, { dataDir: edge.config.dataDir })
  expect(await order({ from: down })).toEqual({ status: 502, body: errorEnvelope('backendUnavailable') })
  expect((await order()).status).toBe(200)
  expect(orders()).toHaveLength(1)
})

// Rule: errors-51
test.each<{ title: string; handler: UpstreamHandler }>([
  { title: 'closes the connection before a response', handler: closeConnection },
  { title: 'cuts its response', handler: cutBody },
  { title: 'never responds', handler: () => {} },
  { title: 'responds with HTML', handler: sends(200, { 'content-type': 'text/html' }, '<h1>Danke!</h1>') },
  { title: 'responds with broken JSON', handler: sends(200, json, '{"meta":{"success":true') },
  { title: 'responds without an envelope', handler: sends(200, json, '{}') },
  { title: 'redirects', handler: sends(302, { location: '/' }) },
  { title: 'responds compressed', handler: sends(200, { 'content-encoding': 'gzip' }, 'x') },
  { title: 'is behind a gateway that timed out', handler: sends(504, json, '{}') },
])('responds outcomeUnknown and never sends again when the backend $title', async ({ handler }) => {
  const { dataDir } = edge.config
  await using withShortTimeouts = startEdge(edge.upstream.url, {
    dataDir,
    limits: { headersTimeout: 100, bodyTimeout: 100 },
  })
  const unknown = { status: 504, body: errorEnvelope('outcomeUnknown') }
  edge.upstream.respondWith(sampleUpstreamBut('/shop/order', handler))
  expect(await order({ from: withShortTimeouts })).toEqual(unknown)
  edge.upstream.respondWith(numbered)
  expect(await order({ from: withShortTimeouts })).toEqual(unknown)
  expect(orders()).toHaveLength(1)
})

// Rule: rewards-and-orders-40
test('does not send the key to the backend', async () => {
  await order()
  expect(JSON.stringify(orders())).not.toContain(key)
})
