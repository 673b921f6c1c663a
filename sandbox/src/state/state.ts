import { fullCatalogue } from '../catalogue/catalogue.ts'
import type { CatalogueEntry } from '../catalogue/entry.ts'
import { openDatabase, recreateTables } from './database.ts'
import { writeCatalogue } from './catalogue-seed.ts'
import { createFaults } from './faults.ts'
import { seed } from './seed.ts'
import type { SandboxState } from './sandbox-state.ts'

export type StateOptions = {
  databaseFile: string
  origin: string
  portalOrigin?: string
  /** Of the foreign shop that embeds the portal; the console links to it. */
  playgroundOrigin?: string
  now?: () => Date
  /** The whole catalogue unless given. */
  catalogue?: readonly CatalogueEntry[]
  /** Where rendered pictures are stored; in memory only unless given. */
  pictureFolder?: string
}

/** Opens the state; a new file gets seed data, an existing one keeps its data and gets new coupon dates. */
export function openState({
  databaseFile,
  origin,
  portalOrigin,
  now,
  catalogue,
  playgroundOrigin,
}: StateOptions): SandboxState {
  const { db, isNew } = openDatabase(databaseFile)
  const state: SandboxState = {
    db,
    origin,
    portalOrigin: portalOrigin ?? 'http://localhost:3000',
    playgroundOrigin: playgroundOrigin ?? null,
    now: now ?? (() => new Date()),
    catalogue: catalogue ?? fullCatalogue,
    faults: createFaults(),
    settings: new Map(),
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
