import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { privateFile, privateFolder } from '../config/private-files.ts'
import { textOf, textResponse } from '../http/response.ts'
import { maxSilence, retention, stoppedAfter, type EndMark, type Store, type StoredOrder } from './store.ts'

const day = 24 * 60 * 60 * 1000

/** Files of earlier versions stay readable in both directions, so columns and states keep their names. */
const schema = `
  PRAGMA busy_timeout = 2000;
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS orders (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('sending', 'answered', 'unknown')),
    status INTEGER,
    type TEXT,
    answer TEXT,
    created INTEGER NOT NULL,
    PRIMARY KEY (scope, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS processes (edge TEXT PRIMARY KEY, beat INTEGER NOT NULL, alive_at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS journal (one INTEGER PRIMARY KEY CHECK (one = 1), continuous_since INTEGER NOT NULL) STRICT;
  INSERT OR IGNORE INTO journal VALUES (1, 0);
  CREATE TABLE IF NOT EXISTS ended_sessions (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    before INTEGER NOT NULL,
    kept_sid TEXT,
    expires INTEGER NOT NULL
  ) STRICT;
`

/** SQLite's error for a file that another process has locked. */
const busy = 5
/** ms between attempts to open a locked file, and their number. */
const attempts = { pause: 20, most: 100 }

/**
 * Workers open a new file together, and the switch to WAL fails without waiting for `busy_timeout` while another process
 * makes it. Opening is synchronous, so waiting is too.
 */
