import { defaultDatabaseFile } from './database-file.ts'
import { openState } from './state/state.ts'

/** `npm run reset --workspace sandbox`: restores the seed data, also while the sandbox is running. */
const state = openState({
  databaseFile: process.env['SANDBOX_DATABASE'] ?? defaultDatabaseFile,
  origin: process.env['SANDBOX_ORIGIN'] ?? `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? 3100}`,
})
state.reset()
state.close()
console.log('The sandbox has its seed data again.')
