import { createHash, randomUUID } from 'node:crypto'
import {
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { WriteConflict, type StoredObject, type Target } from './target.ts'

/** Milliseconds after which a lock file belongs to a process that was stopped; a locked write takes less than one. */
const lockTimeout = 10_000

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

function readObject(file: string): StoredObject | null {
  try {
    const bytes = readFileSync(file)
    return { bytes, tag: createHash('sha256').update(bytes).digest('hex') }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Creates the lock file of an object and runs `work`; waits while another process holds it. */
async function withLock<Result>(file: string, work: () => Result): Promise<Result> {
  const lock = `${file}.lock`
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > lockTimeout) rmSync(lock, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Deletes the folder of a deleted file and the folders above it, until one is not empty. */
function removeEmpty(folder: string, top: string): void {
  try {
    for (let empty = folder; empty !== top; empty = path.dirname(empty)) rmdirSync(empty)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].some((code) => hasCode(error, code))) throw error
  }
}

/**
 * Releases in a local folder. Readers never see a partial file: bytes go to a temporary file, which is linked to a new
 * name or, under a lock, renamed over the old one.
 */
export function folderTarget(folder: string): Target {
  const fileOf = (key: string): string => path.resolve(folder, key)
  return {
    address: path.resolve(folder),
    read: (key) => Promise.resolve(readObject(fileOf(key))),
    async write(key, bytes, tag) {
      const file = fileOf(key)
      const temporary = `${file}.${randomUUID()}.new`
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(temporary, bytes)
      try {
        if (tag === null) linkSync(temporary, file)
        else {
          await withLock(file, () => {
            if (readObject(file)?.tag !== tag) throw new WriteConflict(key)
            renameSync(temporary, file)
          })
        }
      } catch (error) {
        throw hasCode(error, 'EEXIST') ? new WriteConflict(key) : error
      } finally {
        rmSync(temporary, { force: true })
      }
    },
    async remove(key) {
      rmSync(fileOf(key), { force: true })
      removeEmpty(path.dirname(path.resolve(fileOf(key))), path.resolve(folder))
    },
    list: (prefix) =>
      Promise.resolve(
        globSync(`${prefix}**/*`, { cwd: folder, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(lock|new)$/.test(entry.name))
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
          .toSorted(),
      ),
  }
}
