import type { RemoteName } from '@portal/shared-contracts/remotes'
import { LRUCache } from 'lru-cache'

/** ms in which networks are counted; a page reports for longer. */
const budgetTime = 10 * 60 * 1000

/**
 * When a version is rolled back: if at least so many distinct networks, and more than this share of those that loaded
 * it, report a failure. Networks are counted, because one visitor can send many reports from many addresses of one.
 *
 * - Canary: five networks are few enough for 5 percent of a small portal and more than one visitor has; ten percent are
 *   more than the browsers whose own connection or extensions fail. A canary that is rolled back wrongly costs a
 *   release.
 * - Current: all browsers lose the current version and perhaps a security fix, so its budget is twice as large: ten
 *   networks are more than a few rented machines, and of a version that is broken far more than every fifth page fails.
 */
export const errorBudgets = {
  canary: { networks: 5, percent: 10 },
  current: { networks: 10, percent: 20 },
} as const

/** Distinct networks within the time of the budget that loaded a version, and those among them in which it failed. */
export type VersionCounts = { loads: number; failed: number }

/** Whether a version has spent its error budget. */
export function isSpent({ loads, failed }: VersionCounts, role: keyof typeof errorBudgets): boolean {
  const { networks, percent } = errorBudgets[role]
  return failed >= networks && failed * 100 > loads * percent
}

/** Largest number of keys in memory; the oldest are dropped first. */
const maxKeys = 50_000

/** Distinct keys that were seen within the last `ms`, for example networks. */
export function createRecentKeys(ms: number) {
  // In the order of their last sight, so that the first ones end first.
  const seen = new Map<string, number>()

  function forget(now: number): void {
    for (const [key, at] of seen) {
      if (now - at < ms && seen.size <= maxKeys) return
      seen.delete(key)
    }
  }

  return {
    /** Whether the key was not among them before; `now` in ms. */
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

/** Largest number of versions; those that were not seen for longest are dropped first. */
const maxVersions = 300

/** Counts networks per version in memory, for the error budget. */
export function createVersionStats() {
  const entries = new LRUCache<string, ReturnType<typeof newEntry>>({ max: maxVersions, memoMethod: newEntry })
  const entryOf = (remote: RemoteName, version: string) => entries.memo(`${remote}@${version}`)

  return {
    /** Counts the network of a page that loads the version at once. */
    countLoad: (remote: RemoteName, version: string, network: string, now: number): void =>
      void entryOf(remote, version).loads.add(network, now),
    /** A failure; one that does not count for the budget may come from the browser's own connection. */
    countFailure(
      remote: RemoteName,
      version: string,
      network: string,
      countsForBudget: boolean,
      now: number,
    ): VersionCounts {
      const entry = entryOf(remote, version)
      // Also a load: a page that the browser did not ask the edge for may have loaded the version.
      entry.loads.add(network, now)
      if (countsForBudget) entry.failedIn.add(network, now)
      return { loads: entry.loads.size(now), failed: entry.failedIn.size(now) }
    },
  }
}

/** Networks within the time of the error budget. */
const newEntry = () => ({
  loads: createRecentKeys(budgetTime),
  failedIn: createRecentKeys(budgetTime),
})
