import * as v from '../schema/schema.ts'
import type { EncryptedStorage } from '../storage/encrypted-storage.ts'
import { SessionState } from './state.ts'

/** The key in local storage, fixed by docs/product/session.md. */
export const stateKey = 'state'

/** The stored session, or null if there is none or it cannot be read. */
export async function loadState(storage: EncryptedStorage): Promise<SessionState | null> {
  const text = await storage.read(stateKey)
  if (text === null) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SessionState), text)
  return parsed.success ? parsed.output : null
}

export const saveState = (storage: EncryptedStorage, state: SessionState): Promise<void> =>
  storage.write(stateKey, JSON.stringify(state))
