import { wire } from '@portal/shared-contracts/testing/wire'
import { beforeEach, expect, test } from 'vitest'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import { sampleCalls, sampleOf, type SampleCall } from './sample-calls.ts'
import { callHeaders } from './recording-upstream.ts'
import { memberHeaders, pageBody, useEdge } from './test-edge.ts'

const edge = useEdge({ signedIn: true, once: true })
beforeEach(() => void (edge.upstream.requests.length = 0))

/** Sends the call with other links in the body, which the edge must replace. */
const send = (row: SampleCall): Promise<Response> => {
  const page = { ...row, body: JSON.parse(JSON.stringify(row.body ?? null), withOtherLinks) }
  const headers = { 'idempotency-key': `order-${row.call.replaceAll(' ', '-')}-0123456789` }
  return edge.call(row.method, row.path, { as: edge.member, headers, body: pageBody(page, edge.member) ?? undefined })
}

/** Names of the headers that the backend got, in lower case. */
const sentNames = () => edge.upstream.requests[0]?.headers.map(([name]) => name.toLowerCase())

const withOtherLinks = (key: string, value: unknown): unknown =>
  key === 'optInUrl' || key === 'resetPageUrl' ? 'https://evil.example/' : value

// Rules: calls-and-headers-9, calls-and-headers-10, calls-and-headers-15, calls-and-headers-16, calls-and-headers-17
// Rules: calls-and-headers-18, calls-and-headers-19, calls-and-headers-20, calls-and-headers-21, calls-and-headers-22
// Rules: calls-and-headers-23, calls-and-headers-24, calls-and-headers-25
test.each(sampleCalls)('sends $call with exactly the expected bytes', async (row) => {
  const response = await send(row)
  expect(response.status).toBe(200)
  expect(edge.upstream.requests).toHaveLength(1)
  const [sent] = edge.upstream.requests
  expect(sent?.method).toBe(row.method)
  expect(decodeURIComponent(sent?.target ?? '')).toBe(`/${row.path}`)
  expect(sent?.body ?? '').toBe(row.body === undefined ? '' : JSON.stringify(row.body))
  const named = sent === undefined ? [] : callHeaders(sent)
  expect(Object.fromEntries(named)).toEqual(row.headers)
  expect(named).toHaveLength(Object.keys(row.headers).length)
})

// Rule: calls-and-headers-14
test('sends only the headers of the call and those HTTP needs', async () => {
  await edge.call('GET', 'shop/card', {
    as: edge.member,
    headers: {
      'user-agent': 'x',
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      te: 'trailers',
      authorization: 'Basic x',
      'accept-language': 'de',
    },
  })
  expect(edge.upstream.requests[0]?.headers).toEqual([
    ['host', new URL(edge.upstream.url).host],
    ['connection', 'keep-alive'],
    ['accept', 'application/json, text/plain'],
    ['accept-encoding', 'identity'],
    ['X-Access-Token', 'A'],
    ['traceparent', expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/)],
  ])
})

test('has one sample per call of the table', () => {
  expect(sampleCalls.map(({ call }) => call).toSorted()).toEqual(callTable.map(({ name }) => name).toSorted())
})

const openCalls = callTable.flatMap(({ name, access }) => (access === 'optional' ? [name] : []))

// Rule: calls-and-headers-11
test.each(openCalls.filter((call) => call !== 'refresh'))('sends %s without a token before the login', async (call) => {
  const { method, path, body } = sampleOf(call)
  expect((await edge.call(method, path, { body })).status).toBe(200)
  expect(sentNames()).not.toContain('x-access-token')
})

test.each(openCalls)('sends %s without a token that cannot be unsealed', async (call) => {
  const row = sampleOf(call)
  const member = { ...edge.member, access: 'not a sealed token' }
  expect((await edge.call(row.method, row.path, { as: member, body: pageBody(row, member) })).status).toBe(200)
  expect(sentNames()).not.toContain('x-access-token')
})

// Rule: calls-and-headers-8
test('encodes a coupon address that the page did not encode', async () => {
  const literal = `/api/api?path=${wire.prefix}%2Fcoupons%3FvalidTo%3D2026-11-5%209%3A7%3A3`
  expect((await edge.get(literal, { headers: memberHeaders(edge.member) })).status).toBe(200)
  expect(edge.upstream.requests[0]?.target).toBe(`/${wire.prefix}/coupons?validTo=2026-11-5%209%3A7%3A3`)
})
