import { atom, computed, type ReadableAtom } from 'nanostores'
import { accountIdOf, type UserData } from '@portal/shared-contracts/calls/user-data'
import { emptyState, type SessionState } from './state.ts'

export type { SessionState } from './state.ts'

/** `restoring` until the page is hydrated and the stored state has been read. */
export type SessionStatus = 'restoring' | 'anonymous' | 'member'

/** The one session of the page. Only `session/write` may change these atoms. */
export const $state: ReadableAtom<SessionState> = atom(emptyState)
export const $restored: ReadableAtom<boolean> = atom(false)

/** Whether the loyalty platform is available; pages show maintenance if not. Not stored. */
export const $loyalty: ReadableAtom<'available' | 'unavailable'> = atom('available')

export const $status: ReadableAtom<SessionStatus> = computed([$state, $restored], (state, restored) => {
  if (!restored) return 'restoring'
  return state.isLoggedIn && state.userData !== null ? 'member' : 'anonymous'
})

export const $userData: ReadableAtom<UserData | null> = computed($state, (state) => state.userData)

/** A member without a loyalty account sees the logged-out menu. */
export const $hasLoyaltyAccount: ReadableAtom<boolean> = computed(
  $userData,
  (user) => user !== null && accountIdOf(user) !== null,
)

/** The sealed tokens the api client sends. */
export const sessionTokens = (): { accessToken: string | null; loyaltyToken: string | null } => {
  const state = $state.get()
  return { accessToken: state.token, loyaltyToken: state.loyaltyToken }
}
