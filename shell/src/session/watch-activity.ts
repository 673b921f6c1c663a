import { $state } from '@delikaterie/shared-contracts/session'
import { activityDebounce } from '@delikaterie/shared-contracts/session/timeouts'
import type { IdleWatch } from './idle-watch.ts'
import { $page } from './page-state.ts'

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart']

/** Reports the member's activity to the idle watch, and shows its warning on the page. */
export function watchActivity(idleWatch: IdleWatch): void {
  const recordActivity = () => {
    // Checks the timeout before counting the activity.
    if ($state.get().isLoggedIn) idleWatch.check()
    idleWatch.active()
  }

  let waiting = false
  const onActivity = () => {
    // While the warning is open, only its button counts as activity.
    if (waiting || idleWatch.$warning.get() !== null) return
    waiting = true
    setTimeout(() => {
      waiting = false
      recordActivity()
    }, activityDebounce * 1000)
  }
  for (const name of activityEvents) window.addEventListener(name, onActivity, { passive: true, capture: true })
  recordActivity()
  idleWatch.$warning.subscribe((secondsLeft) => $page.set({ ...$page.get(), secondsLeft }))
  $page.set({ ...$page.get(), stay: idleWatch.active })
}
