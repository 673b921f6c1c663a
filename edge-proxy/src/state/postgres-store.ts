import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { requireOwnSessions, requireStandby, withClient } from './postgres-pool.ts'
import {
  maxSilence,
  pageSize,
  retention,
  stoppedAfter,
  storedOrder,
  type EndMark,
  type EndMarkPage,
  type OrderRow,
  type Store,
} from './store.ts'
import { maxRegistrations, walletRetention } from './wallet-retention.ts'

/** Rows of a table that one cleaning deletes at most, so that it ends in time. */
const deletedAtOnce = 10_000

/** Skips rows that another edge is deleting. */
const deleteSome = (table: string, condition: string): string => `
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${deletedAtOnce} FOR UPDATE SKIP LOCKED))`

const ago = (ms: number): string => `extract(epoch FROM now()) * 1000 - ${ms}`

const oldRegistration = `seen < ${ago(walletRetention.all)}
  OR position <= (SELECT position FROM edge_wallet_registrations ORDER BY position DESC OFFSET $2 LIMIT 1)`

const oldPass = `used < ${ago(walletRetention.inNoWallet)} AND (used < ${ago(walletRetention.all)} OR state = 'ended'
  OR NOT google AND NOT EXISTS (
    SELECT FROM edge_wallet_registrations WHERE serial = edge_wallet_passes.serial))`

const sql = {
  beat: `
    WITH seen AS (
      SELECT (SELECT beat FROM edge_processes WHERE edge = $1) AS own, (SELECT max(alive_at) FROM edge_processes) AS newest
    ), missing AS (
      UPDATE edge_journal SET continuous_since = greatest(continuous_since, now()) FROM seen
      WHERE CASE WHEN $2::bigint = 0 THEN newest IS NULL OR newest < now() - $3 * interval '1 ms'
        ELSE own IS NULL OR own < $2::bigint END
      RETURNING 1
    )
    INSERT INTO edge_processes VALUES ($1, $2::bigint + 1, now())
    ON CONFLICT (edge) DO UPDATE SET beat = excluded.beat, alive_at = excluded.alive_at
    RETURNING EXISTS (SELECT FROM missing) AS may_miss_rows`,
  insertOrder: `
    INSERT INTO edge_orders (account, key, body_hash, attempt, edge, state)
    SELECT $1, $2, $3, $4, $5, 'sending'
    WHERE $6::float8 IS NULL OR now() - $6::float8 * interval '1 ms' >= (SELECT continuous_since FROM edge_journal)
      AND EXISTS (SELECT FROM edge_processes WHERE edge = $5 AND beat >= $7)
    ON CONFLICT DO NOTHING`,
  findOrder: `
    SELECT body_hash AS "bodyHash", state, status, type, response AS bytes,
      coalesce(alive_at > now() - $3 * interval '1 ms', false) AS "isEdgeAlive"
    FROM edge_orders LEFT JOIN edge_processes USING (edge) WHERE account = $1 AND key = $2`,
  finishOrder: `
    UPDATE edge_orders SET state = $4, status = $5, type = $6, response = $7
    WHERE account = $1 AND key = $2 AND attempt = $3`,
  deleteOrder: 'DELETE FROM edge_orders WHERE account = $1 AND key = $2 AND attempt = $3',
  // In the order of their names, so that two edges do not wait for each other.
  writeEndMarks: `
    INSERT INTO edge_ended_sessions (name, before, kept_sid, expires)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[]) AS mark (name) ORDER BY name
    ON CONFLICT (name) DO UPDATE SET before = excluded.before, kept_sid = excluded.kept_sid,
      expires = excluded.expires, changed = excluded.changed
    WHERE edge_ended_sessions.before <= excluded.before`,
  readEndMarks: `
    SELECT name, before::float8, kept_sid AS "keptSid", expires::float8, changed::text AS position
    FROM edge_ended_sessions WHERE (changed, name) > ($1::timestamptz - $2::float8 * interval '1 s', $3)
    ORDER BY changed, name LIMIT ${pageSize}`,
  clean: `
    WITH since AS (
      UPDATE edge_journal SET continuous_since = greatest(continuous_since, now() - $1 * interval '1 ms')
    ), processes AS (
      DELETE FROM edge_processes WHERE alive_at < now() - interval '1 day'
    ),
    orders AS (${deleteSome('edge_orders', "created < now() - $1 * interval '1 ms'")}),
    limits AS (${deleteSome('edge_rate_limits', 'expire < extract(epoch FROM now()) * 1000')}),
    registrations AS (${deleteSome('edge_wallet_registrations', oldRegistration)}),
    passes AS (${deleteSome('edge_wallet_passes', oldPass)})
    ${deleteSome('edge_ended_sessions', 'expires < extract(epoch FROM now()) * 1000')}`,
}

