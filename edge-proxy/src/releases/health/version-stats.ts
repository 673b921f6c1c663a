import type { RemoteName } from '@portal/shared-contracts/remotes'
import { LRUCache } from 'lru-cache'

/**
 * When a version is taken back. Networks are counted, because one visitor can send many reports from many addresses of
 * one. Five are few enough for a canary at 5 percent of a small portal and more than one visitor has; ten percent are
 * more than the browsers whose own connection or extensions fail.
 */
export const errorBudget = {
  minutes: 10,
  /** So many distinct networks must have failed. */
  networks: 5,
  /** And more than this share of the networks that loaded the version. */
  percent: 10,
} as const

/** Distinct networks in the window that loaded a version, and those among them in which it failed. */
export type VersionCounts = { loads: number; failed: number }

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

const maxLoadTimes = 500
/** Largest number of versions; those that were not seen for longest are dropped first. */
const maxVersions = 300

/** Counts per version in memory: windows of networks for the error budget, and sums for people. */
export function createVersionStats() {
  const entries = new LRUCache<string, ReturnType<typeof newEntry>>({ max: maxVersions })

  function entryOf(remote: RemoteName, version: string) {
    const key = `${remote}@${version}`
    const entry = entries.get(key) ?? newEntry(remote, version)
    entries.set(key, entry)
    return entry
  }

  return {
    page(remote: RemoteName, version: string, network: string, now: number): void {
      const entry = entryOf(remote, version)
      entry.pages += 1
      entry.loads.add(network, now)
    },
    /** A failure; one that does not count for the budget may come from the browser's own connection. */
    failed(remote: RemoteName, version: string, network: string, countsForBudget: boolean, now: number): VersionCounts {
      const entry = entryOf(remote, version)
      entry.failed += 1
      // Also a load: a page that the browser did not ask the edge for may have loaded the version.
      entry.loads.add(network, now)
      if (countsForBudget) entry.failedIn.add(network, now)
      return countsOf(entry, now)
    },
    loadTime(remote: RemoteName, version: string, ms: number): void {
      const { loadTimes } = entryOf(remote, version)
      loadTimes.push(ms)
      if (loadTimes.length > maxLoadTimes) loadTimes.shift()
    },
    list: (now: number) => [...entries.values()].map((entry) => ({ ...entry, counts: countsOf(entry, now) })),
  }
}

/** What this edge knows about one version of a remote since its start. */
export type VersionStats = ReturnType<ReturnType<typeof createVersionStats>['list']>[number]

const newEntry = (remote: RemoteName, version: string) => ({
  remote,
  version,
  /** Pages that used it at once, and reports of failures. */
  pages: 0,
  failed: 0,
  /** The newest load times in ms, unsorted. */
  loadTimes: [] as number[],
  /** Networks within the window of the error budget. */
  loads: createWindow(errorBudget.minutes * 60_000),
  failedIn: createWindow(errorBudget.minutes * 60_000),
})
type Entry = ReturnType<typeof newEntry>

const countsOf = ({ loads, failedIn }: Entry, now: number): VersionCounts => ({
  loads: loads.size(now),
  failed: failedIn.size(now),
})
