import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPool } from '../state/postgres-pool.ts'
import { openPostgresStore } from '../state/postgres-store.ts'
import { createPgBouncer, pgBouncerProgram, type PgBouncer, type PoolMode } from '../state/testing/pgbouncer.ts'
import { installPostgres, startPostgres, type PostgresServer } from '../state/testing/postgres-server.ts'
import { errorEnvelope, startUpstream, type Upstream } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { memberHeaders, signIn, startEdge, type MemberSession, type TestEdge } from './test-edge.ts'

const program = pgBouncerProgram()
const isThere = program !== null && installPostgres()
let postgres: PostgresServer
let bouncer: PgBouncer
let upstream: Upstream
const edges: TestEdge[] = []

beforeAll(async () => {
  if (!isThere) return
  postgres = await startPostgres()
  // What the edge needs must not come from the settings of the database.
  await runSql('ALTER ROLE portal SET synchronous_commit = off')
})

beforeEach(async () => {
  if (!isThere) return
  await runSql('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  bouncer = await createPgBouncer(program, postgres)
  upstream = await startUpstream(sampleUpstream())
})

afterEach(async () => {
  await Promise.all(edges.splice(0).map((edge) => edge.close()))
  if (!isThere) return
  await upstream.close()
  await bouncer[Symbol.asyncDispose]()
})

afterAll(async () => {
  if (isThere) await postgres[Symbol.asyncDispose]()
})

async function runSql(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function start(databaseUrl = bouncer.url): TestEdge {
  const edge = startEdge(upstream.url, { databaseUrl })
  edges.push(edge)
  return edge
}

const readiness = async (edge: TestEdge) => (await edge.get('/readyz')).text()

async function startReady(databaseUrl?: string): Promise<TestEdge> {
  const edge = start(databaseUrl)
  await expect.poll(() => readiness(edge)).toBe('ready')
  return edge
}

async function order(edge: TestEdge, as: MemberSession, key: string): Promise<number> {
  const headers = { 'idempotency-key': key }
  return (await edge.call('POST', 'shop/order', { as, body: bodyOf('order'), headers })).status
}
const ordersAt = () => upstream.requests.filter(({ target }) => target === '/shop/order').length
const points = async (edge: TestEdge, as: MemberSession) => (await edge.call('GET', 'shop/points', { as })).status

test.skipIf(!isThere)('through PgBouncer with pool_mode=session two edges place an order once', async () => {
  await bouncer.start('session')
  const [first, second] = [await startReady(), await startReady()]
  const member = await signIn(first)
  const statuses = await Promise.all(
    Array.from({ length: 10 }, (_, count) => order(count % 2 ? first : second, member, 'order-through-pgbouncer-1')),
  )
  expect([statuses, ordersAt()]).toEqual([Array.from({ length: 10 }, () => 200), 1])
})

test.skipIf(!isThere)('a logout holds at the other edge, and a restart keeps it', async () => {
  await bouncer.start('session')
  const [first, second] = [await startReady(), await startReady()]
  const [ended, other] = [await signIn(first), await signIn(first)]
  await first.send({ method: 'POST', target: '/api/session/end', headers: memberHeaders(ended) })
  await expect.poll(() => points(second, ended)).toBe(401)
  const third = await startReady()
  expect([await points(third, ended), await points(third, other)]).toEqual([401, 200])
})

/** The statuses of wrong logins of one account, sent to the edges in turn. */
async function wrongLogins(times: number, ...at: TestEdge[]): Promise<number[]> {
  upstream.respondWith((_, response) => response.writeHead(401).end('{"meta":{"success":false}}'))
  const statuses: number[] = []
  for (let count = 0; count < times; count++) {
    const login = at[count % at.length]?.call('POST', 'shop/user/login', { body: bodyOf('login') })
    statuses.push((await login)?.status ?? 0)
  }
  return statuses
}

test.skipIf(!isThere)('the limits of two edges count together', async () => {
  await bouncer.start('session')
  const [first, second] = [await startReady(), await startReady()]
  const statuses = await wrongLogins(30, first, second)
  const limited = statuses.indexOf(429)
  expect(limited).toBeGreaterThan(0)
  expect(statuses.slice(limited)).toEqual(statuses.slice(limited).map(() => 429))
  await runSql('TRUNCATE edge_rate_limits')
  const alone = (await wrongLogins(30, await startReady(postgres.url))).indexOf(429)
  expect(limited).toBe(alone)
})

test.skipIf(!isThere).each<{ title: string; more: string[] }>([
  { title: 'default settings', more: [] },
  { title: 'startup parameters that it drops', more: ['ignore_startup_parameters = options,statement_timeout'] },
])('each connection through $title commits durably and has a time limit', async ({ more }) => {
  await bouncer.start('session', more)
  const pool = openPool(bouncer.url, () => {})
  const settings = Array.from({ length: 5 }, async () => {
    const { rows } = await pool.query<object>(
      `SELECT current_setting('synchronous_commit') AS commit, current_setting('statement_timeout') AS timeout, pg_sleep(0.1)`,
    )
    return rows[0]
  })
  expect(await Promise.all(settings)).toEqual(
    settings.map(() => expect.objectContaining({ commit: 'on', timeout: '2500ms' }) as object),
  )
  await pool.end()
})

test.skipIf(!isThere)('ten connections are enough, also to prepare the tables while eight are in use', async () => {
  await bouncer.start('session', ['default_pool_size = 10'])
  const pool = openPool(bouncer.url, () => {})
  const used = await Promise.all(Array.from({ length: 8 }, () => pool.connect()))
  const started = performance.now()
  await openPostgresStore(pool).prepare()
  // Less than the 10 s after which the pool closes idle connections.
  expect(performance.now() - started).toBeLessThan(5_000)
  const { rows } = await pool.query('SELECT name FROM edge_migrations')
  expect(rows.length).toBeGreaterThan(0)
  // Two connections have no longer the time limit of migrations.
  const limits = await Promise.all([1, 2].map(() => pool.query(`SHOW statement_timeout`)))
  expect(limits.flatMap(({ rows: [row] }) => row as object)).toEqual(
    Array.from({ length: 2 }, () => ({ statement_timeout: '2500ms' })),
  )
  for (const client of used) client.release()
  await pool.end()
})

test.skipIf(!isThere)(
  'while PgBouncer restarts orders are refused unsent, and afterwards they are placed',
  async () => {
    await bouncer.start('session')
    const edge = await startReady()
    const member = await signIn(edge)
    expect(await order(edge, member, 'order-before-the-restart')).toBe(200)
    await bouncer.stop()
    expect(await order(edge, member, 'order-during-the-restart')).toBe(503)
    expect(ordersAt()).toBe(1)
    await bouncer.start('session')
    await expect.poll(() => order(edge, member, 'order-during-the-restart')).toBe(200)
    expect(await order(edge, member, 'order-before-the-restart')).toBe(200)
    expect(ordersAt()).toBe(2)
  },
)

const needsSession =
  'ready, but orders are refused: a pooler in front of the database shares its sessions between connections; PgBouncer needs pool_mode=session'

async function expectRefused(edge: TestEdge): Promise<void> {
  await expect.poll(() => readiness(edge)).toBe(needsSession)
  const member = await signIn(edge)
  const headers = { 'idempotency-key': 'order-of-a-shared-session' }
  const response = await edge.call('POST', 'shop/order', { as: member, body: bodyOf('order'), headers })
  expect([response.status, await response.json()]).toEqual([503, errorEnvelope('backendUnavailable')])
  expect(ordersAt()).toBe(0)
}

test.skipIf(!isThere).each<{ mode: PoolMode; more: string[] }>([
  { mode: 'transaction', more: [] },
  { mode: 'transaction', more: ['server_round_robin = 1', 'min_pool_size = 5'] },
  { mode: 'statement', more: [] },
])('with pool_mode=$mode and $more orders are refused, with one sentence that says why', async ({ mode, more }) => {
  await bouncer.start(mode, more)
  const edge = start()
  await expectRefused(edge)
  expect(edge.log()).toContain('PgBouncer needs pool_mode=session')
})

test.skipIf(!isThere)(
  'a PgBouncer that comes back with pool_mode=transaction is found out by a running edge',
  async () => {
    await bouncer.start('session')
    const edge = await startReady()
    await bouncer.stop()
    await expect.poll(() => readiness(edge)).toContain('orders are refused')
    await bouncer.start('transaction')
    await expectRefused(edge)
    await bouncer.stop()
    await bouncer.start('session')
    await expect.poll(() => readiness(edge)).toBe('ready')
  },
)
