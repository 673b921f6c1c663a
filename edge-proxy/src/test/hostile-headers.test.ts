import { beforeAll, expect, test } from 'vitest'
import { hostileRequests, rawRequests } from './hostile-headers.ts'
import { rawRequest } from './raw-request.ts'
import { bodyOf } from './sample-calls.ts'
import { apiPath, memberHeaders, useEdge } from './test-edge.ts'

const edge = useEdge({ signedIn: true, once: true })
const touched = () => ({ connections: edge.upstream.connections(), requests: edge.upstream.requests.length })
let headers: Record<string, string>
let before: ReturnType<typeof touched>

beforeAll(() => {
  headers = memberHeaders(edge.member)
  before = touched()
})

test.each(hostileRequests)(
  'rejects $kind: $title',
  async ({ method, path, headers: own = {}, without = [], body, status }) => {
    const kept = Object.entries(headers).filter(([name]) => !without.includes(name))
    const bytes = body === undefined ? undefined : Buffer.from(body, body.includes('\xff') ? 'latin1' : 'utf8')
    const response = await edge.send({
      method,
      target: apiPath(path),
      headers: { host: 'other.example', ...Object.fromEntries(kept), ...own },
      body: bytes,
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ meta: { success: false } })
    expect(touched()).toEqual(before)
  },
)

test.each(rawRequests)('rejects $title over a socket', async ({ text, status }) => {
  const cookie = `cookie: ${headers['cookie']}\r\nx-access-token: ${headers['x-access-token']}`
  expect((await rawRequest(await edge.port(), text(cookie))).status).toBe(status)
  expect(touched()).toEqual(before)
})

// Rule: calls-and-headers-26
test.each([
  { title: 'sendDOI false', change: { sendDOI: false } },
  { title: 'disableDoubleOptIn true', change: { disableDoubleOptIn: true } },
  { title: 'both', change: { sendDOI: false, disableDoubleOptIn: true } },
])('rejects a registration without confirmation: $title', async ({ change }) => {
  const response = await edge.call('PUT', 'shop/user', { body: { ...bodyOf('register'), ...change } })
  expect(response.status).toBe(403)
  expect(touched()).toEqual(before)
})

test.each([
  { title: 'missing', key: undefined },
  { title: 'short', key: 'short' },
  { title: 'long', key: 'k'.repeat(129) },
  { title: 'with a blank', key: 'key with a blank 0123' },
  { title: 'twice', key: 'a-good-key-0123456, a-good-key-0123456' },
])('rejects an order whose key is $title', async ({ key }) => {
  const response = await edge.call('POST', 'shop/order', {
    as: edge.member,
    body: bodyOf('order'),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
  expect(response.status).toBe(400)
  expect(touched()).toEqual(before)
})

// Rule: calls-and-headers-31
test('accepts calls from pages of the portal', async () => {
  const own = { host: 'other.example', origin: 'https://portal.example' }
  expect((await edge.call('GET', 'shop/card', { as: edge.member, headers: own })).status).toBe(200)
})

test.each([
  { site: 'same-origin', status: 200 },
  { site: 'same-site', status: 403 },
  { site: 'cross-site', status: 403 },
])('a page at another address that the browser calls $site gets $status', async ({ site, status }) => {
  const headers = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': site }
  expect((await edge.call('GET', 'shop/card', { as: edge.member, headers })).status).toBe(status)
})
