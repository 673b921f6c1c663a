import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test } from 'vitest'
import { readTraceparent } from '../../http/trace.ts'
import { closeConnection, sendJson, success, type Recorded } from '../recording-upstream.ts'
import { sampleCalls, sampleOf } from '../sample-calls.ts'
import { sampleUpstream } from '../sample-upstream.ts'
import { pageBody, signIn, useEdge } from '../test-edge.ts'

const edge = useEdge({ config: { trustedProxies: ['10.0.0.1'] } })

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const header = `00-${traceId}-${parentId}-01`
const other = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

const traceparentsOf = ({ headers }: Recorded): string[] =>
  headers.flatMap(([name, value]) => (name.toLowerCase() === 'traceparent' ? [value] : []))
const sent = () => edge.upstream.requests.map((request) => readTraceparent(traceparentsOf(request).join()))
const logged = () => (edge.lastLogLine() as { traceId: string }).traceId
const countries = (headers: Record<string, string> = {}, from = '10.0.0.1') =>
  edge.call('GET', 'shop/countries', { headers, from })

// Rule: calls-and-headers-67
test('shop and loyalty provider get the trace of a trusted proxy, each request with a parent of its own', async () => {
  const member = await signIn(edge)
  edge.upstream.requests.length = 0
  for (const path of ['shop/card', `${wire.prefix}/v2/accounts/ACC-1/accountcoupons`]) {
    expect(
      (await edge.call('GET', path, { as: member, headers: { traceparent: header }, from: '10.0.0.1' })).status,
    ).toBe(200)
    expect(logged()).toBe(traceId)
  }
  const contexts = sent()
  expect(contexts).toEqual([1, 2].map(() => ({ traceId, parentId: expect.any(String), isSampled: true })))
  expect(new Set([parentId, ...contexts.map((context) => context?.parentId)]).size).toBe(3)
})

test.each([
  { title: 'no header', headers: {}, from: '10.0.0.1' },
  { title: 'the header of a client', headers: { traceparent: header }, from: '203.0.113.1' },
  {
    title: 'the header of a client that names a proxy',
    headers: { traceparent: header, 'x-forwarded-for': '10.0.0.1' },
    from: '203.0.113.1',
  },
  { title: 'a closed connection', headers: { traceparent: header }, from: '' },
  { title: 'a header in capital letters', headers: { traceparent: header.toUpperCase() }, from: '10.0.0.1' },
  { title: 'the version ff', headers: { traceparent: header.replace('00', 'ff') }, from: '10.0.0.1' },
  { title: 'two headers', headers: { traceparent: `${header}, ${other}` }, from: '10.0.0.1' },
])('$title begins a trace that is not sampled', async ({ headers, from }) => {
  await countries(headers, from)
  const [context] = sent()
  expect(context).toEqual({ traceId: logged(), parentId: expect.any(String), isSampled: false })
  expect(logged()).not.toBe(traceId)
  await countries(headers, from)
  expect(sent()[1]?.traceId).not.toBe(context?.traceId)
})

test('an id of the proxy and its trace do not depend on each other', async () => {
  const requestId = 'lb-7.0123456789_ab'
  await countries({ traceparent: header, 'x-request-id': 'no' })
  expect(edge.lastLogLine()).toMatchObject({ traceId, requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
  await countries({ traceparent: 'no', 'x-request-id': requestId })
  expect(edge.lastLogLine()).toMatchObject({ traceId: expect.stringMatching(/^[\da-f]{32}$/), requestId })
})

test('nothing else of a trace is passed on', async () => {
  await countries({ traceparent: header, tracestate: 'vendor=1', baggage: 'user=1', b3: `${traceId}-${parentId}-1` })
  const names = edge.upstream.requests[0]?.headers.map(([name]) => name.toLowerCase())
  expect(names).toEqual(['host', 'connection', 'accept', 'accept-encoding', 'traceparent'])
})

test.each(sampleCalls)('every request of $call has one header of the trace, except a withdrawal', async (row) => {
  const member = await signIn(edge)
  await edge.call('GET', 'shop/card', { as: member })
  edge.upstream.requests.length = 0
  const headers = { 'idempotency-key': 'order-of-a-trace-0123456789', traceparent: header }
  await edge.call(row.method, row.path, {
    as: member,
    headers,
    body: pageBody(row, member) ?? undefined,
    from: '10.0.0.1',
  })
  const ids = edge.upstream.requests.map((request) => traceparentsOf(request).map((text) => text.split('-')[1]))
  const expected = row.call === 'withdraw' ? [] : [traceId]
  expect(ids.length).toBeGreaterThan(0)
  expect(ids).toEqual(ids.map(() => expected))
})

test('a repeated read has the same trace and a parent of its own', async () => {
  let count = 0
  edge.upstream.respondWith((recorded, response) => {
    count += 1
    if (count === 1) closeConnection(recorded, response)
    else sendJson(response, success([]))
  })
  await countries({ traceparent: header })
  const [first, second] = sent()
  expect([first?.traceId, second?.traceId]).toEqual([traceId, traceId])
  expect(first?.parentId).not.toBe(second?.parentId)
})

test('what the edge reads for a call belongs to the trace of the call', async () => {
  edge.upstream.respondWith(sampleUpstream())
  const member = await signIn(edge)
  edge.upstream.requests.length = 0
  const { method, path, body } = sampleOf('activation')
  await edge.call(method, path, { as: member, headers: { traceparent: header }, body, from: '10.0.0.1' })
  expect(sent()).toHaveLength(2)
  expect(new Set(sent().map((context) => context?.traceId))).toEqual(new Set([traceId]))
})

test.each(['/api/unknown', '/api/image?src=x', '/api/api?path=unknown'])(
  'the log line of %s has the trace',
  async (target) => {
    await edge.get(target, { headers: { traceparent: header }, from: '10.0.0.1' })
    expect(logged()).toBe(traceId)
  },
)
