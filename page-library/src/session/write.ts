import type { WritableAtom } from 'nanostores'
// By its public name, so that a bundle that shares the session writes to the shared atoms.
import { $loyalty, $restored, $state } from '@portal/page-library/session'
import type { LoginResponse } from '@portal/shared-contracts/calls/session'
import { type ChangedUserData, type UserData, userOf } from '@portal/shared-contracts/calls/user-data'
import { isSameMember, mergeUserData } from './merge-user-data.ts'
import { emptyState, type SessionState } from './state.ts'

// The only code that changes the session. A lint rule allows the shell and mfe-auth to import it.
const state = $state as WritableAtom<SessionState>
const loyalty = $loyalty as WritableAtom<'available' | 'unavailable'>
const restored = $restored as WritableAtom<boolean>

const change = (part: Partial<SessionState>): void => state.set({ ...state.get(), ...part })

/** Ignores responses that arrive after the member has signed out. */
const changeMember = (part: Partial<SessionState>): void => {
  if (state.get().isLoggedIn) change(part)
}

/** Sets a stored or an empty state and ends the status `restoring`. */
export function restoreSession(stored: SessionState | null): void {
  state.set(stored ?? emptyState)
  restored.set(true)
}

export function signIn(response: LoginResponse, now: number): void {
  change({
    isLoggedIn: true,
    userData: userOf(response),
    token: response.meta.accessToken,
    refreshToken: response.refreshToken,
    secureToken: response.secureToken,
    externalSessionId: response.externalSessionId,
    loginTime: now,
    pointUpdateTime: now,
  })
}

/** Removes the member and all tokens. */
export const signOut = (): void => state.set(emptyState)

/** Stores a refreshed access token and the time of the refresh. */
export const renewAccessToken = (token: string, now: number): void => changeMember({ token, loginTime: now })

/** Stores the profile of an upgrade, which ends `webshopOnly`, and its access token if it has one. */
export function joinProgramme(userData: ChangedUserData, token?: string): void {
  const current = storedUserOf(userData)
  if (current === null) return
  const joined = { ...mergeUserData(current, userData), webshopOnly: false }
  changeMember({ userData: joined, ...(token !== undefined && { token }) })
}

/** Stores a changed profile, unless another member has signed in since. */
export function setUserData(userData: ChangedUserData): void {
  const current = storedUserOf(userData)
  if (current !== null) changeMember({ userData: mergeUserData(current, userData) })
}

/** The stored user, or null if the user data are of another one. */
function storedUserOf(userData: ChangedUserData): UserData | null {
  const current = state.get().userData
  return current !== null && isSameMember(current, userData) ? current : null
}

export const setLoyaltyToken = (token: string): void => change({ loyaltyToken: token })

export function setPoints(points: number, now: number): void {
  const { userData } = state.get()
  if (userData !== null) changeMember({ userData: { ...userData, loyaltyPoints: points }, pointUpdateTime: now })
}

export const setLoyaltyAvailability = (availability: 'available' | 'unavailable'): void => loyalty.set(availability)
