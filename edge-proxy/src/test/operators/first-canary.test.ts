import { afterEach, beforeEach, expect, test } from 'vitest'
import { buckets, isInCanary } from '@portal/shared-contracts/remotes/canary'
import { createMonitoredEdge } from '../../releases/health/testing/monitored-edge.ts'

const version = '0.1.0-a'
const canary = { version, percent: 5 }
const bucketWith = (inCanary: boolean) => {
  const all = Array.from({ length: buckets }, (_, bucket) => bucket)
  return `portal-bucket=${all.find((bucket) => isInCanary('mfe-auth', bucket, 5) === inCanary)}`
}
const [inside, outside] = [bucketWith(true), bucketWith(false)]
const network = (index: number): string => `203.0.${index}.7`

let edge: ReturnType<typeof createMonitoredEdge>
beforeEach(async () => {
  edge = createMonitoredEdge()
  await edge.release(version)
  edge.point({ canary })
  await edge.start()
})
afterEach(() => edge.remove())

const versions = async (cookie: string) => (await edge.page(network(1), cookie)).versions
const statusOf = async (cookie: string) =>
  (await edge.send({ method: 'GET', target: '/konto/passwort/vergessen', headers: { cookie } })).status

test('a remote whose first release is a canary exists for the browsers of the canary only, until it is promoted', async () => {
  expect([await versions(inside), await statusOf(inside)]).toEqual([{ 'mfe-auth': version }, 200])
  expect([await versions(outside), await statusOf(outside)]).toEqual([{}, 404])
  edge.point({ current: version })
  expect([await versions(outside), await statusOf(outside)]).toEqual([{ 'mfe-auth': version }, 200])
})

test('metrics show a first canary', async () => {
  const metrics = await edge.metrics()
  expect(metrics).toContain(`edge_remote_browsers_percent{remote="mfe-auth",version="${version}"} 5`)
  expect(metrics).not.toContain('edge_remote_release{remote="mfe-auth"')
  expect(metrics).toContain('edge_remote_refused{remote="mfe-auth"} 0')
})

test('a first canary that fails is rolled back, although no other version could be loaded instead; the remote is gone', async () => {
  for (let index = 0; index < 5; index++) {
    const page = await edge.page(network(index), inside)
    expect((await edge.fail(page, network(index), { recovered: false })).status).toBe(200)
  }
  expect(await versions(inside)).toEqual({})
  expect(edge.pointer()).toMatchObject({ blocked: [version], by: 'edge' })
  expect(edge.pointer()).not.toHaveProperty('canary')
  expect(edge.errors()).toMatchObject([{ version, to: null, pointer: 'written' }])
})

test('where the pointer cannot be written, the edge blocks a first canary itself, also after a restart', async () => {
  edge.lockPointer()
  for (let index = 0; index < 5; index++) await edge.fail(await edge.page(network(index), inside), network(index))
  expect(edge.pointer()).toEqual({ canary })
  expect(await versions(inside)).toEqual({})
  expect(await edge.metrics()).not.toContain('edge_remote_browsers_percent{')
  await edge.start()
  expect(await versions(inside)).toEqual({})
})

test.each([
  { title: 'without any version', pointer: {} },
  { title: 'with a blocked canary', pointer: { canary, blocked: [version] } },
  { title: 'that is switched off', pointer: { canary, disabled: true } },
  { title: 'with a canary that is not there', pointer: { canary: { version: '0.1.0-z', percent: 100 } } },
])('a pointer $title releases nothing', async ({ pointer }) => {
  edge.point(pointer)
  expect(await versions(inside)).toEqual({})
})
