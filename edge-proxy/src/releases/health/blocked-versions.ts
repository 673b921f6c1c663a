import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isHeld, type RemoteName } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { privateFile, privateFolder } from '../../config/private-files.ts'
import type { Release, RemoteReleases } from '../remote-releases.ts'

/**
 * A version that this edge rolled back. Entries of earlier edges have a state; with another one than these they have
 * ended.
 */
const BlockedVersion = v.object({
  remote: v.string(),
  version: v.string(),
  state: v.optional(v.picklist(['writing', 'blocked'])),
})
type BlockedVersion = v.InferOutput<typeof BlockedVersion>

/** Largest number of stored entries; the oldest are dropped first. */
const maxEntries = 50

/**
 * The versions that this edge rolled back: each remains blocked until the copy of the release pointer, which may not be
 * writable, names another one.
 */
export function openBlockedVersions(dataDir: string) {
  const file = path.join(dataDir, 'rollbacks.json')
  let list = read()
  let isStored = true

  /** A damaged file counts as missing: the error budget is then spent again. */
  function read(): BlockedVersion[] {
    try {
      const stored = v.parse(v.array(v.unknown()), JSON.parse(readFileSync(file, 'utf8')))
      return stored.filter((entry) => v.is(BlockedVersion, entry))
    } catch {
      return []
    }
  }

  /** Changes what all processes of DATA_DIR have stored. */
  function change(next: (stored: BlockedVersion[]) => BlockedVersion[]): void {
    list = next(isStored ? read() : list).slice(-maxEntries)
    // If writing fails, the next change writes this list.
    isStored = false
    mkdirSync(dataDir, { recursive: true, mode: privateFolder })
    writeFileSync(`${file}.${process.pid}.new`, JSON.stringify(list), { mode: privateFile })
    renameSync(`${file}.${process.pid}.new`, file)
    isStored = true
  }

  return {
    add: (remote: RemoteName, version: string): void => change((stored) => [...stored, { remote, version }]),
    /**
     * The releases without blocked versions; ends the block of a version that the pointer no longer names, or holds.
     */
    allowed(remote: RemoteName, releases: RemoteReleases | null, now: number): RemoteReleases | null {
      const stored = list.filter((entry) => entry.remote === remote).map(({ version }) => version)
      if (releases === null || stored.length === 0) return releases
      const { current, previous, canary, hold } = releases
      const named = [current, canary].map((release) => release?.record.version)
      const ended = stored.filter((version) => !named.includes(version) || isHeld(hold, version, now))
      if (ended.length > 0) {
        change((entries) => entries.filter((entry) => entry.remote !== remote || !ended.includes(entry.version)))
      }
      const isBlocked = ({ record }: Release): boolean =>
        stored.includes(record.version) && !ended.includes(record.version)
      const others = { ...(hold && { hold }), ...(canary && !isBlocked(canary) && { canary }) }
      if (current === undefined) return others.canary ? others : null
      if (previous && isBlocked(current)) return { current: previous, ...others }
      return { current, ...(previous && { previous }), ...others }
    },
  }
}
export type BlockedVersions = ReturnType<typeof openBlockedVersions>