function untilFree(open: () => void): void {
  for (let left = attempts.most; ; left -= 1) {
    try {
      return open()
    } catch (error) {
      if (left === 0 || !(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, attempts.pause)
    }
  }
}

/**
 * The embedded store, a file in DATA_DIR; several processes of one machine may share it. Orders are written with
 * `synchronous = FULL`, because a lost row could become a second order; all else may be lost in a power failure.
 * @throws Error if DATA_DIR cannot be written
 */
export function openSqliteStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true, mode: privateFolder })
  const file = join(dataDir, 'orders.sqlite')
  // SQLite gives its other files the mode of this one.
  closeSync(openSync(file, 'a', privateFile))
  const orders = new DatabaseSync(file)
  untilFree(() => orders.exec(`${schema} PRAGMA synchronous = FULL;`))
  for (const column of ['attempt', 'edge']) addColumn(orders, column)
  const others = new DatabaseSync(file)
  others.exec('PRAGMA busy_timeout = 2000; PRAGMA synchronous = NORMAL;')

  const insert = orders.prepare(`
    INSERT INTO orders (scope, key, body_hash, state, created, attempt, edge)
    SELECT :accountId, :key, :bodyHash, 'sending', :now, :attempt, :edge
    WHERE :madeAt IS NULL OR :madeAt >= (SELECT continuous_since FROM journal)
    ON CONFLICT DO NOTHING`)
  const select = orders.prepare(`
    SELECT orders.*, coalesce(alive_at, 0) AS alive_at FROM orders LEFT JOIN processes USING (edge)
    WHERE scope = :accountId AND key = :key`)
  const finish = orders.prepare(`
    UPDATE orders SET state = :state, status = :status, type = :type, answer = :text
    WHERE scope = :accountId AND key = :key AND attempt = :attempt`)
  const remove = orders.prepare('DELETE FROM orders WHERE scope = :accountId AND key = :key AND attempt = :attempt')

  const ownBeat = others.prepare('SELECT beat FROM processes WHERE edge = ?')
  const newestBeat = others.prepare('SELECT max(alive_at) AS alive_at FROM processes')
  const setContinuousSince = others.prepare('UPDATE journal SET continuous_since = max(continuous_since, ?)')
  const writeBeat = others.prepare('INSERT OR REPLACE INTO processes VALUES (?, ?, ?)')
  const writeMark = others.prepare(`
    INSERT OR REPLACE INTO ended_sessions (name, before, kept_sid, expires)
    SELECT :name, :before, :keptSid, :expires
    WHERE NOT EXISTS (SELECT 1 FROM ended_sessions WHERE name = :name AND before > :before)`)
  const selectMarks = others.prepare('SELECT * FROM ended_sessions WHERE position > ? ORDER BY position')

  function mayMissRows(edge: string, last: number, now: number): boolean {
    if (last > 0) return Number(ownBeat.get(edge)?.['beat'] ?? -1) < last
    const newest = newestBeat.get()?.['alive_at'] ?? null
    return newest === null || now - Number(newest) > maxSilence
  }

  return {
    prepare: async () => {},
    beat: async (edge, last) =>
      inTransaction(others, () => {
        const now = Date.now()
        const mayMiss = mayMissRows(edge, last, now)
        if (mayMiss) setContinuousSince.run(now)
        writeBeat.run(edge, last + 1, now)
        return { mayMissRows: mayMiss }
      }),
    insertOrder: async ({ age, ...order }) => {
      const now = Date.now()
      return insert.run({ ...order, now, madeAt: age === null ? null : now - age }).changes === 1
    },
    findOrder: async ({ accountId, key }) => storedOrder(select.get({ accountId, key }), Date.now()),
    finishOrder: async ({ accountId, key, attempt }, final) => {
      const { status = null, type = null } = final.state === 'answered' ? final.response : {}
      const text = final.state === 'answered' ? textOf(final.response) : null
      finish.run({ accountId, key, attempt, state: final.state, status, type, text })
    },
    deleteOrder: async ({ accountId, key, attempt }) => void remove.run({ accountId, key, attempt }),
    endSession: async (mark) => void writeMark.run(mark),
    readEndMarks: async (position) => {
      const rows = selectMarks.all(Number(position ?? 0))
      return { marks: rows.map(endMark), position: rows.at(-1)?.['position']?.toString() ?? position }
    },
    clean: async () =>
      inTransaction(orders, () => {
        const now = Date.now()
        orders.prepare('UPDATE journal SET continuous_since = max(continuous_since, ?)').run(now - retention)
        orders.prepare('DELETE FROM orders WHERE created < ?').run(now - retention)
        orders.prepare('DELETE FROM processes WHERE alive_at < ?').run(now - day)
        orders.prepare('DELETE FROM ended_sessions WHERE expires < ?').run(now)
        return { mayBeLeft: false }
      }),
    close: async () => {
      orders.close()
      others.close()
    },
  }
}

function addColumn(database: DatabaseSync, column: string): void {
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all('orders')
  if (columns.some(({ name }) => name === column)) return
  try {
    database.exec(`ALTER TABLE orders ADD COLUMN ${column} TEXT`)
  } catch (error) {
    // Another process that starts at the same time has added it.
    if (!(error instanceof Error && error.message.includes('duplicate column'))) throw error
  }
}

/** `IMMEDIATE`, because a transaction that reads first could not wait for another writer. */
function inTransaction<T>(database: DatabaseSync, run: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = run()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

type Row = Readonly<Record<string, unknown>>

function storedOrder(row: Row | undefined, now: number): StoredOrder | null {
  if (row === undefined) return null
  const bodyHash = String(row['body_hash'])
  if (row['state'] === 'unknown') return { state: 'unknown', bodyHash }
  if (row['state'] !== 'answered') {
    return { state: 'sending', bodyHash, isEdgeAlive: now - Number(row['alive_at']) < stoppedAfter }
  }
  const type = row['type'] === 'json' ? 'json' : 'text'
  return { state: 'answered', bodyHash, response: textResponse(Number(row['status']), type, String(row['answer'])) }
}

const endMark = (row: Row): EndMark => ({
  name: String(row['name']),
  before: Number(row['before']),
  keptSid: row['kept_sid'] === null ? null : String(row['kept_sid']),
  expires: Number(row['expires']),
})
