import { $state } from '@delikaterie/shared-contracts/session'
import { activityDebounce } from '@delikaterie/shared-contracts/session/timeouts'
import type { IdleWatch } from './idle-watch.ts'
import { $page } from './page-state.ts'

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart']

/** Reports the member's activity to the idle watch, and shows its warning on the page. */
export function watchActivity(idleWatch: IdleWatch): void {
  /** Checks the timeout before activity counts, so that a member who returns too late is logged out. */
  const checkIfMember = () => {
    if ($state.get().isLoggedIn) idleWatch.check()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const onActivity = () => {
    if (!idleWatch.isPauseRunning()) checkIfMember()
    // While the warning is open, only its button counts as activity.
    if (idleWatch.$warning.get() !== null) return
    idleWatch.note()
    clearTimeout(timer)
    timer = setTimeout(idleWatch.recordNoted, activityDebounce * 1000)
  }
  for (const name of activityEvents) window.addEventListener(name, onActivity, { passive: true, capture: true })
  checkIfMember()
  idleWatch.active()
  idleWatch.$warning.subscribe((secondsLeft) => $page.set({ ...$page.get(), secondsLeft }))
  $page.set({ ...$page.get(), stay: idleWatch.active })
}
