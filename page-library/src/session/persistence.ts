import * as v from '@portal/shared-contracts/schema'
import { fromWire, isObject, toWire } from '@portal/shared-contracts/calls/wire-names'
import type { EncryptedStorage } from '../storage/encrypted-storage.ts'
import { SessionState } from './state.ts'

/** The key in local storage, fixed by docs/product/session.md. */
export const stateKey = 'state'

/** The stored session, or null if there is none, it cannot be read or it contradicts itself. */
export async function loadState(storage: EncryptedStorage): Promise<SessionState | null> {
  const text = v.safeParse(v.pipe(v.string(), v.parseJson()), await storage.read(stateKey))
  const stored = fromStored(text.output)
  const state = v.safeParse(SessionState, stored)
  if (!state.success || !hasTypesOf(stored, state.output)) return null
  return isConsistent(state.output) ? state.output : null
}

export const saveState = (storage: EncryptedStorage, state: SessionState): Promise<void> =>
  storage.write(stateKey, JSON.stringify(storedState(state)))

/** The state as it is stored, with the field names of the wire. */
export const storedState = (state: SessionState): Record<string, unknown> => ({
  ...toWire(state),
  userData: state.userData && toWire(state.userData),
})

function fromStored(stored: unknown): unknown {
  const state = fromWire(stored)
  return isObject(state) && 'userData' in state ? { ...state, userData: fromWire(state['userData']) } : state
}

/**
 * Whether the stored fields have the types of those that were read. Schemas of responses read a field of another
 * type as empty; in the stored state it means damage. A field that an older version did not store may be absent.
 */
function hasTypesOf(stored: unknown, read: unknown): boolean {
  if (stored === undefined) return true
  if (isObject(read))
    return isObject(stored) && Object.entries(read).every(([name, value]) => hasTypesOf(stored[name], value))
  return typeof stored === typeof read && (stored === null) === (read === null)
}

/** A login has user data and an access token; without a login there is neither. */
const isConsistent = ({ isLoggedIn, userData, token }: SessionState): boolean =>
  isLoggedIn === (userData !== null) && isLoggedIn === (token !== null)
