import type { WritableAtom } from 'nanostores'
// By its public name, so that a bundle that shares the session writes to the shared atoms.
import { $loyalty, $restored, $state } from '@portal/page-library/session'
import { headerNames } from '@portal/shared-contracts/calls/header-names'
import type { LoginResponse } from '@portal/shared-contracts/calls/session'
import { type Address, type ChangedUserData, type UserData, userOf } from '@portal/shared-contracts/calls/user-data'
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

/** Whether two profiles belong to one member; a missing account id is ignored, because an upgrade adds it. */
export function isSameMember(one: UserData, other: ChangedUserData): boolean {
  const [account, otherAccount] = [one.loyaltyAccountId, other.loyaltyAccountId]
  if (account !== null && otherAccount !== null) return account === otherAccount
  return !one.loginName || !other.loginName || one.loginName === other.loginName
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
export const renewAccess = (token: string, now: number): void => changeMember({ token, loginTime: now })

/** Stores the profile of an upgrade, which ends `webshopOnly`, and its access token if it has one. */
export function joinProgramme(userData: ChangedUserData, token?: string): void {
  const current = currentOf(userData)
  if (current === null) return
  const joined = { ...changed(current, userData), webshopOnly: false }
  changeMember({ userData: joined, ...(token !== undefined && { token }) })
}

/** Stores a changed profile, unless another member has signed in since. */
export function setUserData(userData: ChangedUserData): void {
  const current = currentOf(userData)
  if (current !== null) changeMember({ userData: changed(current, userData) })
}

/** The profile after a change; values that the response does not have stay, and no call ends the newsletter. */
function changed(before: UserData, after: ChangedUserData): UserData {
  // Every field by name, so that a new one does not compile until it is merged here.
  return {
    webshopOnly: before.webshopOnly,
    loginName: after.loginName || before.loginName,
    email: after.email || before.email,
    address: changedAddress(before.address, after.address),
    beExcitedTimeStamp: after.beExcitedTimeStamp ?? before.beExcitedTimeStamp,
    memberSince: after.memberSince || before.memberSince,
    hasNewsletter: after.hasNewsletter || before.hasNewsletter,
    loyaltyAccountId: after.loyaltyAccountId ?? before.loyaltyAccountId,
    loyaltyPoints: after.loyaltyPoints ?? before.loyaltyPoints,
  }
}

/** The address with the fields that the response has; an address without any text is taken for none. */
function changedAddress(before: Address, after: ChangedUserData['address']): Address {
  const given = Object.entries(after).filter(([, value]) => value !== undefined && value !== null)
  return given.some(([, value]) => value !== '') ? { ...before, ...Object.fromEntries(given) } : before
}

/** The stored user, or null if the user data are of another one. */
function currentOf(userData: ChangedUserData): UserData | null {
  const current = state.get().userData
  return current !== null && isSameMember(current, userData) ? current : null
}

export const setLoyaltyToken = (token: string): void => change({ loyaltyToken: token })

export function setPoints(points: number, now: number): void {
  const { userData } = state.get()
  if (userData !== null) changeMember({ userData: { ...userData, loyaltyPoints: points }, pointUpdateTime: now })
}

export const setLoyaltyAvailability = (availability: 'available' | 'unavailable'): void => loyalty.set(availability)

/** The ms after which a response counts as lost. */
const longestWait = 5000
const lost = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait))

const accessHeader = (token: string | null) => ({ [headerNames.accessToken]: token ?? '' })

/**
 * Whether the browser sends the cookie of a login, without which its access token is worthless (
 * rule session-52). True without an answer of the edge.
 */
export async function sendsSessionCookie(accessToken: string): Promise<boolean> {
  // A body that is not read would keep its connection.
  const status = fetch('/api/session', { headers: accessHeader(accessToken) })
    .then((response) => response.text().then(() => response.status))
    .catch(() => null)
  return (await Promise.race([status, lost()])) !== 401
}

const lock = 'session-end'

/** Browsers have no locks without HTTPS. */
const hasLocks = (): boolean => 'locks' in navigator

/**
 * Ends the session of the access token at the edge (rule session-44). A failed request is harmless:
 * without the page's tokens the cookie gives no access.
 */
export function endSession(accessToken: string | null): void {
  const request = { method: 'POST', keepalive: true, headers: accessHeader(accessToken) }
  const response = fetch('/api/session/end', request).then((ended) => ended.text())
  const waited = Promise.race([response.catch(() => {}), lost()])
  if (hasLocks()) void navigator.locks.request(lock, () => waited)
}

/**
 * Resolves with the response of the last logout in any tab, at most 5 s after it: a later response would delete the
 * cookie of a new login.
 */
export async function whenSessionEnded(): Promise<void> {
  if (hasLocks()) await navigator.locks.request(lock, () => {})
}
