import { expect, test } from 'vitest'
import { rawRequest } from './raw-request.ts'
import { startEdge, useEdge } from './test-edge.ts'

const edge = useEdge({ config: { production: true }, once: true })

const policy = 'max-age=31536000'

const send = async (method: string, target: string, lines: readonly string[], version = '1.1') =>
  rawRequest(
    await edge.port(),
    [`${method} ${target} HTTP/${version}`, ...lines, 'connection: close', '', ''].join('\r\n'),
  )

const portal = 'host: portal.example'

// Rule: calls-and-headers-64
test.each([
  { title: 'the host', target: '/api/api?path=shop%2Fcountries', lines: [portal], status: 200 },
  {
    title: 'the host in capitals',
    target: '/api/api?path=shop%2Fcountries',
    lines: ['Host: PORTAL.example'],
    status: 200,
  },
  { title: 'the host with its port', target: '/api/api?path=shop%2Fcountries', lines: [`${portal}:443`], status: 200 },
  {
    title: 'an absolute target',
    target: 'https://portal.example/api/api?path=shop%2Fcountries',
    lines: [portal],
    status: 200,
  },
  { title: 'another host', target: '/api/api?path=shop%2Fcountries', lines: ['host: evil.example'], status: 421 },
  { title: 'a page of another host', target: '/', lines: ['host: evil.example'], status: 421 },
  { title: 'another port', target: '/', lines: [`${portal}:8443`], status: 421 },
  { title: 'a subdomain', target: '/', lines: ['host: x.portal.example'], status: 421 },
  { title: 'the address of the edge', target: '/', lines: ['host: 127.0.0.1'], status: 421 },
  { title: 'two hosts', target: '/', lines: [portal, 'host: evil.example'], status: 421 },
  { title: 'an empty host', target: '/', lines: ['host:'], status: 421 },
  { title: 'an absolute target of another host', target: 'https://evil.example/', lines: [portal], status: 421 },
  {
    title: 'a forwarded host',
    target: '/',
    lines: ['host: evil.example', 'x-forwarded-host: portal.example'],
    status: 421,
  },
  { title: 'no host', target: '/', lines: [], version: '1.0', status: 421 },
  { title: 'the health of the address', target: '/healthz', lines: ['host: 10.0.0.1:3000'], status: 200 },
  { title: 'the readiness without a host', target: '/readyz', lines: [], version: '1.0', status: 200 },
  { title: 'the metrics of the address', target: '/metrics?x', lines: ['host: 127.0.0.1'], status: 404 },
])('a request for $title gets the status $status', async ({ target, lines, version, status }) => {
  expect((await send('GET', target, lines, version)).status).toBe(status)
})

// Rule: calls-and-headers-65
test.each([
  { path: '/api/api?path=shop%2Fcountries' },
  { path: '/api/api?path=unknown' },
  { path: '/api/image?src=x&w=240' },
  { path: '/api/session/end' },
  { path: '/healthz' },
  { path: '/readyz' },
  { path: '/metrics' },
])('the response of $path keeps browsers on https and to its type', async ({ path }) => {
  const { headers } = await edge.get(path, { headers: { host: 'portal.example' } })
  expect(headers.get('strict-transport-security')).toBe(policy)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a response to another host is counted, and has the headers too', async () => {
  const { text } = await send('POST', '/api/session/end', ['host: evil.example', 'content-length: 0'])
  expect(text).toContain(`strict-transport-security: ${policy}`)
  expect(text).toContain('cache-control: no-store')
  expect(edge.log()).toContain('"kind":"host"')
})

test('API responses are not stored', async () => {
  const { headers } = await edge.get('/api/api?path=shop%2Fcountries', { headers: { host: 'portal.example' } })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('TRACE is refused', async () => {
  for (const target of ['/', '/api/api?path=shop%2Fcountries', '/healthz']) {
    const { status, text } = await send('TRACE', target, [portal, 'x-secret: SECRET'])
    expect([status >= 400, text.includes('SECRET')]).toEqual([true, false])
  }
})

test.each([
  { title: 'development', config: { production: false } },
  { title: 'a portal on http', config: { production: true, publicOrigin: 'http://localhost:3000' } },
])('$title does not ask browsers for https', async ({ config }) => {
  await using other = startEdge(edge.upstream.url, config)
  const { headers, status } = await other.get('/healthz', { headers: { host: 'localhost:3000' } })
  expect([status, headers.get('strict-transport-security')]).toEqual([200, null])
})
