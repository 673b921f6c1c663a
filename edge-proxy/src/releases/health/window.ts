/** Largest number of keys in memory; the oldest are dropped first. */
const maxKeys = 50_000

/** Distinct keys that were seen within the last `ms`, for example networks. */
export function createWindow(ms: number) {
  // In the order of their last sight, so that the first ones end first.
  const seen = new Map<string, number>()

  function forget(now: number): void {
    for (const [key, at] of seen) {
      if (now - at < ms && seen.size <= maxKeys) return
      seen.delete(key)
    }
  }

  return {
    /** Whether the key was not in the window before; `now` in ms. */
    add(key: string, now: number): boolean {
      forget(now)
      const isNew = !seen.delete(key)
      seen.set(key, now)
      return isNew
    },
    size(now: number): number {
      forget(now)
      return seen.size
    },
  }
}
