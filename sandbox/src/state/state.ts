import * as v from 'valibot'
import { fullCatalogue } from '../catalogue/catalogue.ts'
import { all, insert, openDatabase, recreateTables } from './database.ts'
import { writeCatalogue } from './catalogue-seed.ts'
import { createFaults } from './faults.ts'
import { seed } from './seed.ts'
import type { SandboxState } from './sandbox-state.ts'

export type StateOptions = Pick<SandboxState, 'origin'> &
  Partial<Pick<SandboxState, 'portalOrigin' | 'playgroundOrigin' | 'now' | 'catalogue'>> & { databaseFile: string }

const GoogleClass = v.object({ id: v.string(), kind: v.string(), content: v.string() })

/** Opens the state; a new file gets seed data, an existing one keeps its data and gets new coupon dates. */
export function openState({ databaseFile, origin, ...options }: StateOptions): SandboxState {
  const { db, isNew } = openDatabase(databaseFile)
  const state: SandboxState = {
    db,
    origin,
    portalOrigin: options.portalOrigin ?? 'http://localhost:3000',
    ...(options.playgroundOrigin !== undefined && { playgroundOrigin: options.playgroundOrigin }),
    now: options.now ?? (() => new Date()),
    catalogue: options.catalogue ?? fullCatalogue,
    faults: createFaults(),
    settings: new Map(),
    reset() {
      // The edge makes Google's class when it starts, and not again after a reset.
      const classes = all(state, GoogleClass, `SELECT id, kind, content FROM googlePasses WHERE kind = 'loyaltyClass'`)
      recreateTables(state)
      for (const row of classes) insert(state, 'googlePasses', row)
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
