import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMonitoredEdge } from '../../releases/health/testing/monitored-edge.ts'

let edge: ReturnType<typeof createMonitoredEdge>
beforeEach(async () => {
  edge = createMonitoredEdge()
  for (const version of ['0.1.0-a', '0.1.0-b', '0.1.0-c', '0.1.0-d']) await edge.release(version)
  edge.point({ current: '0.1.0-b', previous: '0.1.0-a', team: 'kept' })
  await edge.start()
})
afterEach(() => edge.remove())

const network = (index: number): string => `203.0.${index}.7`
const versionAt = async (from: string) => (await edge.page(from)).versions['mfe-auth']

/** A failure in as many networks, each with a page of its own. */
async function failIn(networks: number, more: object = {}): Promise<void> {
  for (let index = 0; index < networks; index++) {
    const page = await edge.page(network(index))
    expect((await edge.fail(page, network(index), more)).status).toBe(200)
  }
}

test('a version that fails in ten networks is rolled back, with one error line, and says so in pointer and metrics', async () => {
  await failIn(9)
  expect(await versionAt(network(0))).toBe('0.1.0-b')
  await failIn(10)
  expect(await versionAt(network(0))).toBe('0.1.0-a')
  expect(edge.pointer()).toEqual({
    current: '0.1.0-a',
    blocked: ['0.1.0-b'],
    team: 'kept',
    by: 'edge',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  })
  expect(edge.errors()).toMatchObject([
    { remote: 'mfe-auth', version: '0.1.0-b', to: '0.1.0-a', failed: 10, pointer: 'written' },
  ])
  const metrics = await edge.metrics()
  expect(metrics).toContain('edge_remote_rollbacks_total{remote="mfe-auth"} 1')
  expect(metrics).toContain('edge_remote_failures_total{remote="mfe-auth",version="0.1.0-b",reason="code"} 19')
  expect(metrics).toContain('edge_remote_pages_total{remote="mfe-auth",version="0.1.0-a"} 1')
})

test('a canary is removed after five networks and the current version stays', async () => {
  edge.point({ current: '0.1.0-b', previous: '0.1.0-a', canary: { version: '0.1.0-c', percent: 100 } })
  await failIn(5, { reason: 'render', recovered: false })
  expect(await versionAt(network(9))).toBe('0.1.0-b')
  expect(edge.pointer()).toMatchObject({ current: '0.1.0-b', previous: '0.1.0-a', blocked: ['0.1.0-c'] })
  expect(edge.pointer()).not.toHaveProperty('canary')
})

test('a rolled back version does not come back by itself, neither after a restart nor by later reports', async () => {
  const late = await edge.page('198.51.100.1')
  await failIn(10)
  await edge.start()
  expect((await edge.fail(late, '198.51.100.1')).status).toBe(200)
  await failIn(10, { recovered: false })
  expect([await versionAt(network(9)), edge.errors().length]).toEqual(['0.1.0-a', 1])
})

test('the last version that is left is never rolled back', async () => {
  edge.point({ current: '0.1.0-b' })
  await failIn(12)
  expect(await versionAt(network(9))).toBe('0.1.0-b')
  expect(edge.errors()).toMatchObject([{ version: '0.1.0-b', msg: expect.stringContaining('no previous version') }])
})

test('failures of up to twenty percent of the networks that load the current version change nothing', async () => {
  for (let index = 0; index < 50; index++) await edge.page(network(index))
  await failIn(10)
  expect(await versionAt(network(9))).toBe('0.1.0-b')
  const [page, from] = [await edge.page('198.51.100.1'), '198.51.100.1']
  await edge.fail(page, from)
  expect(await versionAt(network(9))).toBe('0.1.0-a')
})

test('a failure of both versions, as without a connection, counts in the metrics only', async () => {
  await failIn(15, { recovered: false })
  expect(await versionAt(network(9))).toBe('0.1.0-b')
  expect(await edge.metrics()).toContain('reason="code"} 15')
})

describe('one visitor cannot roll back', () => {
  test('with 1 000 reports from one address', async () => {
    const page = await edge.page('203.0.113.7')
    const statuses = new Map<number, number>()
    const send = async () => {
      const { status } = await edge.fail(page, '203.0.113.7')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    for (let batch = 0; batch < 10; batch++) await Promise.all(Array.from({ length: 100 }, send))
    expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 940 })
    expect(await edge.metrics()).toContain('version="0.1.0-b",reason="code"} 1')
    expect(await versionAt(network(9))).toBe('0.1.0-b')
  })

  test.each([
    { title: 'one IPv4 /24', address: (index: number) => `203.0.113.${index}` },
    { title: 'one IPv6 /48', address: (index: number) => `2001:db8:7:${index.toString(16)}::${index}` },
  ])('with many tickets from $title', async ({ address }) => {
    for (let index = 0; index < 200; index++) {
      expect((await edge.fail(await edge.page(address(index)), address(index))).status).toBe(200)
    }
    expect(await versionAt(network(9))).toBe('0.1.0-b')
  })

  test.each([
    { title: 'one ticket', more: {} },
    { title: 'one ticket that a browser reported first', more: { recovered: false } },
  ])('with $title in many networks', async ({ more }) => {
    const page = await edge.page(network(0))
    await edge.fail(page, network(0), more)
    for (let index = 0; index < 20; index++) expect((await edge.fail(page, network(index))).status).toBe(200)
    expect(await edge.metrics()).toContain('version="0.1.0-b",reason="code"} 1')
    expect(await versionAt(network(9))).toBe('0.1.0-b')
  })

  test('with forged addresses', async () => {
    for (let index = 0; index < 20; index++) {
      const { ticket, versions } = await edge.page(network(0))
      const body = { ticket, versions, remote: 'mfe-auth', reason: 'code', recovered: true }
      await edge.post('failures', body, network(0), { 'x-forwarded-for': network(index) })
    }
    expect(await versionAt(network(9))).toBe('0.1.0-b')
  })
})

