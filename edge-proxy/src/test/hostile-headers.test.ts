import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEdgeWithUpstream } from './edge-with-upstream.ts'
import { hostileRequests, rawRequests } from './hostile-headers.ts'
import { memberHeaders, signIn } from './member-session.ts'
import { listen, rawRequest } from './raw-request.ts'
import type { Upstream } from './recording-upstream.ts'
import { apiPath, type TestEdge } from './test-edge.ts'
import { bodyOf } from './sample-calls.ts'

let upstream: Upstream
let edge: TestEdge
let server: Awaited<ReturnType<typeof listen>>
let headers: Record<string, string>
let before: { connections: number; requests: number }

const touched = () => ({ connections: upstream.connections(), requests: upstream.requests.length })

beforeAll(async () => {
  ;({ upstream, edge } = await startEdgeWithUpstream())
  server = await listen(edge)
  headers = memberHeaders(await signIn(edge))
  before = touched()
})

afterAll(async () => {
  await server.close()
  await edge.close()
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
  expect((await rawRequest(server.port, text(cookie))).status).toBe(status)
  expect(touched()).toEqual(before)
})

const register = bodyOf('register')

test.each([
  { title: 'sendDOI false', change: { sendDOI: false } },
  { title: 'disableDoubleOptIn true', change: { disableDoubleOptIn: true } },
  { title: 'both', change: { sendDOI: false, disableDoubleOptIn: true } },
])('rejects a registration without confirmation: $title', async ({ change }) => {
  const response = await edge.call('PUT', 'shop/user', { body: { ...register, ...change } })
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
  const body = bodyOf('order')
  const response = await edge.call('POST', 'shop/order', {
    body,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
  })
  expect(response.status).toBe(400)
  expect(touched()).toEqual(before)
})

test.each(['https://portal.example', 'https://other.example'])('accepts calls from pages of %s', async (origin) => {
  const response = await edge.call('GET', 'shop/card', { headers: { ...headers, host: 'other.example', origin } })
  expect(response.status).toBe(200)
})
