import type { RemoteName } from '@delikaterie/shared-contracts/remotes'
import { errorBudget, type VersionCounts } from './error-budget.ts'
import { createWindow } from './window.ts'

/** Pages and failures of one minute; `minute` counts since 1970. */
export type Minute = { minute: number; pages: number; failed: number }

/** What this edge knows about one version of a remote since its start. */
export type VersionStats = {
  remote: RemoteName
  version: string
  /** Pages that used it at once, and reports of failures. */
  pages: number
  failed: number
  /** Networks within the window of the error budget. */
  counts: VersionCounts
  /** The last hour, oldest first, minutes without events left out. */
  minutes: readonly Minute[]
  /** The newest load times in ms, unsorted. */
  loadTimes: readonly number[]
}

const history = 60
const maxLoadTimes = 500
/** Largest number of versions; those that were not seen for longest are dropped first. */
const maxVersions = 300

/** Counts per version in memory: windows of networks for the error budget, and the last hour for people. */
export function createVersionStats() {
  const versions = new Map<string, ReturnType<typeof createEntry>>()

  function entryOf(remote: RemoteName, version: string) {
    const key = `${remote}@${version}`
    const entry = versions.get(key) ?? createEntry(remote, version)
    versions.delete(key)
    versions.set(key, entry)
    const [oldest] = versions.keys()
    if (versions.size > maxVersions && oldest !== undefined) versions.delete(oldest)
    return entry
  }

  return {
    /** `now` in ms. */
    page: (remote: RemoteName, version: string, network: string, now: number): void =>
      entryOf(remote, version).page(network, now),
    /** A failure; one that does not count for the budget may come from the browser's own connection. */
    failed: (remote: RemoteName, version: string, network: string, countsForBudget: boolean, now: number) =>
      entryOf(remote, version).failed(network, countsForBudget, now),
    loadTime: (remote: RemoteName, version: string, ms: number): void => entryOf(remote, version).loadTime(ms),
    list: (now: number): VersionStats[] => [...versions.values()].map((entry) => entry.read(now)),
  }
}

function createEntry(remote: RemoteName, version: string) {
  const loads = createWindow(errorBudget.minutes * 60_000)
  const failedNetworks = createWindow(errorBudget.minutes * 60_000)
  let [pages, failed] = [0, 0]
  let minutes: Minute[] = []
  const loadTimes: number[] = []

  function minuteOf(now: number): Minute {
    const minute = Math.floor(now / 60_000)
    const newest = minutes.at(-1)
    if (newest?.minute === minute) return newest
    const fresh = { minute, pages: 0, failed: 0 }
    minutes = [...minutes.filter((old) => old.minute > minute - history), fresh]
    return fresh
  }

  const counts = (now: number): VersionCounts => ({ loads: loads.size(now), failed: failedNetworks.size(now) })

  return {
    page(network: string, now: number): void {
      pages += 1
      minuteOf(now).pages += 1
      loads.add(network, now)
    },
    failed(network: string, countsForBudget: boolean, now: number): VersionCounts {
      failed += 1
      minuteOf(now).failed += 1
      // Also a load: a page that the browser did not ask the edge for may have loaded the version.
      loads.add(network, now)
      if (countsForBudget) failedNetworks.add(network, now)
      return counts(now)
    },
    loadTime(ms: number): void {
      loadTimes.push(ms)
      if (loadTimes.length > maxLoadTimes) loadTimes.shift()
    },
    read: (now: number): VersionStats => ({
      remote,
      version,
      pages,
      failed,
      counts: counts(now),
      minutes: minutes.filter(({ minute }) => minute > Math.floor(now / 60_000) - history),
      loadTimes,
    }),
  }
}
