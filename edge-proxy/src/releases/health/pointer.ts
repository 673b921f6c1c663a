import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ownMajor, pointerOfMajor, ReleasePointer, withMajor, type RemoteName } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { readForeign, writeForeign } from '../foreign-folder.ts'
import { largestPointer, pointerKey } from '../release-files.ts'

/**
 * The pointer without a version that failed: its canary is removed, or the previous version becomes the current one.
 * The version is blocked, so that it does not come back by itself. Null if the pointer does not use the version or has
 * nothing else to use.
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

/** How often and how long (ms) it waits for another writer, who holds the lock for a few milliseconds. */
const lock = { attempts: 40, delay: 25 }

/**
 * Writes the release pointer of a remote without a version, under the lock file of the release commands, so that a
 * release at the same moment is not lost. False if the pointer does not use the version any more.
 * @throws Error if the folder of releases cannot be written
 */
export async function writePointerWithout(
  version: string,
  remotesDir: string,
  remote: RemoteName,
  at: string,
): Promise<boolean> {
  const key = pointerKey(remote)
  const read = () => readForeign(remotesDir, key, largestPointer)
  // Refuses a link before the lock file is written beside it.
  await read()
  const lockFile = path.join(remotesDir, `${key}.lock`)
  await createLock(lockFile)
  try {
    const stored = v.parse(ReleasePointer, JSON.parse(String((await read())?.bytes)))
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
  for (let attempt = 1; ; attempt++) {
    try {
      return await writeFile(file, String(process.pid), { flag: 'wx' })
    } catch (error) {
      const isHeld = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isHeld || attempt === lock.attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, lock.delay))
    }
  }
}