/** Seconds of marks that are read again, because a transaction that began earlier may end later. */
const readAgain = 30

async function* readEndMarks(pool: Pool, position: string | null): AsyncGenerator<EndMarkPage> {
  let after: [position: string, secondsBefore: number, name: string] = [position ?? '-infinity', readAgain, '']
  for (;;) {
    const { rows } = await pool.query<EndMark & { position: string }>(sql.readEndMarks, after)
    const last = rows.at(-1)
    const marks = rows.map(({ name, before, keptSid, expires }) => ({ name, before, keptSid, expires }))
    yield { marks, position: last?.position ?? position }
    if (last === undefined || rows.length < pageSize) return
    after = [last.position, 0, last.name]
  }
}

/** The store of several edges: PostgreSQL, with its own clock for all but sessions. Closing it leaves the pool open. */
export function openPostgresStore(pool: Pool): Store {
  return {
    async prepare() {
      await requireOwnSessions(pool)
      await requireStandby(pool)
      await migrate(pool)
    },
    async beat(edge, last) {
      const { rows } = await pool.query<{ may_miss_rows: boolean }>(sql.beat, [edge, last, maxSilence])
      return { mayMissRows: rows[0]?.may_miss_rows ?? true }
    },
    async insertOrder({ accountId, key, bodyHash, sendingId, edge, age, beat }) {
      const { rowCount } = await pool.query(sql.insertOrder, [accountId, key, bodyHash, sendingId, edge, age, beat])
      return rowCount === 1
    },
    async findOrder({ accountId, key }) {
      const { rows } = await pool.query<OrderRow>(sql.findOrder, [accountId, key, stoppedAfter])
      return storedOrder(rows[0])
    },
    async finishOrder({ accountId, key, sendingId }, final) {
      const { status = null, type = null, bytes = null } = final.state === 'answered' ? final.response : {}
      await pool.query(sql.finishOrder, [accountId, key, sendingId, final.state, status, type, bytes])
    },
    async deleteOrder({ accountId, key, sendingId }) {
      await pool.query(sql.deleteOrder, [accountId, key, sendingId])
    },
    async writeEndMarks(marks) {
      const fields = ['name', 'before', 'keptSid', 'expires'] as const
      await pool.query(
        sql.writeEndMarks,
        fields.map((field) => marks.map((mark) => mark[field])),
      )
    },
    readEndMarks: (position) => readEndMarks(pool, position),
    clean: async (registrations = maxRegistrations) => void (await pool.query(sql.clean, [retention, registrations])),
    close: async () => {},
  }
}

const migrations = join(import.meta.dirname, '../../migrations')
const migrationsTable = readFileSync(join(import.meta.dirname, 'migrations-table.sql'), 'utf8')

/** Names the lock of migrations: a number that nothing else uses. */
const lock = 4_711_011

/** ms; more than the pool allows, because another edge may be changing the tables. */
const migrationTimeout = 30_000

/**
 * Runs each file in `edge-proxy/migrations` once, in the order of their names. Released ones never change. On a
 * connection of the pool, because a pooler in front of the database may have no other one.
 */
export function migrate(pool: Pool): Promise<void> {
  return withClient(pool, async (client) => {
    const limits = { query_timeout: migrationTimeout }
    const run = (text: string, values: unknown[] = []) => client.query<{ name: string }>({ text, values, ...limits })
    await run('BEGIN')
    // Until the end of the transaction.
    await run(`SELECT set_config('statement_timeout', $1, true)`, [String(migrationTimeout)])
    await run('SELECT pg_advisory_xact_lock($1)', [lock])
    await run(migrationsTable)
    const { rows } = await run('SELECT name FROM edge_migrations')
    const done = new Set(rows.map(({ name }) => name))
    for (const name of readdirSync(migrations).toSorted()) {
      if (done.has(name)) continue
      await run(readFileSync(join(migrations, name), 'utf8'))
      await run('INSERT INTO edge_migrations VALUES ($1)', [name])
    }
    await run('COMMIT')
  })
}
