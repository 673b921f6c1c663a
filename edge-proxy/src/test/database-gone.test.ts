import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { installPostgres, startPostgres, type PostgresServer } from '../state/testing/postgres-server.ts'
import { startTcpProxy, type TcpProxy } from '../state/testing/tcp-proxy.ts'
import { errorEnvelope, sendJson, startUpstream, success, type Upstream } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream, sampleUpstreamBut } from './sample-upstream.ts'
import { signIn, startEdge, type MemberSession, type TestEdge } from './test-edge.ts'

const hasPostgres = installPostgres()
let postgres: PostgresServer
let network: TcpProxy
let upstream: Upstream
let edge: TestEdge
let member: MemberSession

const viaNetwork = (): string => {
  const url = new URL(postgres.url)
  url.port = String(network.port)
  return url.href
}

const readiness = async (of: TestEdge) => {
  const response = await of.get('/readyz')
  return `${response.status} ${await response.text()}`
}
async function expectReady(of = edge): Promise<void> {
  await expect.poll(() => readiness(of)).toBe('200 ready')
}
async function expectRefusing(): Promise<void> {
  await expect.poll(() => readiness(edge)).toContain('200 ready, but orders are refused')
}

const order = async (key: string, at = edge, as = member) => {
  const response = await at.call('POST', 'shop/order', {
    as,
    body: bodyOf('order'),
    headers: { 'idempotency-key': key },
  })
  return { status: response.status, body: (await response.json()) as unknown }
}
const orders = () => upstream.requests.filter(({ target }) => target === '/shop/order')
const refused = { status: 503, body: errorEnvelope('backendUnavailable') }
const unknown = { status: 504, body: errorEnvelope('outcomeUnknown') }

beforeAll(async () => {
  if (!hasPostgres) return
  postgres = await startPostgres()
  network = await startTcpProxy(postgres.port)
  upstream = await startUpstream(sampleUpstream())
  edge = startEdge(upstream.url, { databaseUrl: viaNetwork() })
  member = await signIn(edge)
})

beforeEach(async () => {
  if (!hasPostgres) return
  await expectReady()
  upstream.respondWith(sampleUpstream())
  upstream.requests.length = 0
})

afterAll(async () => {
  if (!hasPostgres) return
  await edge.close()
  await upstream.close()
  await network[Symbol.asyncDispose]()
  await postgres[Symbol.asyncDispose]()
})

const runSql = async (statements: string): Promise<void> => {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

/** Has each commit wait for a standby with this name; for none if it is empty. */
async function waitFor(standby: string): Promise<void> {
  await runSql(`ALTER SYSTEM SET synchronous_standby_names = '${standby && `"${standby}"`}'`)
  await runSql('SELECT pg_reload_conf()')
}

// Rule: rewards-and-orders-55
test.skipIf(!hasPostgres).each<{ title: string; cut: () => unknown; mend: () => unknown }>([
  { title: 'is killed', cut: () => postgres.stop('crash'), mend: () => postgres.start() },
  { title: 'refuses connections', cut: () => network.set('closed'), mend: () => network.set('open') },
  { title: 'does not answer', cut: () => network.set('silent'), mend: () => network.set('open') },
  { title: 'waits for its standby', cut: () => waitFor('a standby that is gone'), mend: () => waitFor('') },
])('while the database $title orders are refused unsent, reads go on, and it needs no restart', async (row) => {
  const key = `order-${row.title.replaceAll(' ', '-')}-0001`
  await row.cut()
  expect(await order(key)).toEqual(refused)
  await expectRefusing()
  expect(await order(key)).toEqual(refused)
  expect(await order(`${key};age=3`)).toEqual(unknown)
  expect(orders()).toEqual([])
  expect((await edge.call('GET', 'shop/points', { as: member })).status).toBe(200)
  const metrics = await (await edge.get('/metrics', { from: '127.0.0.1' })).text()
  expect(metrics).toContain('edge_state_failing 1')
  expect(metrics).toMatch(/edge_orders_refused_total [1-9]/)

  await row.mend()
  await expectReady()
  expect(await (await edge.get('/metrics', { from: '127.0.0.1' })).text()).toContain('edge_state_failing 0')
  // Its first row may have been written although the answer was lost; it was never sent, so it is sent now.
  await expect.poll(() => order(key)).toMatchObject({ status: 200 })
  expect(await order(key)).toMatchObject({ status: 200 })
  expect(orders()).toHaveLength(1)
})

test.skipIf(!hasPostgres)('an outcome that arrives while the database is gone is written when it is back', async () => {
  upstream.respondWith(
    sampleUpstreamBut('/shop/order', (_, response) => {
      network.set('closed')
      sendJson(response, success({ orderNumber: '100001' }))
    }),
  )
  const placed = { status: 200, body: success({ orderNumber: '100001' }) }
  expect(await order('order-without-database-1')).toEqual(placed)
  network.set('open')
  await expect.poll(() => order('order-without-database-1')).toEqual(placed)
  expect(orders()).toHaveLength(1)
})

test.skipIf(!hasPostgres)(
  'an edge that starts without its database serves reads, and orders once it is there',
  async () => {
    network.set('closed')
    await using late = startEdge(upstream.url, { databaseUrl: viaNetwork() })
    const session = await signIn(late)
    const send = () => order('order-0123456789-late', late, session)
    expect(await send()).toMatchObject({ status: 503 })
    expect((await late.call('GET', 'shop/points', { as: session })).status).toBe(200)
    network.set('open')
    await expect.poll(send).toMatchObject({ status: 200 })
  },
)

test.skipIf(!hasPostgres)('a database that deletes no old rows is said once, and orders are placed', async () => {
  await runSql(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE insufficient_privilege; END';
    CREATE TRIGGER refuse BEFORE DELETE ON edge_rate_limits EXECUTE FUNCTION refuse()`)
  await using uncleaned = startEdge(upstream.url, { databaseUrl: postgres.url })
  await uncleaned.prepared
  await expectReady(uncleaned)
  const session = await signIn(uncleaned)
  expect(await order('order-of-a-full-database-1', uncleaned, session)).toMatchObject({ status: 200 })
  expect(uncleaned.log().match(/old rows of the store were not deleted/g)).toHaveLength(1)
  await runSql('DROP FUNCTION refuse CASCADE')
})

test.skipIf(!hasPostgres)('the address of the database is not in the log', () => {
  expect(edge.log()).toContain('orders are refused')
  expect(edge.log()).not.toContain(String(network.port))
})
