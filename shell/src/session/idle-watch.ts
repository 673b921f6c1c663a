import { atom, type ReadableAtom } from 'nanostores'

/** Seconds before the idle logout at which the member is asked to stay. */
export const warningSeconds = 60

export type IdleOptions = {
  /** Seconds without activity after which a member is logged out (spec §4). */
  timeout: number
  now: () => number
  /** Last activity in any tab, ms since 1970. */
  readShared: () => number
  writeShared: (time: number) => void
  onIdle: () => void
}

/** Watches for inactivity over all tabs; `$warning` holds the seconds left while the member is asked. */
export function createIdleWatch({ timeout, now, readShared, writeShared, onIdle }: IdleOptions) {
  const $warning = atom<number | null>(null)
  // A session that was left in a closed browser is idle too.
  let last = readShared() || now()

  /** The member did something; called at most every 500 ms (spec §9). */
  function active(): void {
    last = now()
    writeShared(last)
    $warning.set(null)
  }

  return {
    $warning: $warning as ReadableAtom<number | null>,
    active,
    /** Nobody is logged in, so nobody is asked to stay. */
    rest: (): void => $warning.set(null),
    check(): void {
      const shared = readShared()
      // A time in the future comes from a clock that was set back: the wait begins now.
      if (shared > last && shared <= now()) last = shared
      if (last > now()) last = now()
      const left = timeout - (now() - last) / 1000
      if (left <= 0) {
        $warning.set(null)
        last = now()
        onIdle()
      } else {
        $warning.set(left <= warningSeconds ? Math.ceil(left) : null)
      }
    },
  }
}
export type IdleWatch = ReturnType<typeof createIdleWatch>
