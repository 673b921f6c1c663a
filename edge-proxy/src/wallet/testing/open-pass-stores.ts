import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { openPool } from '../../state/postgres-pool.ts'
import { openPostgresStore } from '../../state/postgres-store.ts'
import { connect } from '../../state/sqlite-connection.ts'
import { openSqliteStore } from '../../state/sqlite-store.ts'
import { installPostgres, startPostgres, type PostgresServer } from '../../state/testing/postgres-server.ts'
import type { PassStore } from '../passes/pass-store.ts'
import { openPostgresPassStore } from '../passes/postgres-pass-store.ts'
import { openSqlitePassStore } from '../passes/sqlite-pass-store.ts'

/** Whether there is PostgreSQL, which a test may have to install. */
export const hasPostgres = installPostgres()

let postgres: PostgresServer | undefined
const closings: (() => unknown)[] = []

/** Starts PostgreSQL before the tests of the file that calls it, and closes it and what they have opened after them. */
export function usePassStores(): void {
  beforeAll(async () => {
    if (hasPostgres) postgres = await startPostgres()
  })
  afterAll(async () => {
    for (const close of closings.splice(0).toReversed()) await close()
    await postgres?.[Symbol.asyncDispose]()
  })
}

/** A new store, opened by two edges, and its cleaning. */
type Opened = {
  one: PassStore
  other: PassStore
  clean: (registrations?: number) => Promise<void>
  /** As after a million further registrations of phones that were known. */
  skipPositions: () => Promise<void>
}

/** A store in a file of SQLite. */
export async function newFolder(): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'passes-'))
  const store = openSqliteStore(dataDir)
  const [one, other] = [openSqlitePassStore(dataDir), openSqlitePassStore(dataDir)]
  closings.push(() => rmSync(dataDir, { recursive: true }), store.close, one.close, other.close)
  const skipPositions = async (): Promise<void> => {
    const database = connect(dataDir)
    database.exec("UPDATE sqlite_sequence SET seq = seq + 1000000 WHERE name = 'wallet_registrations'")
    database.close()
  }
  return { one, other, clean: store.clean, skipPositions }
}

let databases = 0

/** A store in a database of PostgreSQL. */
export async function newDatabase(): Promise<Opened> {
  const { url = '' } = postgres ?? {}
  const admin = new Pool({ connectionString: url })
  await admin.query(`CREATE DATABASE passes_${++databases}`)
  await admin.end()
  const [first, second] = [1, 2].map(() => openPool(url.replace(/\w+$/, `passes_${databases}`), () => {}))
  if (!first || !second) throw new Error('no pools')
  closings.push(
    () => first.end(),
    () => second.end(),
  )
  const store = openPostgresStore(first)
  await store.prepare()
  const skipPositions = async (): Promise<void> => {
    await first.query("SELECT setval('edge_wallet_registrations_position_seq', 2000000)")
  }
  return { one: openPostgresPassStore(first), other: openPostgresPassStore(second), clean: store.clean, skipPositions }
}
