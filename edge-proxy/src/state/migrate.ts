import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool, QueryConfig } from 'pg'

const folder = join(import.meta.dirname, '../../migrations')

/** An arbitrary number that names the lock of all edges that start at the same time. */
const lock = 4_711_011

/** ms; more than the pool allows, because another edge may be changing the tables. */
const timeout = 30_000

/**
 * Runs the files in `edge-proxy/migrations` that this database has not run yet, in the order of their names, each once.
 * They are never changed after their release.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  const run = (text: string, values: unknown[] = []) => client.query<{ name: string }>(withTimeout(text, values))
  try {
    await run('BEGIN')
    await run(`SET LOCAL statement_timeout = ${timeout}`)
    await run('SELECT pg_advisory_xact_lock($1)', [lock])
    await run('CREATE TABLE IF NOT EXISTS edge_migrations (name text PRIMARY KEY)')
    const { rows } = await run('SELECT name FROM edge_migrations')
    const done = new Set(rows.map(({ name }) => name))
    for (const name of readdirSync(folder).toSorted()) {
      if (done.has(name)) continue
      await run(readFileSync(join(folder, name), 'utf8'))
      await run('INSERT INTO edge_migrations VALUES ($1)', [name])
    }
    await run('COMMIT')
    client.release()
  } catch (error) {
    // Ends the connection and with it the transaction.
    client.release(true)
    throw error
  }
}

/** The types of `pg` do not know that a query may have a timeout of its own. */
const withTimeout = (text: string, values: unknown[]): QueryConfig & { query_timeout: number } => ({
  text,
  values,
  query_timeout: timeout,
})
