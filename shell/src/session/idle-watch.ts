import { idleWarning } from '@delikaterie/shared-contracts/session/timeouts'
import { atom, type ReadableAtom } from 'nanostores'

export type IdleOptions = {
  /** Seconds without activity after which a member is logged out. */
  timeout: number
  now: () => number
  /** Last activity in any tab, ms since 1970. */
  readShared: () => number
  writeShared: (time: number) => void
  onIdle: () => void
}

/** Watches for inactivity across all tabs. `$warning` holds the seconds left, or null before the warning. */
export function createIdleWatch({ timeout, now, readShared, writeShared, onIdle }: IdleOptions) {
  const $warning = atom<number | null>(null)
  // Includes the time before this page was opened, so that a session left in a closed browser is idle.
  let lastActivity = readShared() || now()

  function active(): void {
    lastActivity = now()
    writeShared(lastActivity)
    $warning.set(null)
  }

  /** Calls `onIdle` once the timeout is over, and sets the warning before it. */
  function check(): void {
    const shared = readShared()
    if (shared > lastActivity && shared <= now()) lastActivity = shared
    // A time in the future means that the clock was set back: count from now.
    if (lastActivity > now()) lastActivity = now()
    const left = timeout - (now() - lastActivity) / 1000
    if (left > 0) return $warning.set(left <= idleWarning ? Math.ceil(left) : null)
    $warning.set(null)
    lastActivity = now()
    onIdle()
  }

  return {
    $warning: $warning as ReadableAtom<number | null>,
    /** Records activity now. */
    active,
    check,
    /** Removes the warning, for example after a logout. */
    clearWarning: (): void => $warning.set(null),
  }
}
export type IdleWatch = ReturnType<typeof createIdleWatch>
