import { openDatabase, recreateTables } from './database.ts'
import type { Database } from './database.ts'
import { writeCatalogue } from './catalogue-seed.ts'
import { createFaults } from './faults.ts'
import type { Faults } from './faults.ts'
import { seed } from './seed.ts'
import { createSettings } from './settings.ts'
import type { Settings } from './settings.ts'

/** Everything the sandbox knows. The clock is a parameter so that tests can let tokens and locks expire. */
export interface SandboxState {
  readonly db: Database
  /** Where the sandbox is reached; pictures are addressed by it. */
  readonly origin: string
  /** Where the portal is reached; links in e-mails without a given address are built from it. */
  readonly portalOrigin: string
  readonly now: () => Date
  readonly faults: Faults
  readonly settings: Settings
  reset(): void
  close(): void
}

export interface StateOptions {
  databaseFile: string
  origin: string
  portalOrigin?: string
  now?: () => Date
}

/** Opens the state; an empty file is seeded, a known one keeps its bookings and gets fresh coupon dates. */
export function openState({ databaseFile, origin, portalOrigin, now }: StateOptions): SandboxState {
  const { db, isNew } = openDatabase(databaseFile)
  const state: SandboxState = {
    db,
    origin,
    portalOrigin: portalOrigin ?? 'http://localhost:3000',
    now: now ?? (() => new Date()),
    faults: createFaults(),
    settings: createSettings(),
    reset() {
      recreateTables(db)
      state.faults.clear()
      state.settings.clear()
      seed(state)
    },
    close: () => db.close(),
  }
  if (isNew) seed(state)
  // A file that lay around for months would otherwise only hold expired rewards.
  else writeCatalogue(state)
  return state
}
