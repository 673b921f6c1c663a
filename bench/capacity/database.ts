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

/** What PostgreSQL gets for an order, a login and a refresh, without what it gets while no user does anything. */
export async function measureDatabase(postgres: PostgresServer, clients: Clients): Promise<Measured['database']> {
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
  const login = await measure(
    members,
    each((member) => member.logIn()),
  )
  const refresh = await measure(
    members,
    each((member) => member.refresh()),
  )
  const size = () => number(`SELECT pg_total_relation_size('edge_orders') AS value`)
  const sizeBefore = await size()
  const order = await measure(members * orders, async () => {
    for (let place = 0; place < orders; place += 1) await each((member) => member.order())()
  })
  return { order, login, refresh, orderBytes: ((await size()) - sizeBefore) / (members * orders) }
}
