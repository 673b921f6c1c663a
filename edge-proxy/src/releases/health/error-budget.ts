/**
 * When a version of a remote is taken back. Networks are counted instead of reports, because one visitor can send many
 * reports from many addresses of one network. Five networks are few enough for a canary at 5 percent of a small portal
 * and more than one visitor has; ten percent are more than the browsers whose own connection or extensions fail.
 */
export const errorBudget = {
  /** Length of the window in which networks are counted. */
  minutes: 10,
  /** So many distinct networks must have failed. */
  networks: 5,
  /** And more than this share of the networks that loaded the version. */
  percent: 10,
} as const

/** Distinct networks in the window that loaded a version, and those among them in which it failed. */
export type VersionCounts = { loads: number; failed: number }

/** Whether a version failed for so many that it is taken back. */
export const isSpent = ({ loads, failed }: VersionCounts): boolean =>
  failed >= errorBudget.networks && failed * 100 > loads * errorBudget.percent

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
