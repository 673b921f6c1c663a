import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeConnection } from './recording-upstream.ts'
import { sampleUpstream, sampleUpstreamBut } from './sample-upstream.ts'
import { useEdge } from './test-edge.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) }))
afterEach(() => void vi.useRealTimers())

const edge = useEdge({ signedIn: true })

const countries = async () => (await edge.call('GET', 'shop/countries')).status
const consent = { loginName: demoEmail('mitglied'), localeId: 'de_DE', beExcitedTimeStamp: '' }
const withdrawConsent = async () => (await edge.call('PATCH', 'shop/user', { as: edge.member, body: consent })).status
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

async function statuses(times: number, call = countries): Promise<number[]> {
  const all: number[] = []
  for (let count = 0; count < times; count += 1) all.push(await call())
  return all
}

/** The connections opened and requests sent during `work`. */
async function cost(work: () => Promise<unknown>): Promise<{ connections: number; requests: number }> {
  const before = { connections: edge.upstream.connections(), requests: edge.upstream.requests.length }
  await work()
  return {
    connections: edge.upstream.connections() - before.connections,
    requests: edge.upstream.requests.length - before.requests,
  }
}

test('responds at once, without a connection, after at most twenty outages', async () => {
  edge.upstream.respondWith(closeConnection)
  const all = await statuses(40)
  expect(all.indexOf(503)).toBe(20)
  expect(new Set(all.slice(20))).toEqual(new Set([503]))
  expect(await cost(() => statuses(40))).toEqual({ connections: 0, requests: 0 })
  expect(await cost(() => Promise.all(Array.from({ length: 40 }, countries)))).toEqual({ connections: 0, requests: 0 })
})

test('opens the circuit also when the backend does not listen', async () => {
  await edge.upstream.close()
  const all = await statuses(30)
  expect([all.indexOf(503), new Set(all.slice(20))]).toEqual([20, new Set([503])])
})

test('probes the backend at most once in five seconds', async () => {
  edge.upstream.respondWith(closeConnection)
  await statuses(20, withdrawConsent)
  const crowd = () => cost(() => Promise.all(Array.from({ length: 10 }, withdrawConsent)))
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
  edge.upstream.respondWith(closeConnection)
  await statuses(20)
  edge.upstream.respondWith(sampleUpstream())
  expect(await statuses(3)).toEqual([503, 503, 503])
  later(5_000)
  expect(await statuses(3)).toEqual([200, 200, 200])
})

test('keeps the circuit closed when every other response fails', async () => {
  let count = 0
  edge.upstream.respondWith((recorded, response) =>
    (count++ % 2 === 0 ? closeConnection : sampleUpstream())(recorded, response),
  )
  expect(await statuses(60, withdrawConsent)).not.toContain(503)
})

test('retries at most one read per ten requests, after the first ten', async () => {
  edge.upstream.respondWith(sampleUpstreamBut('/shop/card', closeConnection))
  for (let count = 0; count < 100; count += 1) {
    await edge.call('GET', 'shop/card', { as: edge.member })
    // A success in between keeps the circuit closed.
    await countries()
  }
  const sent = edge.upstream.requests.filter(({ target }) => target === '/shop/card').length
  expect(sent - 100).toBeGreaterThan(10)
  expect(sent - 100).toBeLessThanOrEqual(10 + 200 / 10)
})

// Rule: calls-and-headers-34
test.each([
  { method: 'POST', path: 'shop/user/check', body: { loginName: 'a@example.org' } },
  { method: 'POST', path: 'shop/user/password/request', body: { email: 'a@example.org', resetPageUrl: '' } },
  { method: 'PATCH', path: 'shop/user', body: consent },
])('never retries $method $path', async ({ method, path, body }) => {
  edge.upstream.respondWith(closeConnection)
  expect((await cost(() => edge.call(method, path, { as: edge.member, body }))).requests).toBe(1)
})
