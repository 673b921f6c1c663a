import * as v from '../schema/schema.ts'
import type { Vault } from '../vault/browser-vault.ts'
import { SessionState } from './state.ts'

/** The local-storage key the specification fixes (spec §3). */
export const stateKey = 'state'

/** The stored session, or null if there is none or it is not ours any more: a clean logged-out start. */
export async function loadState(vault: Vault): Promise<SessionState | null> {
  const text = await vault.read(stateKey)
  if (text === null) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SessionState), text)
  return parsed.success ? parsed.output : null
}

export const saveState = (vault: Vault, state: SessionState): Promise<void> =>
  vault.write(stateKey, JSON.stringify(state))
