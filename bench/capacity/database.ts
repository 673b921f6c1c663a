import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { PostgresServer } from '@portal/edge-proxy/state/testing/postgres-server'
import type { Clients } from './clients.ts'
import type { Measured, Writes } from './model.ts'

/** Members whose actions are counted, and orders of each. */
const [members, orders] = [100, 20]
/** ms after which an idle session of PostgreSQL has written its counters, and in which the edge alone is measured. */
const settling = 11_000

type Counters = Writes & { at: number }

/** Adds sessions that have ended, and gives the bytes that they take in tables and indexes. */
export async function addEndedSessions(postgres: PostgresServer, count: number): Promise<number> {
  await using open = new AsyncDisposableStack()
  const client = open.adopt(new Client({ connectionString: postgres.url }), (one) => one.end())
  await client.connect()
  const size = async () =>
    Number((await client.query(`SELECT pg_total_relation_size('edge_ended_sessions') AS value`)).rows[0]?.value)
  const before = await size()
  // Names as long as those of the edge, which expire later than the measurement ends.
  await client.query(
    `INSERT INTO edge_ended_sessions (name, before, expires)
    SELECT 'sid ' || left(md5(number::text), 12), 1, 4102444800000 FROM generate_series(1, $1) AS number`,
    [count],
  )
  return (await size()) - before
}

/** What PostgreSQL gets for an order, a session and a refresh, without what it gets while no user does anything. */
export async function measureDatabase(
  postgres: PostgresServer,
  clients: Clients,
): Promise<Omit<Measured['database'], 'endedSessionBytes'>> {
  await using open = new AsyncDisposableStack()
  const client = open.adopt(new Client({ connectionString: postgres.url }), (one) => one.end())
  await client.connect()
  const number = async (query: string): Promise<number> => Number((await client.query(query)).rows[0]?.value)

  async function read(): Promise<Counters> {
    await delay(settling)
    return {
      at: performance.now(),
      transactions: await number(`SELECT sum(xact_commit) AS value FROM pg_stat_database`),
      walBytes: await number(`SELECT pg_current_wal_lsn() - '0/0' AS value`),
    }
  }
  const rate = async (): Promise<Writes> => {
    const [before, after] = [await read(), await read()]
    const ms = after.at - before.at
    return {
      transactions: (after.transactions - before.transactions) / ms,
      walBytes: (after.walBytes - before.walBytes) / ms,
    }
  }
  async function measure(count: number, run: () => Promise<unknown>): Promise<Writes> {
    const before = await read()
    await run()
    const after = await read()
    const ms = after.at - before.at
    // What the edge does alone varies a little, too.
    const of = (key: keyof Writes): number => Math.max(0, (after[key] - before[key] - idle[key] * ms) / count)
    return { transactions: of('transactions'), walBytes: of('walBytes') }
  }

  const all = Array.from({ length: members }, (_, place) => clients.member(10_000 + place))
  const each = (run: (member: (typeof all)[number]) => Promise<unknown>) => () => Promise.all(all.map(run))
  for (const member of all) await member.logIn()
  const idle = await rate()
  const session = await measure(
    members,
    each((member) => member.newSession()),
  )
  const refresh = await measure(
    members,
    each((member) => member.refresh()),
  )
  const size = (table: string) => number(`SELECT pg_total_relation_size('${table}') AS value`)
  const sizeBefore = await size('edge_orders')
  const order = await measure(members * orders, async () => {
    for (let place = 0; place < orders; place += 1) await each((member) => member.order())()
  })
  const orderBytes = ((await size('edge_orders')) - sizeBefore) / (members * orders)
  return { order, session, refresh, orderBytes }
}
