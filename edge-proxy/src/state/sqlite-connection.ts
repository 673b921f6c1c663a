import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

/** The file of the store in DATA_DIR. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'orders.sqlite')

/** A connection to the file, which is there, for what may be lost in a power failure. */
export function connect(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(sqliteFile(dataDir))
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0;')
  return database
}

/** ms for which an operation waits for other processes, and most ms between two tries. */
export const maxWait = 2_000
const maxPause = 100

/** Whether another connection has locked the file: the low byte of SQLite's result code. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5

/** Runs an operation as soon as no other process has locked the file. @throws Error after two seconds */
export async function whenFree<T>(run: () => T): Promise<T> {
  const until = performance.now() + maxWait
  for (let pause = 2; ; pause = Math.min(2 * pause, maxPause)) {
    try {
      return run()
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error
    }
    await delay(pause)
  }
}

/** `IMMEDIATE`, because a transaction that reads first could not be repeated when another one writes meanwhile. */
export function inTransaction<T>(database: DatabaseSync, run: () => T): T {
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
