import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { textOf, textResponse, type BackendResponse } from '../http/response.ts'

/** Keys of different loyalty accounts are independent. */
export type OrderId = { accountId: string; key: string }

export type JournalEntry =
  | { state: 'sending' | 'unknown'; bodyHash: string }
  | { state: 'answered'; bodyHash: string; response: BackendResponse }

export type Journal = ReturnType<typeof openJournal>

/** ms; older entries are deleted at the start of the edge, and a request with their key is a new order. */
const retention = 40 * 24 * 60 * 60 * 1000

/** Files of earlier versions are not migrated, so columns and states keep their names. */
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 2000;
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
`

/**
 * The durable journal of orders: after a crash it still contains every order that may have been
 * sent. `synchronous = FULL`, because a lost entry could become a second order. `now` in ms.
 */
export function openJournal(dataDir: string, now: number) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(dataDir, 'orders.sqlite'))
  database.exec(schema)
  database.prepare('DELETE FROM orders WHERE created < ?').run(now - retention)
  const select = database.prepare('SELECT * FROM orders WHERE scope = ? AND key = ?')
  const insert = database.prepare(
    `INSERT INTO orders (scope, key, body_hash, state, created) VALUES (?, ?, ?, 'sending', ?)`,
  )
  const update = database.prepare(
    `UPDATE orders SET state = 'answered', status = ?, type = ?, answer = ? WHERE scope = ? AND key = ?`,
  )
  const updateUnknown = database.prepare(`UPDATE orders SET state = 'unknown' WHERE scope = ? AND key = ?`)
  const remove = database.prepare('DELETE FROM orders WHERE scope = ? AND key = ?')
  return {
    find: ({ accountId, key }: OrderId) => entryOf(select.get(accountId, key)),
    /** Writes the order attempt to disk before it is sent. Throws if the key exists. */
    begin: ({ accountId, key }: OrderId, bodyHash: string, at: number) => void insert.run(accountId, key, bodyHash, at),
    recordOutcome: ({ accountId, key }: OrderId, response: BackendResponse) =>
      void update.run(response.status, response.type, textOf(response), accountId, key),
    markUnknown: ({ accountId, key }: OrderId) => void updateUnknown.run(accountId, key),
    /** Frees the key of an order that was not accepted. */
    discard: ({ accountId, key }: OrderId) => void remove.run(accountId, key),
    close: () => database.close(),
  }
}

function entryOf(row: Record<string, unknown> | undefined): JournalEntry | null {
  if (row === undefined) return null
  const bodyHash = String(row['body_hash'])
  if (row['state'] === 'unknown') return { state: 'unknown', bodyHash }
  if (row['state'] !== 'answered') return { state: 'sending', bodyHash }
  const type = row['type'] === 'json' ? 'json' : 'text'
  return { state: 'answered', bodyHash, response: textResponse(Number(row['status']), type, String(row['answer'])) }
}
