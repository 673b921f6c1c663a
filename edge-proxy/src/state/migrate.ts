import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'

const folder = join(import.meta.dirname, '../../migrations')

/** An arbitrary number that names the lock of all edges that start at the same time. */
const lock = 4_711_011

/** ms; more than the pool allows, because another edge may be changing the tables. */
const timeout = 30_000

/**
 * Runs the files in `edge-proxy/migrations` that this database has not run yet, in the order of their names, each once.
 * They are never changed after their release.
 */
export async function migrate({ options }: Pool): Promise<void> {
  const client = new Client({ ...options, query_timeout: timeout, statement_timeout: timeout })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
    await client.query('CREATE TABLE IF NOT EXISTS edge_migrations (name text PRIMARY KEY)')
    const { rows } = await client.query<{ name: string }>('SELECT name FROM edge_migrations')
    const done = new Set(rows.map(({ name }) => name))
    for (const name of readdirSync(folder).toSorted()) {
      if (done.has(name)) continue
      await client.query(readFileSync(join(folder, name), 'utf8'))
      await client.query('INSERT INTO edge_migrations VALUES ($1)', [name])
    }
    await client.query('COMMIT')
  } finally {
    // Ends the transaction that was not committed.
    await client.end()
  }
}
