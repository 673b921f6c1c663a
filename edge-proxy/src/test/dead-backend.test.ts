import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEdgeWithMember } from './edge-with-upstream.ts'
import { memberHeaders, type MemberSession } from './member-session.ts'
import type { UpstreamHandler, Upstream } from './recording-upstream.ts'
import type { TestEdge } from './test-edge.ts'
import { sampleUpstream } from './sample-upstream.ts'

let upstream: Upstream
let edge: TestEdge
let member: MemberSession

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
  ;({ upstream, edge, member } = await startEdgeWithMember())
})

afterEach(async () => {
  vi.useRealTimers()
  await edge.close()
})

const closeConnection: UpstreamHandler = (_, response) => void response.socket?.destroy()
const countries = async () => (await edge.call('GET', 'shop/countries')).status
const subscription = { loginName: 'a@example.org', localeId: 'de_DE', subscribeNewsletter: true }
const subscribe = async () =>
  (await edge.call('PATCH', 'shop/user', { body: subscription, headers: memberHeaders(member) })).status
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

async function statuses(times: number, call = countries): Promise<number[]> {
  const all: number[] = []
  for (let count = 0; count < times; count += 1) all.push(await call())
  return all
}

/** The connections opened and requests sent during `work`. */
async function cost(work: () => Promise<unknown>): Promise<{ connections: number; requests: number }> {
  const before = { connections: upstream.connections(), requests: upstream.requests.length }
  await work()
  return {
    connections: upstream.connections() - before.connections,
    requests: upstream.requests.length - before.requests,
  }
}

test('responds at once, without a connection, after at most twenty outages', async () => {
  upstream.respondWith(closeConnection)
  const all = await statuses(40)
  expect(all.indexOf(503)).toBe(20)
  expect(new Set(all.slice(20))).toEqual(new Set([503]))
  expect(await cost(() => statuses(40))).toEqual({ connections: 0, requests: 0 })
  expect(await cost(() => Promise.all(Array.from({ length: 40 }, countries)))).toEqual({ connections: 0, requests: 0 })
})

test('opens the circuit also when the backend does not listen', async () => {
  await upstream.close()
  const all = await statuses(30)
  expect([all.indexOf(503), new Set(all.slice(20))]).toEqual([20, new Set([503])])
})

test('probes the backend at most once in five seconds', async () => {
  upstream.respondWith(closeConnection)
  await statuses(20, subscribe)
  const crowd = () => cost(() => Promise.all(Array.from({ length: 10 }, subscribe)))
  later(4_999)
  expect((await crowd()).requests).toBe(0)
  later(1)
  expect((await crowd()).requests).toBe(1)
  later(4_999)
  expect((await crowd()).requests).toBe(0)
  later(1)
  expect((await crowd()).requests).toBe(1)
})

test('closes the circuit after a successful probe', async () => {
  upstream.respondWith(closeConnection)
  await statuses(20)
  upstream.respondWith(sampleUpstream())
  expect(await statuses(3)).toEqual([503, 503, 503])
  later(5_000)
  expect(await statuses(3)).toEqual([200, 200, 200])
})

test('keeps the circuit closed when every other response fails', async () => {
  let count = 0
  upstream.respondWith((recorded, response) =>
    (count++ % 2 === 0 ? closeConnection : sampleUpstream())(recorded, response),
  )
  expect(await statuses(60, subscribe)).not.toContain(503)
})

test('retries at most one read per ten requests, after the first ten', async () => {
  const isLost = (target: string) => target === '/shop/card'
  upstream.respondWith((recorded, response) =>
    (isLost(recorded.target) ? closeConnection : sampleUpstream())(recorded, response),
  )
  const cards = async () => (await edge.call('GET', 'shop/card', { headers: memberHeaders(member) })).status
  for (let count = 0; count < 100; count += 1) {
    await cards()
    // A success in between keeps the circuit closed.
    await countries()
  }
  const sent = upstream.requests.filter(({ target }) => isLost(target)).length
  expect(sent - 100).toBeGreaterThan(10)
  expect(sent - 100).toBeLessThanOrEqual(10 + 200 / 10)
})

test.each([
  { method: 'POST', path: 'shop/user/check', body: { loginName: 'a@example.org' } },
  { method: 'POST', path: 'shop/user/password/request', body: { email: 'a@example.org', resetPageUrl: '' } },
  { method: 'PATCH', path: 'shop/user', body: subscription },
])('never retries $method $path', async ({ method, path, body }) => {
  upstream.respondWith(closeConnection)
  const headers = memberHeaders(member)
  expect((await cost(() => edge.call(method, path, { body, headers }))).requests).toBe(1)
})
