import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteName } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import { privateFile, privateFolder } from '../../config/private-files.ts'
import type { RemoteReleases } from '../remote-releases.ts'

/** A version that this edge took back. */
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
  /** `written`: the release pointer says so; `blocked`: only this edge does; `ended`: the pointer names another version. */
  state: v.picklist(['written', 'blocked', 'ended']),
})
export type Rollback = v.InferOutput<typeof Rollback>

/** The newest so many are kept. */
const kept = 50

/**
 * The rollbacks of this edge in DATA_DIR, so that a restart forgets none. Where the release pointer cannot be written, a
 * version remains blocked here until the pointer names another one.
 */
export function openRollbacks(dataDir: string) {
  const file = path.join(dataDir, 'rollbacks.json')
  let list = read()

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
    list = next(merged(read(), list)).slice(-kept)
    mkdirSync(dataDir, { recursive: true, mode: privateFolder })
    writeFileSync(`${file}.${process.pid}.new`, JSON.stringify(list), { mode: privateFile })
    renameSync(`${file}.${process.pid}.new`, file)
  }

  const isBlocked = (remote: RemoteName, version: string): boolean =>
    list.some((entry) => entry.remote === remote && entry.version === version && entry.state === 'blocked')

  return {
    /** Oldest first. */
    list: (): readonly Rollback[] => merged(read(), list),
    add: (rollback: Rollback): void => change((stored) => [...stored, rollback]),
    /** After the pointer was written. */
    setWritten: (remote: RemoteName, version: string): void =>
      change((stored) =>
        stored.map((entry) =>
          entry.remote === remote && entry.version === version && entry.state === 'blocked'
            ? { ...entry, state: 'written' }
            : entry,
        ),
      ),
    /** The releases without blocked versions; ends the block of a version that the pointer no longer names. */
    allowed(remote: RemoteName, releases: RemoteReleases | null): RemoteReleases | null {
      if (releases === null || !list.some((entry) => entry.remote === remote && entry.state === 'blocked'))
        return releases
      const { current, previous, canary } = releases
      const named = [current?.record.version, canary?.record.version]
      const isOver = (entry: Rollback): boolean =>
        entry.remote === remote && entry.state === 'blocked' && !named.includes(entry.version)
      if (list.some(isOver)) {
        change((stored) => stored.map((entry) => (isOver(entry) ? { ...entry, state: 'ended' } : entry)))
      }
      const kept = canary && !isBlocked(remote, canary.record.version) ? { canary } : null
      if (current === undefined) return kept
      if (previous && isBlocked(remote, current.record.version)) return { current: previous, ...kept }
      return { current, ...(previous && { previous }), ...kept }
    },
  }
}
/** The rollbacks of two lists, oldest first; the state of one whose block is over in either list is that one. */
function merged(one: readonly Rollback[], other: readonly Rollback[]): Rollback[] {
  const byId = new Map<string, Rollback>()
  for (const entry of [...one, ...other]) {
    const id = `${entry.remote} ${entry.version} ${entry.at}`
    if ((byId.get(id)?.state ?? 'blocked') === 'blocked') byId.set(id, entry)
  }
  return [...byId.values()].toSorted((first, second) => first.at.localeCompare(second.at))
}
export type Rollbacks = ReturnType<typeof openRollbacks>
