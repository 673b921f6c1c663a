import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ReleasePointer } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'

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

/** How often and how long (ms) it waits for another writer, who holds the lock for less than a millisecond. */
const lock = { attempts: 40, delay: 25 }

/**
 * Writes the release pointer of a remote without a version, under the lock file of the release commands, so that a
 * release at the same moment is not lost. False if the pointer does not use the version any more.
 * @throws Error if the folder of releases cannot be written
 */
export async function writePointerWithout(
  version: string,
  remotesDir: string,
  remote: string,
  at: string,
): Promise<boolean> {
  const file = path.join(remotesDir, 'remotes', remote, 'release.json')
  await createLock(`${file}.lock`)
  const temporary = `${file}.${randomUUID()}.new`
  try {
    const next = pointerWithout(v.parse(ReleasePointer, JSON.parse(readFileSync(file, 'utf8'))), version)
    if (next === null) return false
    writeFileSync(temporary, `${JSON.stringify({ ...next, by: 'edge', at }, null, 2)}\n`)
    renameSync(temporary, file)
    return true
  } finally {
    rmSync(temporary, { force: true })
    rmSync(`${file}.lock`, { force: true })
  }
}

async function createLock(file: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return writeFileSync(file, String(process.pid), { flag: 'wx' })
    } catch (error) {
      const isHeld = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isHeld || attempt === lock.attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, lock.delay))
    }
  }
}
