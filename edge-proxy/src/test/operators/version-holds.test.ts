import type { Hold } from '@portal/shared-contracts/remotes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMonitoredEdge } from '../../releases/health/testing/monitored-edge.ts'

let edge: ReturnType<typeof createMonitoredEdge>
beforeEach(async () => {
  edge = createMonitoredEdge()
  for (const version of ['0.1.0-a', '0.1.0-b', '0.1.0-c']) await edge.release(version)
  await edge.start()
})
afterEach(() => edge.remove())

const network = (index: number): string => `203.0.${index}.7`
const versionNow = async () => (await edge.page(network(99))).versions['mfe-auth']
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
const holdOf = (version: string, hours = 1): Hold => ({ version, reason: 'fixes a leak', until: inHours(hours) })

/** A failure in twenty networks, each with a page of its own, which spends every budget. */
async function fail(): Promise<void> {
  for (let index = 0; index < 20; index++) await edge.fail(await edge.page(network(index)), network(index))
}

test('the current version that is held is reported and alarmed, not rolled back', async () => {
  const hold = holdOf('0.1.0-b')
  const pointer = { current: '0.1.0-b', previous: '0.1.0-a', hold }
  edge.point(pointer)
  await fail()
  expect([await versionNow(), edge.pointer()]).toEqual(['0.1.0-b', pointer])
  const line = { level: 50, msg: 'error budget spent, but the version is held', remote: 'mfe-auth', ...hold }
  expect(edge.errors()).toEqual([expect.objectContaining(line)])
  const metrics = await edge.metrics()
  expect(metrics).toContain('edge_remote_rollbacks_held_total{remote="mfe-auth"} 11')
  expect(metrics).not.toContain('edge_remote_rollbacks_total{')
  const end = Date.parse(hold.until) / 1000
  expect(metrics).toContain(`edge_remote_hold_end_seconds{remote="mfe-auth",version="0.1.0-b"} ${end}`)
})

test('a canary that is held stays', async () => {
  edge.point({ current: '0.1.0-a', canary: { version: '0.1.0-b', percent: 100 }, hold: holdOf('0.1.0-b') })
  await fail()
  expect([await versionNow(), edge.errors().length]).toEqual(['0.1.0-b', 1])
})

test.each([
  { title: 'has ended', hold: () => holdOf('0.1.0-b', -1) },
  { title: 'is of another version', hold: () => holdOf('0.1.0-a') },
  { title: 'ends in more than seven days', hold: () => holdOf('0.1.0-b', 8 * 24) },
])('a hold that $title holds nothing', async ({ hold }) => {
  edge.point({ current: '0.1.0-b', previous: '0.1.0-a', hold: hold() })
  expect(await edge.metrics()).not.toContain('edge_remote_hold_end_seconds{')
  await fail()
  expect(await versionNow()).toBe('0.1.0-a')
})

test('a version that is held is still rolled back by hand, and a later one has no hold', async () => {
  const hold = holdOf('0.1.0-b')
  edge.point({ current: '0.1.0-a', blocked: ['0.1.0-b'], hold })
  expect(await versionNow()).toBe('0.1.0-a')
  edge.point({ current: '0.1.0-c', previous: '0.1.0-a', blocked: ['0.1.0-b'], hold })
  await fail()
  expect(await versionNow()).toBe('0.1.0-a')
})

test('where the edge took a version back itself, a hold brings it back', async () => {
  const pointer = { current: '0.1.0-b', previous: '0.1.0-a' }
  edge.point(pointer)
  edge.lockPointer()
  await fail()
  expect(await versionNow()).toBe('0.1.0-a')
  edge.point({ ...pointer, hold: holdOf('0.1.0-b') })
  expect(await versionNow()).toBe('0.1.0-b')
  await edge.start()
  expect(await versionNow()).toBe('0.1.0-b')
})
