import type { RemoteName } from '@delikaterie/shared-contracts/remotes'
import { LRUCache } from 'lru-cache'
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
  const entries = new LRUCache<string, ReturnType<typeof newEntry>>({ max: maxVersions })

  function entryOf(remote: RemoteName, version: string) {
    const key = `${remote}@${version}`
    const entry = entries.get(key) ?? newEntry(remote, version)
    entries.set(key, entry)
    return entry
  }

  return {
    /** `now` in ms. */
    page(remote: RemoteName, version: string, network: string, now: number): void {
      const entry = entryOf(remote, version)
      entry.pages += 1
      minuteOf(entry, now).pages += 1
      entry.loads.add(network, now)
    },
    /** A failure; one that does not count for the budget may come from the browser's own connection. */
    failed(remote: RemoteName, version: string, network: string, countsForBudget: boolean, now: number): VersionCounts {
      const entry = entryOf(remote, version)
      entry.failed += 1
      minuteOf(entry, now).failed += 1
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
    list: (now: number): VersionStats[] =>
      [...entries.values()].map((entry) => ({ ...entry, minutes: lastHour(entry, now), counts: countsOf(entry, now) })),
  }
}

const newEntry = (remote: RemoteName, version: string) => ({
  remote,
  version,
  pages: 0,
  failed: 0,
  minutes: [] as Minute[],
  loadTimes: [] as number[],
  loads: createWindow(errorBudget.minutes * 60_000),
  failedIn: createWindow(errorBudget.minutes * 60_000),
})
type Entry = ReturnType<typeof newEntry>

const countsOf = ({ loads, failedIn }: Entry, now: number): VersionCounts => ({
  loads: loads.size(now),
  failed: failedIn.size(now),
})

const lastHour = ({ minutes }: Entry, now: number): Minute[] =>
  minutes.filter(({ minute }) => minute > Math.floor(now / 60_000) - history)

function minuteOf(entry: Entry, now: number): Minute {
  const minute = Math.floor(now / 60_000)
  const newest = entry.minutes.at(-1)
  if (newest?.minute === minute) return newest
  const next = { minute, pages: 0, failed: 0 }
  entry.minutes = [...lastHour(entry, now), next]
  return next
}
