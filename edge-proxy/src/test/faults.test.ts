import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEdgeWithMember } from './edge-with-upstream.ts'
import { memberHeaders, type MemberSession } from './member-session.ts'
import { sendText, type UpstreamHandler, type Upstream } from './recording-upstream.ts'
import { startEdge, type TestEdge } from './test-edge.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'

let upstream: Upstream
let edge: TestEdge
let member: MemberSession

beforeEach(async () => {
  ;({ upstream, edge, member } = await startEdgeWithMember())
})

afterEach(() => edge.close())

const unavailable = JSON.stringify({ meta: { success: false }, errorMessage: [{ code: 'backendUnavailable' }] })
const cards = (from = edge) => from.call('GET', 'shop/card', { headers: memberHeaders(member) })
const login = () => edge.call('POST', 'shop/user/login', { body: bodyOf('login') })
const withShortTimeouts = () =>
  startEdge(upstream.url, { limits: { ...edge.config.limits, headersTimeout: 80, bodyTimeout: 80 } })

test.each<{ title: string; handler: UpstreamHandler; status: number; sent: number }>([
  {
    title: 'closes the connection before a response',
    handler: (_, response) => void response.socket?.destroy(),
    status: 502,
    sent: 2,
  },
  {
    title: 'cuts its body',
    handler: (_, response) =>
      void response.writeHead(200, { 'content-length': '99' }).write('{"a":', () => response.socket?.destroy()),
    status: 502,
    sent: 2,
  },
  {
    title: 'cuts its chunks',
    handler: (_, response) => void response.writeHead(200).write('{"a":', () => response.socket?.destroy()),
    status: 502,
    sent: 2,
  },
  {
    title: 'sends more than 4 MB',
    handler: (_, response) => sendText(response, 'x'.repeat(4 * 1024 * 1024 + 1)),
    status: 502,
    sent: 1,
  },
  {
    title: 'redirects',
    handler: (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    status: 502,
    sent: 1,
  },
  {
    title: 'redirects in a loop',
    handler: (_, response) => void response.writeHead(308, { location: '/shop/card' }).end(),
    status: 502,
    sent: 1,
  },
  { title: 'responds 304', handler: (_, response) => void response.writeHead(304).end(), status: 502, sent: 1 },
  {
    title: 'sends gzip',
    handler: (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{}')),
    status: 502,
    sent: 1,
  },
  {
    title: 'does not send HTTP',
    handler: (_, response) => void response.socket?.end('nonsense\r\n\r\n'),
    status: 502,
    sent: 2,
  },
])('responds backendUnavailable when the backend $title', async ({ handler, status, sent }) => {
  upstream.respondWith(handler)
  const response = await cards()
  expect([response.status, await response.text()]).toEqual([status, unavailable])
  expect(upstream.requests).toHaveLength(sent)
})

test.each<{ title: string; handler: UpstreamHandler }>([
  { title: 'sends no headers', handler: () => {} },
  { title: 'never ends its body', handler: (_, response) => void response.writeHead(200).write('{') },
  { title: 'sends single bytes', handler: (_, response) => drip(response) },
])('responds 504 when the backend $title, and does not retry', async ({ handler }) => {
  const edgeWithShortTimeouts = withShortTimeouts()
  upstream.respondWith(handler)
  const response = await cards(edgeWithShortTimeouts)
  expect([response.status, await response.text()]).toEqual([504, unavailable])
  expect(upstream.requests).toHaveLength(1)
  await edgeWithShortTimeouts.close()
})

/** Sends a byte every 20 ms, so that each gap is short but the response never ends. */
function drip(response: Parameters<UpstreamHandler>[1]): void {
  response.writeHead(200)
  const timer = setInterval(() => response.write('x'), 20)
  response.on('close', () => clearInterval(timer))
}

test.each([
  {
    title: 'an error',
    status: 500,
    type: 'application/json',
    text: '{"message":"broken"}',
    shown: 'application/json; charset=utf-8',
  },
  {
    title: 'HTML',
    status: 200,
    type: 'text/html',
    text: '<script>alert(1)</script>',
    shown: 'text/plain; charset=utf-8',
  },
  {
    title: 'broken JSON',
    status: 200,
    type: 'application/json',
    text: '{"meta":',
    shown: 'application/json; charset=utf-8',
  },
  { title: 'a 201', status: 201, type: 'application/json', text: '{}', shown: 'application/json; charset=utf-8' },
  {
    title: 'a 401',
    status: 401,
    type: 'application/json',
    text: '{"meta":{"success":false}}',
    shown: 'application/json; charset=utf-8',
  },
  { title: 'nothing', status: 204, type: 'text/plain', text: '', shown: 'text/plain; charset=utf-8' },
])("passes $title on with the backend's status and body", async ({ status, type, text, shown }) => {
  upstream.respondWith(
    (_, response) =>
      void response
        .writeHead(status, { 'content-type': type, 'set-cookie': 'x=1', server: 'x', 'cache-control': 'public' })
        .end(text),
  )
  const response = await cards()
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([status, text, shown])
  expect([...response.headers.keys()].toSorted()).toEqual([
    'cache-control',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-request-id',
  ])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  { title: 'HTML', text: '<h1>Fehler</h1>', status: 200 },
  { title: 'broken JSON', text: '{"meta":{"accessToken":"RAW"', status: 200 },
  { title: 'a list', text: '[]', status: 200 },
  { title: 'an HTML error', text: '<h1>Fehler</h1>', status: 500 },
])('never passes $title where tokens are expected', async ({ text, status }) => {
  upstream.respondWith((_, response) => sendText(response, text, 'application/json', status))
  const response = await login()
  expect([response.status, await response.text()]).toEqual([502, unavailable])
})

test('retries a GET once when its connection broke, and never a POST', async () => {
  let brokenConnections = 1
  upstream.respondWith((recorded, response) => {
    if (brokenConnections-- > 0) response.socket?.destroy()
    else sampleUpstream()(recorded, response)
  })
  expect((await cards()).status).toBe(200)
  upstream.requests.length = 0
  brokenConnections = 1
  expect((await login()).status).toBe(502)
  expect(upstream.requests).toHaveLength(1)
})

test('stops calling a backend after twenty outages, but not the other one', async () => {
  upstream.respondWith((recorded, response) =>
    recorded.target.startsWith('/shop') ? void response.socket?.destroy() : sampleUpstream()(recorded, response),
  )
  for (let count = 0; count < 20; count += 1) await login()
  upstream.requests.length = 0
  expect((await cards()).status).toBe(503)
  expect(upstream.requests).toEqual([])
  expect((await edge.call('GET', 'convercus/coupons', { headers: memberHeaders(member) })).status).toBe(200)
})

test('responds backendUnavailable when the backend does not listen, and continues to run', async () => {
  await upstream.close()
  const response = await cards()
  expect([response.status, await response.text()]).toEqual([502, unavailable])
  expect(await (await edge.get('/healthz')).text()).toBe('ok')
})

test('is ready until it drains', async () => {
  expect((await edge.get('/readyz')).status).toBe(200)
  edge.drain()
  expect((await edge.get('/readyz')).status).toBe(503)
  expect((await edge.get('/healthz')).status).toBe(200)
})
