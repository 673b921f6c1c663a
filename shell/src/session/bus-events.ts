import { bus, type LogoutReason } from '@portal/shared-contracts/bus'
import { revokeDigitalCard } from '@portal/shared-contracts/digital-card'
import { clearDrafts } from '@portal/shared-contracts/drafts'
import { sessionTokens } from '@portal/shared-contracts/session'
import {
  endSession,
  setLoyaltyAvailability,
  setLoyaltyToken,
  setUserData,
  signOut,
} from '@portal/shared-contracts/session/write'
import { renewLoyaltyToken } from './loyalty-token.ts'
import { hasLostCookies } from './member-cookie.ts'
import { $page } from './page-state.ts'
import type { SessionManager } from './session-manager.ts'

export type RestoredSession = { sessionManager: SessionManager; whenStored: () => Promise<void> }

/** Handles the session's bus events. State changes wait for the restored state, which would overwrite them. */
export function handleBusEvents(restored: Promise<RestoredSession>): void {
  const afterRestore = (work: (session: RestoredSession) => Promise<void> | void) => void restored.then(work)
  bus.on('logout', ({ reason }) => afterRestore(() => logOut(reason)))
  bus.on('points:refresh', () => afterRestore(({ sessionManager }) => sessionManager.refreshPoints()))
  bus.on('session:rejected', () => afterRestore(({ sessionManager }) => sessionManager.refreshRejectedToken()))
  bus.on('profile:changed', ({ userData }) => afterRestore(() => setUserData(userData)))
  bus.on('loyalty:token', ({ token }) => afterRestore(() => setLoyaltyToken(token)))
  bus.on('loyalty:unavailable', () => setLoyaltyAvailability('unavailable'))
  bus.on('loyalty:available', () => setLoyaltyAvailability('available'))
  bus.on('loyalty:rejected', () => afterRestore(({ whenStored }) => renewLoyaltyToken(whenStored)))
}

async function logOut(reason: LogoutReason): Promise<void> {
  const { accessToken } = sessionTokens()
  const isWithoutCookies = reason === 'refreshFailed' && $page.get().persistent && hasLostCookies()
  signOut()
  if (isWithoutCookies) $page.set({ ...$page.get(), endedBy: 'cookies' })
  endSession(accessToken)
  // Explicit logout deletes drafts; every other logout keeps them for the next login.
  if (reason === 'member') {
    revokeDigitalCard()
    // What cannot be deleted stays encrypted, and only its member reads it.
    await clearDrafts().catch(() => {})
    bus.emit('navigate', { to: '/' })
  }
}
