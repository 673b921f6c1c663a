import type { WritableAtom } from 'nanostores'
// By its public name, so that a bundle that shares the session writes to the shared atoms.
import { $loyalty, $restored, $state } from '@delikaterie/shared-contracts/session'
import { brand } from '../brand/brand.ts'
import type { LoginResponse } from '../calls/session.ts'
import { accountIdOf, withPoints, type UserData } from '../calls/user-data.ts'
import { emptyState, type SessionState } from './state.ts'

// The session's writing door: the only code that stores tokens (design §2). Imported by the
// shell and mfe-auth alone; a lint rule refuses everybody else.
const state = $state as WritableAtom<SessionState>
const loyalty = $loyalty as WritableAtom<'available' | 'unavailable'>
const restored = $restored as WritableAtom<boolean>

const change = (part: Partial<SessionState>): void => state.set({ ...state.get(), ...part })

/** An answer may come after its member has logged out: then it changes nothing any more. */
const changeMember = (part: Partial<SessionState>): void => {
  if (state.get().isLoggedIn) change(part)
}

/** Whether two profiles are one member's; an account id that is still to come (upgrade) is no difference. */
export function isSameMember(one: UserData, other: UserData): boolean {
  const [account, otherAccount] = [accountIdOf(one), accountIdOf(other)]
  if (account !== null && otherAccount !== null) return account === otherAccount
  return one.loginName === '' || other.loginName === '' || one.loginName === other.loginName
}

/** Puts back a stored state, or an empty one; ends `restoring`. */
export function restoreSession(stored: SessionState | null): void {
  state.set(stored ?? emptyState)
  restored.set(true)
}

/** Stores what a login answered (spec §4, Login by password and by session token). */
export function signIn(answer: LoginResponse, now: number): void {
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
export const renewAccess = (token: string, now: number): void => changeMember({ token, loginTime: now })

/** An upgrade's new access token and profile. */
export function replaceAccess(token: string, userData: UserData): void {
  if (isCurrent(userData)) changeMember({ token, userData })
}

/** A profile call's answer; one that comes after another member has logged in is not theirs. */
export function setUserData(userData: UserData): void {
  if (isCurrent(userData)) changeMember({ userData })
}

function isCurrent(userData: UserData): boolean {
  const current = state.get().userData
  return current !== null && isSameMember(current, userData)
}

export const setLoyaltyToken = (token: string): void => change({ [brand.loyalty.tokenField]: token })

export function setPoints(points: number, now: number): void {
  const { userData } = state.get()
  if (userData !== null) changeMember({ userData: withPoints(userData, points), pointUpdateTime: now })
}

/** The points were asked for without success; the next try waits its turn. */
export const postponePoints = (now: number): void => changeMember({ pointUpdateTime: now })

export const setLoyaltyAvailability = (availability: 'available' | 'unavailable'): void => loyalty.set(availability)
