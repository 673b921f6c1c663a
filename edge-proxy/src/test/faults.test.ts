import { wire } from '@portal/shared-contracts/testing/wire'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { closeConnection, cutBody, errorEnvelope, sends, sendText, type UpstreamHandler } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { startEdge, useEdge, type TestEdge } from './test-edge.ts'

const edge = useEdge({ signedIn: true })

const unavailable = JSON.stringify(errorEnvelope('backendUnavailable'))
const cards = (from: TestEdge = edge) => from.call('GET', 'shop/card', { as: edge.member })
const login = () => edge.call('POST', 'shop/user/login', { body: bodyOf('login') })

// Rule: errors-50
test.each<{ title: string; handler: UpstreamHandler; sent: number }>([
  { title: 'closes the connection before a response', handler: closeConnection, sent: 2 },
  { title: 'cuts its body', handler: cutBody, sent: 2 },
  {
    title: 'cuts its chunks',
    handler: (_, response) => void response.writeHead(200).write('{"a":', () => response.socket?.destroy()),
    sent: 2,
  },
  { title: 'sends more than 4 MB', handler: sends(200, {}, 'x'.repeat(4 * 1024 * 1024 + 1)), sent: 1 },
  { title: 'redirects', handler: sends(302, { location: 'http://169.254.169.254/' }), sent: 1 },
  { title: 'redirects in a loop', handler: sends(308, { location: '/shop/card' }), sent: 1 },
  { title: 'responds 304', handler: sends(304), sent: 1 },
  { title: 'sends gzip', handler: sends(200, { 'content-encoding': 'gzip' }, gzipSync('{}')), sent: 1 },
  {
    title: 'does not send HTTP',
    handler: (_, response) => void response.socket?.end('nonsense\r\n\r\n'),
    sent: 2,
  },
])('responds backendUnavailable when the backend $title', async ({ handler, sent }) => {
  edge.upstream.respondWith(handler)
  const response = await cards()
  expect([response.status, await response.text()]).toEqual([502, unavailable])
  expect(edge.upstream.requests).toHaveLength(sent)
})

test.each<{ title: string; handler: UpstreamHandler }>([
  { title: 'sends no headers', handler: () => {} },
  { title: 'never ends its body', handler: (_, response) => void response.writeHead(200).write('{') },
  { title: 'sends single bytes', handler: (_, response) => drip(response) },
])('responds 504 when the backend $title, and does not retry', async ({ handler }) => {
  await using withShortTimeouts = startEdge(edge.upstream.url, { limits: { headersTimeout: 80, bodyTimeout: 80 } })
  edge.upstream.respondWith(handler)
  const response = await cards(withShortTimeouts)
  expect([response.status, await response.text()]).toEqual([504, unavailable])
  expect(edge.upstream.requests).toHaveLength(1)
})

/** Sends a byte every 20 ms, so that each gap is short but the response never ends. */
function drip(response: Parameters<UpstreamHandler>[1]): void {
  response.writeHead(200)
  const timer = setInterval(() => response.write('x'), 20)
  response.on('close', () => clearInterval(timer))
}

const json = 'application/json'

// Rules: calls-and-headers-3, calls-and-headers-35
test.each([
  { title: 'an error', status: 500, type: json, text: '{"message":"broken"}', shown: json },
  { title: 'HTML', status: 200, type: 'text/html', text: '<script>alert(1)</script>', shown: 'text/plain' },
  { title: 'broken JSON', status: 200, type: json, text: '{"meta":', shown: json },
  { title: 'a 201', status: 201, type: json, text: '{}', shown: json },
  { title: 'a 401', status: 401, type: json, text: '{"meta":{"success":false}}', shown: json },
  { title: 'nothing', status: 204, type: 'text/plain', text: '', shown: 'text/plain' },
])("passes $title on with the backend's status and body", async ({ status, type, text, shown }) => {
  const headers = { 'content-type': type, 'set-cookie': 'x=1', server: 'x', 'cache-control': 'public' }
  edge.upstream.respondWith(sends(status, headers, text))
  const response = await cards()
  expect([response.status, await response.text()]).toEqual([status, text])
  expect(response.headers.get('content-type')).toBe(`${shown}; charset=utf-8`)
  expect([...response.headers.keys()].toSorted()).toEqual([
    'cache-control',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'referrer-policy',
    'vary',
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
  edge.upstream.respondWith((_, response) => sendText(response, text, 'application/json', status))
  const response = await login()
  expect([response.status, await response.text()]).toEqual([502, unavailable])
})

test('retries a GET once when its connection broke, and never a POST', async () => {
  let brokenConnections = 1
  edge.upstream.respondWith((recorded, response) => {
    const handler = brokenConnections-- > 0 ? closeConnection : sampleUpstream()
    handler(recorded, response)
  })
  expect((await cards()).status).toBe(200)
  edge.upstream.requests.length = 0
  brokenConnections = 1
  expect((await login()).status).toBe(502)
  expect(edge.upstream.requests).toHaveLength(1)
})

test('stops calling a backend after twenty outages, but not the other one', async () => {
  edge.upstream.respondWith((recorded, response) =>
    (recorded.target.startsWith('/shop') ? closeConnection : sampleUpstream())(recorded, response),
  )
  for (let count = 0; count < 20; count += 1) await login()
  edge.upstream.requests.length = 0
  expect((await cards()).status).toBe(503)
  expect(edge.upstream.requests).toEqual([])
  expect((await edge.call('GET', `${wire.prefix}/coupons`, { as: edge.member })).status).toBe(200)
})

test('responds backendUnavailable when the backend does not listen, and continues to run', async () => {
  await edge.upstream.close()
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
