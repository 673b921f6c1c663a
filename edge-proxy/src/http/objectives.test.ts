import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from './metrics.ts'
import { createObjectives } from './objectives.ts'

test.each([
  { call: 'login', status: 200, seconds: 2.5, counted: 'login good' },
  { call: 'login', status: 200, seconds: 2.6, counted: 'login slow' },
  { call: 'login by token', status: 502, seconds: 0.1, counted: 'login failed' },
  { call: 'order', status: 504, seconds: 10, counted: 'order failed' },
  { call: 'order', status: 200, seconds: 9, counted: 'order good' },
  { call: 'bookings', status: 200, seconds: 1.1, counted: 'lists slow' },
  { call: 'login', status: 429, seconds: 0.1, counted: null },
  { call: 'points', status: 401, seconds: 9, counted: null },
  { call: 'countries', status: 500, seconds: 9, counted: null },
  { call: 'unknown', status: 500, seconds: 9, counted: null },
])('$call with $status after $seconds s counts as $counted', async ({ call, status, seconds, counted }) => {
  const metrics = createMetrics()
  const objectives = createObjectives(metrics)
  objectives.countCall(call, status, seconds)
  expect(await countedBy(metrics)).toEqual(counted === null ? [] : [counted])
})

test.each([
  { path: '/', status: 200, ms: 500, counted: ['pages good'] },
  { path: '/konto/karten', status: 200, ms: 501, counted: ['pages slow'] },
  { path: '/konto/', status: 500, ms: 1, counted: ['pages failed'] },
  { path: '/lost', status: 404, ms: 501, counted: [] },
  { path: '/assets/main.0a1b2c3d.js', status: 503, ms: 1, counted: [] },
] as const)('$path with $status after $ms ms counts as $counted', async ({ path, status, ms, counted }) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const metrics = createMetrics()
  const app = new Hono().use('*', createObjectives(metrics).countPages).get('*', (c) => {
    vi.advanceTimersByTime(ms)
    return c.body(null, status)
  })
  await app.request(path)
  expect(await countedBy(metrics)).toEqual(counted)
})

test('every objective has all results from the start', async () => {
  const metrics = createMetrics()
  createObjectives(metrics)
  expect((await series(metrics)).length).toBe(12)
  expect(await countedBy(metrics)).toEqual([])
})

async function series({ registry }: ReturnType<typeof createMetrics>) {
  const metric = await registry.getSingleMetric('edge_objective_requests_total')?.get()
  return metric?.values ?? []
}

/** Objective and result of what was counted. */
async function countedBy(metrics: ReturnType<typeof createMetrics>): Promise<string[]> {
  const counted = (await series(metrics)).filter(({ value }) => value > 0)
  return counted.map(({ labels }) => `${labels['objective']} ${labels['result']}`)
}
