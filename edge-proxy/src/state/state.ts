import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import { createFaultLog } from '../http/fault-log.ts'
import type { Metrics } from '../http/metrics.ts'
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts'
import { createJournal } from './journal.ts'
import { openPool, UnusableDatabaseError } from './postgres-pool.ts'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** ms between two beats, the time in which a fault is noticed and its end too. */
const interval = 2_000
const cleaningInterval = 10 * 60 * 1000

/**
 * What edges share: PostgreSQL with DATABASE_URL, else SQLite in DATA_DIR, which always keeps the ended sessions. A
 * database that is gone, also at the start, is a fault until it is back. @throws Error if DATA_DIR cannot be written
 */
export function openState({ databaseUrl, dataDir, limits }: EdgeConfig, logger: Logger, metrics: Metrics) {
  const database = databaseUrl === null ? null : openPool(databaseUrl, () => void check())
  const disk = openSqliteStore(dataDir)
  const store = database === null ? disk : openPostgresStore(database)
  const edge = randomUUID()
  const logFault = createFaultLog((reason) => logger.error({ reason }, 'orders are refused'))
  let fault = database === null ? null : 'the database has not answered yet'
  let checking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const journal = createJournal({
    store,
    edge,
    lastBeat: () => beat.last(),
    fault: () => fault,
    onUnwritten: () => metrics.count('edge_order_outcomes_unwritten_total', {}),
    maxOrderTime: limits.connectTimeout + limits.headersTimeout + limits.bodyTimeout,
  })
  const endedSessions = createEndedSessions(store, database === null ? null : disk, () => fault === null)
  const beat = createBeat(store, edge, endedSessions, logger)

  function setFault(reason: string | null): void {
    logFault(reason)
    fault = reason
  }

  /** Beats and writes what is waiting; one at a time. */
  function check(): Promise<void> {
    if (isClosed) return Promise.resolve()
    clearTimeout(timer)
    checking ??= beat
      .write(fault !== null)
      .then(() => {
        setFault(null)
        return journal.flush()
      })
      .catch((error: unknown) => setFault(reasonOf(error)))
      .finally(() => {
        checking = null
        if (!isClosed) timer = setTimeout(() => void check(), interval).unref()
      })
    return checking
  }

  const asked = check()
  async function close(): Promise<void> {
    isClosed = true
    clearTimeout(timer)
    await checking
    await journal.flush()
    await disk.close()
    await database?.end()
  }
  return {
    journal,
    endedSessions,
    database,
    /** Why the store cannot be used, for people; null while it can. */
    fault: () => fault,
    /** Resolves when the store has been asked for the first time, also if it is gone. */
    asked,
    close,
  }
}

/**
 * Tells the store that this process lives, reads ended sessions (`isAll`: all, after a fault), and every ten minutes
 * deletes old rows.
 */
function createBeat(store: Store, edge: string, endedSessions: EndedSessions, logger: Logger) {
  let beats = 0
  let nextCleaning = 0

  /** A failure does not refuse orders, which need no deleted rows. */
  async function clean(): Promise<void> {
    nextCleaning = performance.now() + cleaningInterval
    endedSessions.clean(Date.now())
    await store.clean().catch((error: unknown) => {
      logger.error({ reason: codeOf(error) }, 'old rows of the store were not deleted')
    })
  }

  async function write(isAll: boolean): Promise<void> {
    if (beats === 0 || isAll) await store.prepare()
    // Before all that writes, so that a locked file hides no ended session.
    await endedSessions.refresh(isAll)
    const { mayMissRows } = await store.beat(edge, beats)
    beats += 1
    if (mayMissRows) logger.info('order journal begins anew: orders sent before are not sent again')
    if (performance.now() >= nextCleaning) await clean()
  }
  return { write, last: () => beats }
}

/** PostgreSQL's code for a write to a standby. */
const readOnly = '25006'

function reasonOf(error: unknown): string {
  if (error instanceof UnusableDatabaseError) return error.message
  const code = codeOf(error)
  return code === readOnly
    ? 'the database is read-only, as a standby is; DATABASE_URL must lead to the primary'
    : `the order journal cannot be written (${code})`
}

/** Names the failure without its message, which may hold the address of the database. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