describe('strangers cannot roll back', () => {
  /** A page that a stranger fetches without running it. */
  const fetchAndFail = async (index: number, target = '/') =>
    expect((await edge.fail(await edge.page(network(index), '', target), network(index))).status).toBe(200)

  test('with five addresses that fetch a page and report it', async () => {
    for (let index = 0; index < 5; index++) await fetchAndFail(index)
    expect([await versionAt(network(9)), edge.errors()]).toEqual(['0.1.0-b', []])
  })

  test('with ten, while the portal has visitors', async () => {
    for (let index = 100; index < 140; index++) await edge.page(network(index))
    for (let index = 0; index < 10; index++) await fetchAndFail(index)
    expect([await versionAt(network(9)), edge.errors()]).toEqual(['0.1.0-b', []])
  })

  test('with pages that do not use the remote, whose reports only the metric counts', async () => {
    for (let index = 0; index < 30; index++) await fetchAndFail(index, '/impressum')
    expect([await versionAt(network(9)), edge.errors()]).toEqual(['0.1.0-b', []])
    expect(await edge.metrics()).toContain('version="0.1.0-b",reason="code"} 30')
  })

  test('a canary with pages that do not use the remote', async () => {
    edge.point({ current: '0.1.0-b', canary: { version: '0.1.0-c', percent: 100 } })
    for (let index = 0; index < 30; index++) await fetchAndFail(index, '/impressum')
    expect([await versionAt(network(9)), edge.errors()]).toEqual(['0.1.0-c', []])
  })
})

test.each([
  { title: 'a forged ticket', more: { ticket: `1.${'a'.repeat(16)}.${'a'.repeat(43)}` }, status: 403 },
  { title: 'versions of another page', more: { versions: { 'mfe-auth': '0.1.0-a' } }, status: 403 },
  { title: 'a remote that is not in the page', more: { remote: 'mfe-cards' }, status: 400 },
  { title: 'the prototype as the remote', more: { remote: 'constructor' }, status: 400 },
  { title: 'an unknown reason', more: { reason: 'mood' }, status: 400 },
  { title: 'an unknown field', more: { version: '0.1.0-b' }, status: 400 },
  { title: 'a long body', more: { ticket: 'a'.repeat(70_000) }, status: 400 },
])('a report with $title is refused', async ({ more, status }) => {
  const page = await edge.page(network(0))
  expect((await edge.fail(page, network(0), more)).status).toBe(status)
  expect(await edge.metrics()).not.toContain('edge_remote_failures_total{')
})

test('a page of another site cannot report', async () => {
  const { ticket, versions } = await edge.page(network(0))
  const body = { ticket, versions, remote: 'mfe-auth', reason: 'code', recovered: true }
  expect((await edge.post('failures', body, network(0), { origin: 'https://evil.example' })).status).toBe(403)
})

describe('where the pointer cannot be written', () => {
  const before = { current: '0.1.0-b', previous: '0.1.0-a' }
  beforeEach(() => {
    edge.point(before)
    edge.lockPointer()
  })

  test('the edge blocks the version itself, also after a restart, until the pointer names another one', async () => {
    await failIn(10)
    expect(edge.pointer()).toEqual(before)
    expect(await versionAt(network(9))).toBe('0.1.0-a')
    expect(edge.errors()).toMatchObject([{ pointer: expect.stringContaining('not written') }])
    await edge.start()
    expect(await versionAt(network(9))).toBe('0.1.0-a')
    edge.point({ current: '0.1.0-c', previous: '0.1.0-b' })
    expect(await versionAt(network(9))).toBe('0.1.0-c')
    edge.point({ current: '0.1.0-b', previous: '0.1.0-c' })
    expect(await versionAt(network(9))).toBe('0.1.0-b')
  })

  test('a canary is blocked the same way, and the next one runs', async () => {
    edge.point({ ...before, canary: { version: '0.1.0-c', percent: 100 } })
    await failIn(5)
    expect(await versionAt(network(9))).toBe('0.1.0-b')
    edge.point({ ...before, canary: { version: '0.1.0-d', percent: 100 } })
    expect(await versionAt(network(9))).toBe('0.1.0-d')
  })
})
