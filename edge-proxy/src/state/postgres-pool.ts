import { Pool, type ClientBase } from 'pg'

/** ms; short, because an order is refused and a page shown without waiting for a database that is gone. */
const timeouts = { connection: 2_000, query: 3_000 }

const connections = 10

/** A pool whose connections are used after `configure` only. `onError`: an idle connection broke. */
export function openPool(databaseUrl: string, onError: () => void): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: timeouts.connection,
    query_timeout: timeouts.query,
    // The server gives up first, so that a statement is not run after the edge has given up.
    onConnect: (client) => configure(client, timeouts.query - 500),
    application_name: 'portal-edge',
    keepAlive: true,
  })
  pool.on('error', onError)
  // The pool listens to idle connections only: an error of one that closes, or is in use, would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/**
 * Sets what a session needs: `synchronous_commit`, because a lost row could become a second order, and the time limit
 * of statements in ms. By a query, because PgBouncer refuses both as parameters of the connection.
 */
async function configure(client: ClientBase, statementTimeout: number): Promise<void> {
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false), set_config('statement_timeout', $1, false)`,
    [String(statementTimeout)],
  )
}

/** Says what an operator must change; it names no address. */
export class UnusableDatabaseError extends Error {}

const sharedSessions =
  'a pooler in front of the database shares its sessions between connections; PgBouncer needs pool_mode=session'

/**
 * Asks two connections in turn which session they have. A pooler that shares sessions gives them the one that was used
 * last, or each in turn. @throws UnusableDatabaseError if a session is shared or has lost its settings
 */
export async function requireOwnSessions(pool: Pool): Promise<void> {
  await withClient(pool, (one) =>
    withClient(pool, async (other) => {
      const own = [await readSession(one), await readSession(one)]
      const foreign = await readSession(other)
      own.push(await readSession(one))
      const isOwn = new Set(own.map(({ pid }) => pid)).size === 1 && foreign.pid !== own[0]?.pid
      const isConfigured = [foreign, ...own].every(({ commit }) => commit === 'on')
      if (!isOwn || !isConfigured) throw new UnusableDatabaseError(sharedSessions)
    }),
  )
}

/** Among the sessions of the edges' own user: it may see no others. */
const findWaiting = `
  SELECT FROM pg_stat_activity WHERE usename = current_user AND wait_event = 'SyncRep'
    AND query_start < now() - $1 * interval '1 ms' LIMIT 1`

const noStandby = 'the standby of the database confirms no rows'

/**
 * Without a confirmation a write waits until the standby is back, also after the edge has given up, and keeps its
 * connection. So nothing is written while an earlier write waits. @throws UnusableDatabaseError if one does
 */
export async function requireStandby(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(findWaiting, [timeouts.query])
  if (rowCount !== 0) throw new UnusableDatabaseError(noStandby)
}

type Session = { pid: number; commit: string }

async function readSession(client: ClientBase): Promise<Session> {
  const { rows } = await client.query<Session>(
    `SELECT pg_backend_pid() AS pid, current_setting('synchronous_commit') AS commit`,
  )
  return rows[0] ?? { pid: 0, commit: '' }
}

/** Runs something on one connection, which is not used again if it fails. */
export async function withClient<Result>(pool: Pool, use: (client: ClientBase) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await use(client)
    client.release()
    return result
  } catch (error) {
    // It may still wait for a response.
    client.release(true)
    throw error
  }
}
