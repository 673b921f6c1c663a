import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import * as v from 'valibot'

/** Files of other versions are recreated with seed data. */
const schemaVersion = 9

/** What has the database open. */
export type Store = { readonly db: DatabaseSync }

/** Opens the database file (or ':memory:'); `isNew` is true if it has no data yet. */
export function openDatabase(file: string): Store & { isNew: boolean } {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  // Other processes may read the file while the server writes.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 3000')
  const found = v.parse(v.object({ user_version: v.number() }), db.prepare('PRAGMA user_version').get())
  if (found.user_version === schemaVersion) return { db, isNew: false }
  recreateTables({ db })
  return { db, isNew: true }
}

/** Drops all tables and creates empty ones; demo data is not migrated. */
export function recreateTables({ db }: Store): void {
  const Table = v.object({ name: v.string() })
  db.exec('PRAGMA foreign_keys = OFF')
  inTransaction({ db }, () => {
    const tables = all(
      { db },
      Table,
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    for (const { name } of tables) db.exec(`DROP TABLE ${name}`)
    db.exec(readFileSync(new URL('./schema.sql', import.meta.url), 'utf8'))
    db.exec(`PRAGMA user_version = ${schemaVersion}`)
  })
  db.exec('PRAGMA foreign_keys = ON')
}

/** Runs `work` in a transaction, which is rolled back if it throws. */
export function inTransaction<Result>({ db }: Store, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}

/** A column that holds an object as JSON. */
export const JsonRecord = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** The rows of a query, each checked against the schema. */
export function all<Schema extends v.GenericSchema>(
  { db }: Store,
  schema: Schema,
  sql: string,
  ...values: SQLInputValue[]
): v.InferOutput<Schema>[] {
  return v.parse(v.array(schema), db.prepare(sql).all(...values))
}

/** The first row of a query, or undefined. */
export const one = <Schema extends v.GenericSchema>(...query: Parameters<typeof all<Schema>>) => all(...query)[0]

/** Whether a query has a row. */
export const has = ({ db }: Store, sql: string, ...values: SQLInputValue[]): boolean =>
  db.prepare(sql).get(...values) !== undefined

/** Values by their columns. */
export type Row = Record<string, SQLInputValue>

/** Inserts a row and returns its row number. @param onConflict the clause for a row that exists already */
export function insert({ db }: Store, table: string, row: Row, onConflict = ''): number {
  const columns = Object.keys(row)
  const values = columns.map(() => '?').join(', ')
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values}) ${onConflict}`
  return Number(db.prepare(sql).run(...Object.values(row)).lastInsertRowid)
}

/** Runs a statement and returns the number of changed rows. */
export const run = ({ db }: Store, sql: string, ...values: SQLInputValue[]): number =>
  Number(db.prepare(sql).run(...values).changes)
