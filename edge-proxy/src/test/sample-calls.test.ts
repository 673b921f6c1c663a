import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEdgeWithMember } from './edge-with-upstream.ts'
import { callTable } from '@delikaterie/shared-contracts/calls/call-table'
import { memberHeaders, type MemberSession } from './member-session.ts'
import { pageBody } from './page-body.ts'
import type { Upstream } from './recording-upstream.ts'
import type { TestEdge } from './test-edge.ts'
import { sampleCalls, type SampleCall } from './sample-calls.ts'

/** Headers that every HTTP client sends; another test checks their values. */
const transport = new Set(['host', 'connection', 'content-length', 'content-type', 'accept', 'accept-encoding'])

let upstream: Upstream
let edge: TestEdge
let member: MemberSession

beforeAll(async () => {
  ;({ upstream, edge, member } = await startEdgeWithMember())
})

afterAll(() => edge.close())

/** The body the page sends. The edge replaces every link in the body. */
const sentBody = (row: SampleCall): unknown =>
  JSON.parse(JSON.stringify(pageBody(row, member) ?? null), (key, value) =>
    key === 'optInUrl' || key === 'resetPageUrl' ? 'https://evil.example/' : value,
  ) as unknown

const send = (row: SampleCall): Promise<Response> => {
  const body = sentBody(row)
  const headers = { ...memberHeaders(member), 'idempotency-key': `order-${row.call.replaceAll(' ', '-')}-0123456789` }
  return edge.call(row.method, row.path, { headers, ...(body !== null && body !== undefined && { body }) })
}

test.each(sampleCalls)('sends $call with exactly the expected bytes', async (row) => {
  upstream.requests.length = 0
  const response = await send(row)
  expect(response.status).toBe(200)
  expect(upstream.requests).toHaveLength(1)
  const [sent] = upstream.requests
  expect(sent?.method).toBe(row.method)
  expect(decodeURIComponent(sent?.target ?? '')).toBe(`/${row.path}`)
  expect(sent?.body ?? '').toBe(row.body === undefined ? '' : JSON.stringify(row.body))
  const named = sent?.headers.filter(([name]) => !transport.has(name.toLowerCase())) ?? []
  expect(Object.fromEntries(named)).toEqual(row.headers)
  expect(named).toHaveLength(Object.keys(row.headers).length)
})

test('sends only the headers of the call and those HTTP needs', async () => {
  upstream.requests.length = 0
  await edge.call('GET', 'shop/card', {
    headers: {
      ...memberHeaders(member),
      'user-agent': 'x',
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      te: 'trailers',
      authorization: 'Basic x',
      'accept-language': 'de',
    },
  })
  expect(upstream.requests[0]?.headers).toEqual([
    ['host', new URL(upstream.url).host],
    ['connection', 'keep-alive'],
    ['accept', 'application/json, text/plain'],
    ['accept-encoding', 'identity'],
    ['X-Access-Token', 'A'],
  ])
})

test('has one sample per call of the table', () => {
  expect(sampleCalls.map(({ call }) => call).toSorted()).toEqual(callTable.map(({ name }) => name).toSorted())
})

test.each([
  { call: 'configuration', path: 'shop/config?item=portal.notice' },
  { call: 'countries', path: 'shop/countries' },
])('sends $call without a token before the login', async ({ path }) => {
  upstream.requests.length = 0
  expect((await edge.call('GET', path)).status).toBe(200)
  expect(upstream.requests[0]?.headers.map(([name]) => name.toLowerCase())).not.toContain('x-access-token')
})

test('encodes a coupon address that the page did not encode', async () => {
  upstream.requests.length = 0
  const literal = '/api/api?path=convercus%2Fcoupons%3FvalidTo%3D2026-11-5%209%3A7%3A3'
  expect((await edge.get(literal, { headers: memberHeaders(member) })).status).toBe(200)
  expect(upstream.requests[0]?.target).toBe('/convercus/coupons?validTo=2026-11-5%209%3A7%3A3')
})
