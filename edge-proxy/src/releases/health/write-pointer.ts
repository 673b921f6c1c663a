import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  isHeld,
  ownMajor,
  pointerOfMajor,
  ReleasePointer,
  withMajor,
  type RemoteName,
} from '@portal/shared-contracts/remotes'
import { pointerKey } from '@portal/shared-contracts/remotes/release-keys'
import * as v from 'valibot'
import { readForeign, writeForeign } from '../foreign-files.ts'
import { maxPointerBytes } from '../release-source.ts'

/**
 * The pointer without a version that failed, which it blocks: its canary is removed, or the previous version becomes
 * the current one. Null if it does not use the version or has nothing else to use.
 */
export function pointerWithout(pointer: ReleasePointer, version: string): ReleasePointer | null {
  const { canary, previous, blocked = [], ...others } = pointer
  const nowBlocked = [...new Set([...blocked, version])]
  if (canary?.version === version) {
    return { ...others, ...(previous !== undefined && { previous }), blocked: nowBlocked }
  }
  if (pointer.current !== version || previous === undefined || nowBlocked.includes(previous)) return null
  return { ...others, ...(canary && { canary }), current: previous, blocked: nowBlocked }
}

/** Tries, and ms between them: another writer has the lock file for a few milliseconds. */
const lock = { tries: 40, delay: 25 }

/**
 * Writes the pointer under the lock file of the release commands, so that a release at the same moment is not lost.
 * False if it does not use the version any more, or holds it. @throws Error if the folder of releases cannot be written
 */
export async function writePointerWithout(
  version: string,
  remotesDir: string,
  remote: RemoteName,
  at: string,
): Promise<boolean> {
  const key = pointerKey(remote)
  const read = () => readForeign(remotesDir, key, maxPointerBytes)
  // Refuses a link before the lock file is written beside it.
  await read()
  const lockFile = path.join(remotesDir, `${key}.lock`)
  await createLock(lockFile)
  try {
    const stored = v.parse(ReleasePointer, JSON.parse(String((await read())?.bytes)))
    if (isHeld(stored.hold, version, Date.parse(at))) return false
    const changed = pointerWithout(pointerOfMajor(stored, ownMajor), version)
    if (changed === null) return false
    const next = withMajor(stored, ownMajor, changed)
    await writeForeign(remotesDir, key, `${JSON.stringify({ ...next, by: 'edge', at }, null, 2)}\n`)
    return true
  } finally {
    await rm(lockFile, { force: true })
  }
}

async function createLock(file: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await writeFile(file, String(process.pid), { flag: 'wx' })
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isLocked || tries === lock.tries) throw error
      await new Promise((resolve) => setTimeout(resolve, lock.delay))
    }
  }
}
