import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { privateFile, privateFolder } from '../config/private-files.ts'
import { textOf } from '../http/response.ts'
import { connect, inTransaction, maxWait, sqliteFile, whenFree } from './sqlite-connection.ts'
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

const day = 24 * 60 * 60 * 1000

const schema = readFileSync(new URL('./sqlite-schema.sql', import.meta.url), 'utf8')

/**
 * A file in DATA_DIR, which processes of one machine may share. Orders are written with `synchronous = FULL`, because a
 * lost row could become a second order; all else may be lost in a power failure.
 * @throws Error if DATA_DIR cannot be written
 */
export function openSqliteStore(dataDir: string): Store {
  const { orders, others } = openDatabases(dataDir)
  const ofSending = 'WHERE scope = :accountId AND key = :key AND attempt = :sendingId'
  const insert = orders.prepare(`
    INSERT INTO orders (scope, key, body_hash, state, created, attempt, edge)
    SELECT :accountId, :key, :bodyHash, 'sending', :now, :sendingId, :edge
    WHERE :madeAt IS NULL OR :madeAt >= (SELECT continuous_since FROM journal)
      AND EXISTS (SELECT 1 FROM processes WHERE edge = :edge AND beat >= :beat)
    ON CONFLICT DO NOTHING`)
  const select = orders.prepare(`
    SELECT body_hash AS bodyHash, state, status, type, CAST(answer AS BLOB) AS bytes,
      coalesce(alive_at, 0) > :deadAt AS isEdgeAlive
    FROM orders LEFT JOIN processes USING (edge) WHERE scope = :accountId AND key = :key`)
  const finish = orders.prepare(
    `UPDATE orders SET state = :state, status = :status, type = :type, answer = :text ${ofSending}`,
  )
  const remove = orders.prepare(`DELETE FROM orders ${ofSending}`)
  const writeMark = others.prepare(`
    INSERT OR REPLACE INTO ended_sessions (name, before, kept_sid, expires)
    SELECT :name, :before, :keptSid, :expires
    WHERE NOT EXISTS (SELECT 1 FROM ended_sessions WHERE name = :name AND before > :before)`)
  const selectMarks = others.prepare(`
    SELECT position, name, before, kept_sid AS keptSid, expires FROM ended_sessions
    WHERE position > ? ORDER BY position LIMIT ${pageSize}`)

  return {
    prepare: async () => {},
    beat: createBeat(others),
    insertOrder: ({ age, ...order }) => {
      const now = Date.now()
      const row = { ...order, now, madeAt: age === null ? null : now - age }
      return whenFree(() => insert.run(row).changes === 1)
    },
    findOrder: ({ accountId, key }) =>
      whenFree(() => {
        const row = select.get({ accountId, key, deadAt: Date.now() - stoppedAfter })
        return storedOrder(row as OrderRow | undefined)
      }),
    finishOrder: ({ accountId, key, sendingId }, final) => {
      const { status = null, type = null } = final.state === 'answered' ? final.response : {}
      const text = final.state === 'answered' ? textOf(final.response) : null
      return whenFree(() => void finish.run({ accountId, key, sendingId, state: final.state, status, type, text }))
    },
    deleteOrder: ({ accountId, key, sendingId }) => whenFree(() => void remove.run({ accountId, key, sendingId })),
    writeEndMarks: (marks) => whenFree(() => inTransaction(others, () => marks.forEach((mark) => writeMark.run(mark)))),
    readEndMarks: (position) => readEndMarks(selectMarks, position),
    clean: (registrations = maxRegistrations) => whenFree(() => clean(orders, registrations)),
    close: async () => {
      orders.close()
      others.close()
    },
  }
}

/** Two connections to the file: one for orders, one for all else. */
function openDatabases(dataDir: string): { orders: DatabaseSync; others: DatabaseSync } {
  mkdirSync(dataDir, { recursive: true, mode: privateFolder })
  const file = sqliteFile(dataDir)
  // SQLite gives its other files the mode of this one.
  closeSync(openSync(file, 'a', privateFile))
  const orders = new DatabaseSync(file, { timeout: maxWait })
  // From here on `whenFree` waits, because SQLite would hold up all other requests meanwhile.
  orders.exec(`${schema} PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0;`)
  return { orders, others: connect(dataDir) }
}

async function* readEndMarks(select: StatementSync, since: string | null): AsyncGenerator<EndMarkPage> {
  let position = since
  for (;;) {
    const from = Number(position ?? 0)
    const rows = await whenFree(() => select.all(from) as (EndMark & { position: number })[])
    position = rows.at(-1)?.position.toString() ?? position
    yield { marks: rows.map(({ name, before, keptSid, expires }) => ({ name, before, keptSid, expires })), position }
    if (rows.length < pageSize) return
    // Other requests have their turn between two pages.
    await setImmediate()
  }
}

function createBeat(database: DatabaseSync): Store['beat'] {
  const ownBeat = database.prepare('SELECT beat FROM processes WHERE edge = ?')
  const newestBeat = database.prepare('SELECT max(alive_at) AS alive_at FROM processes')
  const setContinuousSince = database.prepare(`
    INSERT INTO journal VALUES (1, ?)
    ON CONFLICT (one) DO UPDATE SET continuous_since = max(continuous_since, excluded.continuous_since)`)
  const writeBeat = database.prepare('INSERT OR REPLACE INTO processes VALUES (?, ?, ?)')

  function missesRows(edge: string, last: number, now: number): boolean {
    if (last > 0) return Number(ownBeat.get(edge)?.['beat'] ?? -1) < last
    const newest = newestBeat.get()?.['alive_at'] ?? null
    return newest === null || now - Number(newest) > maxSilence
  }

  return (edge, last) =>
    whenFree(() =>
      inTransaction(database, () => {
        const now = Date.now()
        const mayMissRows = missesRows(edge, last, now)
        if (mayMissRows) setContinuousSince.run(now)
        writeBeat.run(edge, last + 1, now)
        return { mayMissRows }
      }),
    )
}

function clean(database: DatabaseSync, registrations: number): void {
  const now = Date.now()
  const old = now - retention
  inTransaction(database, () =>
    database.exec(`
      UPDATE journal SET continuous_since = max(continuous_since, ${old});
      DELETE FROM orders WHERE created < ${old};
      DELETE FROM processes WHERE alive_at < ${now - day};
      DELETE FROM ended_sessions WHERE expires < ${now};
      DELETE FROM wallet_passes WHERE used < ${now - walletRetention.inNoWallet} AND (
        used < ${now - walletRetention.all} OR state = 'ended' OR google = 0 AND NOT EXISTS (
          SELECT 1 FROM wallet_registrations WHERE serial = wallet_passes.serial));
      DELETE FROM wallet_registrations WHERE seen < ${now - walletRetention.all}
        OR position <= (SELECT position FROM wallet_registrations ORDER BY position DESC LIMIT 1 OFFSET ${registrations});`),
  )
}
