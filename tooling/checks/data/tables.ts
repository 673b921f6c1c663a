import { DatabaseSync } from 'node:sqlite'
import { isTestFile, sourceFiles } from '../source-files.ts'
import type { Found } from './syntax-tree.ts'

const ownFile = 'tooling/checks/data/tables.ts'
const kind = 'table or column'

/** A statement that changes tables, in any case, also over several lines. */
const changesTables =
  /\b(?:CREATE|ALTER)\s+(?:(?:OR\s+REPLACE|TEMP|TEMPORARY|UNLOGGED|VIRTUAL|MATERIALIZED|FOREIGN)\s+)*(?:TABLE|VIEW)\b/gi

/** What SQLite writes otherwise: it has no unlogged tables, and a default that is a call needs parentheses. */
const forSqlite = (statements: string): string =>
  statements.replaceAll(/\bUNLOGGED\b/gi, '').replaceAll(/\bDEFAULT (\w+\(\))/gi, 'DEFAULT ($1)')

/**
 * Tables and columns, as `orders` and `orders.key`, after these statements ran in an empty database.
 * @throws Error if SQLite does not understand one
 */
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

/** Tables and columns after the statements of these files, or a finding that says what SQLite does not understand. */
function namesOf(folder: string, files: string): Found<typeof kind>[] {
  try {
    return namesAfter([...sourceFiles(folder, files).values()].map(forSqlite)).map((name) => ({ kind, name }))
  } catch (error) {
    return [
      `${files}: the check reads them with SQLite: ${String(error)}: write it otherwise, or extend forSqlite in ${ownFile}`,
    ]
  }
}

/** Statements in code, which the check does not run. */
const statementsInCode = (folder: string): string[] =>
  [...sourceFiles(folder, 'edge-proxy/src/**/*.ts')].flatMap(([file, text]) =>
    [...(isTestFile(file) ? [] : text.matchAll(changesTables))].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${file}:${line}: changes tables: move the statement to a file that ends in .sql`
    }),
  )

/** The tables and columns of the edge, in SQLite and in PostgreSQL, and statements that the check cannot read. */
export const tableNames = (folder: string): Found<typeof kind>[] => [
  ...namesOf(folder, 'edge-proxy/src/**/*.sql'),
  ...namesOf(folder, 'edge-proxy/migrations/*.sql'),
  ...statementsInCode(folder),
]
