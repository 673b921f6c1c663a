import { fetchLoyaltyToken, portalApi } from '@delikaterie/shared-contracts/api'
import { $loyalty, $state } from '@delikaterie/shared-contracts/session'
import { setLoyaltyAvailability } from '@delikaterie/shared-contracts/session/write'
import { checkInterval } from '@delikaterie/shared-contracts/session/timeouts'
import type { IdleWatch } from './idle-watch.ts'
import type { SessionManager } from './session-manager.ts'

const loyaltyProbeInterval = 30_000

/** Checks timeout, token and points periodically and when the tab becomes visible; probes an unavailable loyalty service. */
export function startPeriodicChecks(sessionManager: SessionManager, idleWatch: IdleWatch): void {
  const checkSession = () => {
    if ($state.get().isLoggedIn) idleWatch.check()
    void sessionManager.check()
  }
  setInterval(checkSession, checkInterval * 1000)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && checkSession())
  setInterval(() => {
    if ($loyalty.get() === 'unavailable') void probeLoyalty()
  }, loyaltyProbeInterval)
}

async function probeLoyalty(): Promise<void> {
  try {
    await fetchLoyaltyToken(portalApi)
    setLoyaltyAvailability('available')
  } catch {
    // Still unavailable: the next probe tries again.
  }
}
