import * as v from '../schema/schema.ts'
import type { EncryptedStorage } from '../storage/encrypted-storage.ts'
import { SessionState } from './state.ts'

/** The local-storage key the specification fixes (spec §3). */
export const stateKey = 'state'

/** The stored session, or null if there is none or it is not ours any more: a clean logged-out start. */
export async function loadState(storage: EncryptedStorage): Promise<SessionState | null> {
  const text = await storage.read(stateKey)
  if (text === null) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SessionState), text)
  return parsed.success ? parsed.output : null
}

export const saveState = (storage: EncryptedStorage, state: SessionState): Promise<void> =>
  storage.write(stateKey, JSON.stringify(state))
