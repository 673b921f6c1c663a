import { $state } from '@portal/page-library/session'
import { activityDebounce, idleWarning } from '@portal/shared-contracts/session/timeouts'
import { atom, type ReadableAtom } from 'nanostores'
import type { LocalTime } from './local-time.ts'
import { changePageState } from './page-state.ts'

/**
 * Watches for inactivity across all tabs. `$warning` holds the seconds left, or null before the warning.
 * @param timeout seconds without activity after which a member is logged out
 * @param shared the last activity in any tab
 */
export function createIdleWatch(timeout: number, shared: LocalTime, onIdle: () => void) {
  const $warning = atom<number | null>(null)
  // Includes the time before this page was opened, so that a session left in a closed browser is idle.
  let lastActivity = shared.read() || Date.now()
  let unrecorded: number | null = null
  let isOver = false

  /** The last activity in any tab; a time in the future means that the clock was set back, and does not count. */
  function sharedActivity(): number {
    const time = shared.read()
    return time <= Date.now() ? time : 0
  }

  function record(time: number): void {
    lastActivity = Math.max(time, sharedActivity())
    unrecorded = null
    isOver = false
    shared.write(lastActivity)
    $warning.set(null)
  }

  /** Records noted activity with its own time, because the computer may have slept since. */
  function recordNoted(): void {
    if (unrecorded !== null) record(unrecorded)
  }

  /** Calls `onIdle` once the timeout is over, and sets the warning before it. Records noted activity first. */
  function check(): void {
    recordNoted()
    lastActivity = Math.max(lastActivity, sharedActivity())
    // A time in the future means that the clock was set back: count from now.
    if (lastActivity > Date.now()) lastActivity = Date.now()
    const left = timeout - (Date.now() - lastActivity) / 1000
    if (left > 0) return $warning.set(left <= idleWarning ? Math.ceil(left) : null)
    $warning.set(null)
    lastActivity = Date.now()
    isOver = true
    onIdle()
  }

  return {
    $warning: $warning as ReadableAtom<number | null>,
    /** Records activity now: a login, or the choice to stay. */
    active: (): void => record(Date.now()),
    /** Notes activity, which counts in every tab once it is recorded or checked. */
    note: (): void => void (unrecorded = Date.now()),
    recordNoted,
    /** Whether the pause after noted activity still runs; not if the computer slept since, while timers rest. */
    isPauseRunning: (): boolean => unrecorded !== null && Date.now() - unrecorded <= activityDebounce * 1000,
    check,
    /** Whether the idle time is over, in this tab or, for a logout that came from another one, in all of them. */
    isOver: (): boolean => isOver || (sharedActivity() > 0 && Date.now() - sharedActivity() >= timeout * 1000),
    /** Removes the warning, for example after a logout. */
    clearWarning: (): void => $warning.set(null),
  }
}
export type IdleWatch = ReturnType<typeof createIdleWatch>

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
    idleWatch.note()
    clearTimeout(timer)
    timer = setTimeout(idleWatch.recordNoted, activityDebounce * 1000)
  }
  for (const name of activityEvents) window.addEventListener(name, onActivity, { passive: true, capture: true })
  checkIfMember()
  idleWatch.active()
  idleWatch.$warning.subscribe((secondsLeft) => changePageState({ secondsLeft }))
  changePageState({ stay: idleWatch.active })
}
