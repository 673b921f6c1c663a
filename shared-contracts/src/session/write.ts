import type { WritableAtom } from 'nanostores'
// By its public name, so that a bundle that shares the session writes to the shared atoms.
import { $loyalty, $restored, $state } from '@delikaterie/shared-contracts/session'
import { brand } from '../brand.ts'
import type { LoginAnswer } from '../calls/session.ts'
import { withPoints, type UserData } from '../calls/user-data.ts'
import { emptyState, type SessionState } from './state.ts'

// The session's writing door: the only code that stores tokens (design §2). Imported by the
// shell and mfe-auth alone; a lint rule refuses everybody else.
const state = $state as WritableAtom<SessionState>
const loyalty = $loyalty as WritableAtom<'available' | 'unavailable'>
const restored = $restored as WritableAtom<boolean>

const change = (part: Partial<SessionState>): void => state.set({ ...state.get(), ...part })

/** Puts back a stored state, or an empty one; ends `restoring`. */
export function restoreSession(stored: SessionState | null): void {
  state.set(stored ?? emptyState)
  restored.set(true)
}

/** Stores what a login answered (spec §4, Login by password and by session token). */
export function signIn(answer: LoginAnswer, now: number): void {
  change({
    isLoggedIn: true,
    userData: answer.content,
    token: answer.meta.accessToken,
    refreshToken: answer.refreshToken,
    secureToken: answer.secureToken,
    externalSessionId: answer.externalSessionId,
    loginTime: now,
    pointUpdateTime: now,
  })
}

/** Forgets the member and every token. */
export const signOut = (): void => state.set(emptyState)

/** A refreshed access token resets the login time (spec §4, Periodic check). */
export const renewAccess = (token: string, now: number): void => change({ token, loginTime: now })

/** An upgrade's new access token and profile. */
export const replaceAccess = (token: string, userData: UserData): void => change({ token, userData })

export const setUserData = (userData: UserData): void => change({ userData })

export const setLoyaltyToken = (token: string): void => change({ [brand.loyalty.tokenField]: token })

export function setPoints(points: number, now: number): void {
  const { userData } = state.get()
  if (userData !== null) change({ userData: withPoints(userData, points), pointUpdateTime: now })
}

/** The points were asked for without success; the next try waits its turn. */
export const postponePoints = (now: number): void => change({ pointUpdateTime: now })

export const setLoyaltyAvailability = (availability: 'available' | 'unavailable'): void => loyalty.set(availability)
