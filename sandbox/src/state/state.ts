import { openDatabase, recreateTables } from './database.ts'
import type { Database } from './database.ts'
import { writeCatalogue } from './catalogue-seed.ts'
import { createFaults } from './faults.ts'
import type { Faults } from './faults.ts'
import { seed } from './seed.ts'
import { createSettings } from './settings.ts'
import type { Settings } from './settings.ts'

/** The state of the sandbox. The clock is a parameter, so that tests can make tokens and locks expire. */
export interface SandboxState {
  readonly db: Database
  /** Origin of the sandbox, used in picture URLs. */
  readonly origin: string
  /** Origin of the portal, used in e-mail links if the call names no page. */
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

/** Opens the state; a new file gets seed data, an existing one keeps its data and gets new coupon dates. */
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
  else writeCatalogue(state)
  return state
}
