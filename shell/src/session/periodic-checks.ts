import { $state } from '@delikaterie/shared-contracts/session'
import { checkInterval } from '@delikaterie/shared-contracts/session/timeouts'
import type { IdleWatch } from './idle-watch.ts'
import type { SessionManager } from './session-manager.ts'

/** Checks timeout, token and points periodically and when the tab becomes visible. */
export function startPeriodicChecks(sessionManager: SessionManager, idleWatch: IdleWatch): void {
  const checkSession = () => {
    if ($state.get().isLoggedIn) idleWatch.check()
    void sessionManager.check()
  }
  setInterval(checkSession, checkInterval * 1000)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && checkSession())
}
