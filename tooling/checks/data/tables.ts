import { DatabaseSync } from 'node:sqlite'
import { isTestFile, sourceFiles } from '../source-files.ts'

const sqliteSchemas = 'edge-proxy/src/**/*.sql'
const migrations = 'edge-proxy/migrations/*.sql'
const edgeSources = 'edge-proxy/src/**/*.ts'

/** A table that code creates, in its text. */
const createdByCode = /CREATE TABLE (?:IF NOT EXISTS )?\w+ \([^;'`]*\)/g

/** What SQLite writes otherwise than PostgreSQL: it has no unlogged tables, and a default that is a call needs parentheses. */
const forSqlite = (statements: string): string =>
  statements.replaceAll(/\bUNLOGGED\b/gi, '').replaceAll(/\bDEFAULT (\w+\(\))/gi, 'DEFAULT ($1)')

/** Tables and columns, as `orders` and `orders.key`, after these statements ran in an empty database. */
function namesAfter(statements: readonly string[]): string[] {
  const database = new DatabaseSync(':memory:')
  for (const name of ['now', 'clock_timestamp']) database.function(name, () => 0)
  try {
    for (const text of statements) database.exec(text)
    const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    return tables.all().flatMap(({ name: table }) => {
      const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(String(table))
      return [String(table), ...columns.map(({ name }) => `${table}.${name}`)]
    })
  } finally {
    database.close()
  }
}

/** The tables and columns of the edge, in SQLite and in PostgreSQL. @throws Error if SQLite does not understand a statement */
export function tableNames(folder: string): string[] {
  const sources = [...sourceFiles(folder, edgeSources)].filter(([file]) => !isTestFile(file))
  const created = sources.flatMap(([, text]) => text.match(createdByCode) ?? [])
  const ofSqlite = [...sourceFiles(folder, sqliteSchemas).values()]
  const ofPostgres = [...sourceFiles(folder, migrations).values()].map(forSqlite)
  return [...namesAfter(ofSqlite), ...namesAfter([...created, ...ofPostgres])]
}
