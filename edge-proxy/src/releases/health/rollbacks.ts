import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteName } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { privateFile, privateFolder } from '../../config/private-files.ts'
import type { Release, RemoteReleases } from '../remote-releases.ts'

const Rollback = v.object({
  remote: v.string(),
  version: v.string(),
  /** The version that browsers get instead; null if there is none, because the first release was a canary. */
  to: v.nullable(v.string()),
  /** ISO 8601. */
  at: v.string(),
  /** Distinct networks in which it failed, and those that loaded it. */
  failed: v.number(),
  loads: v.number(),
  /** `writing`: in the pointer, not yet its copy; `written`: in both; `blocked`: here only; `ended`: the pointer names another. */
  state: v.picklist(['writing', 'written', 'blocked', 'ended']),
})
export type Rollback = v.InferOutput<typeof Rollback>

const isBlocking = ({ state }: Rollback): boolean => state === 'blocked' || state === 'writing'

const kept = 50

/** Where the release pointer cannot be written, a version remains blocked here until the pointer names another one. */
export function openRollbacks(dataDir: string) {
  const file = path.join(dataDir, 'rollbacks.json')
  let list = read()
  let isStored = true

  /** A damaged file is as good as none: the error budget is spent again. */
  function read(): Rollback[] {
    try {
      return v.parse(v.array(Rollback), JSON.parse(readFileSync(file, 'utf8')))
    } catch {
      return []
    }
  }

  /** Changes what all processes of DATA_DIR have stored. */
  function change(next: (stored: Rollback[]) => Rollback[]): void {
    list = next(isStored ? read() : list).slice(-kept)
    // If writing fails, the next change writes this list.
    isStored = false
    mkdirSync(dataDir, { recursive: true, mode: privateFolder })
    writeFileSync(`${file}.${process.pid}.new`, JSON.stringify(list), { mode: privateFile })
    renameSync(`${file}.${process.pid}.new`, file)
    isStored = true
  }

  function changeState(remote: RemoteName, version: string, next: (entry: Rollback) => Rollback['state']): void {
    const isMeant = (entry: Rollback): boolean =>
      entry.remote === remote && entry.version === version && isBlocking(entry)
    change((stored) => stored.map((entry) => (isMeant(entry) ? { ...entry, state: next(entry) } : entry)))
  }

  return {
    list: () => (isStored ? read() : list),
    add: (rollback: Rollback): void => change((stored) => [...stored, rollback]),
    /** After the pointer was written: the version remains blocked until the copy of the pointer no longer names it. */
    setWriting: (remote: RemoteName, version: string): void => changeState(remote, version, () => 'writing'),
    /** The releases without blocked versions; ends the block of a version that the pointer no longer names. */
    allowed(remote: RemoteName, releases: RemoteReleases | null): RemoteReleases | null {
      const entries = list.filter((entry) => entry.remote === remote && isBlocking(entry))
      const blocked = entries.map(({ version }) => version)
      if (releases === null || blocked.length === 0) return releases
      const { current, previous, canary } = releases
      const isBlocked = (release: Release): boolean => blocked.includes(release.record.version)
      for (const version of blocked) {
        if (![current, canary].some((named) => named?.record.version === version)) {
          changeState(remote, version, ({ state }) => (state === 'writing' ? 'written' : 'ended'))
        }
      }
      const runningCanary = canary && !isBlocked(canary) ? { canary } : null
      if (current === undefined) return runningCanary
      if (previous && isBlocked(current)) return { current: previous, ...runningCanary }
      return { current, ...(previous && { previous }), ...runningCanary }
    },
  }
}
export type Rollbacks = ReturnType<typeof openRollbacks>
