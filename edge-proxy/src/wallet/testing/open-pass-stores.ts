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
  /** Brings the tables, as the version before `edge_wallet_passes_due` left them, up to date. */
  upgrade: () => Promise<void>
  /** As another start of an edge. */
  startAgain: () => Promise<void>
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
  const startAgain = (): Promise<void> => openSqliteStore(dataDir).close()
  const upgrade = async (): Promise<void> => {
    const database = connect(dataDir)
    database.exec(`
      DROP INDEX wallet_passes_due;
      CREATE INDEX wallet_passes_checked ON wallet_passes (checked) WHERE state <> 'ended'`)
    database.close()
    await startAgain()
  }
  return { one, other, clean: store.clean, skipPositions, upgrade, startAgain }
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
  const [one, other] = [openPostgresPassStore(first), openPostgresPassStore(second)]
  const startAgain = (): Promise<void> => store.prepare()
  const upgrade = async (): Promise<void> => {
    await first.query(`
      DELETE FROM edge_migrations WHERE name = '0006-wallet-checks.sql';
      DROP INDEX edge_wallet_passes_due;
      CREATE INDEX edge_wallet_passes_checked ON edge_wallet_passes (checked) WHERE state <> 'ended'`)
    await startAgain()
  }
  return { one, other, clean: store.clean, skipPositions, upgrade, startAgain }
}
