import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { textResponse, textOf, type BackendResponse } from '../http/response.ts'

/** An order is known by the account it belongs to and the page's key. */
export type OrderId = { scope: string; key: string }

export type JournalEntry =
  | { state: 'sending'; bodyHash: string }
  | { state: 'unknown'; bodyHash: string }
  | { state: 'answered'; bodyHash: string; answer: BackendResponse }

export type Journal = {
  find: (id: OrderId) => JournalEntry | null
  /** Writes the intent, durably, before anything is sent. Throws if the key is taken. */
  begin: (id: OrderId, bodyHash: string, now: number) => void
  answered: (id: OrderId, answer: BackendResponse) => void
  unknown: (id: OrderId) => void
  /** Nothing was sent: the key is free again. */
  forget: (id: OrderId) => void
  close: () => void
}

const kept = 40 * 24 * 60 * 60 * 1000

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
 * The durable order journal (design §4): after a crash it still knows what may have been
 * sent. `synchronous = FULL`, because a lost intent could become a second order. `now` in ms.
 */
export function openJournal(dataDir: string, now: number): Journal {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(dataDir, 'orders.sqlite'))
  database.exec(schema)
  database.prepare('DELETE FROM orders WHERE created < ?').run(now - kept)
  const select = database.prepare('SELECT * FROM orders WHERE scope = ? AND key = ?')
  const insert = database.prepare(
    `INSERT INTO orders (scope, key, body_hash, state, created) VALUES (?, ?, ?, 'sending', ?)`,
  )
  const answer = database.prepare(
    `UPDATE orders SET state = 'answered', status = ?, type = ?, answer = ? WHERE scope = ? AND key = ?`,
  )
  const lose = database.prepare(`UPDATE orders SET state = 'unknown' WHERE scope = ? AND key = ?`)
  const remove = database.prepare('DELETE FROM orders WHERE scope = ? AND key = ?')
  return {
    find: ({ scope, key }) => entryOf(select.get(scope, key)),
    begin: ({ scope, key }, bodyHash, at) => void insert.run(scope, key, bodyHash, at),
    answered: ({ scope, key }, given) => void answer.run(given.status, given.type, textOf(given), scope, key),
    unknown: ({ scope, key }) => void lose.run(scope, key),
    forget: ({ scope, key }) => void remove.run(scope, key),
    close: () => database.close(),
  }
}

function entryOf(row: Record<string, unknown> | undefined): JournalEntry | null {
  if (row === undefined) return null
  const bodyHash = String(row['body_hash'])
  if (row['state'] === 'unknown') return { state: 'unknown', bodyHash }
  if (row['state'] !== 'answered') return { state: 'sending', bodyHash }
  const type = row['type'] === 'json' ? 'json' : 'text'
  return { state: 'answered', bodyHash, answer: textResponse(Number(row['status']), type, String(row['answer'])) }
}
