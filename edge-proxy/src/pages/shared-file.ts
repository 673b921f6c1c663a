import { readFile, stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'

type SharedFile = { version: string; bytes: Promise<Buffer | null>; size: number }

/** Bytes; shell, remotes and elements of a build have 6 MB. */
const cacheBytes = 64 * 1024 * 1024

const files = new LRUCache<string, SharedFile>({ maxSize: cacheBytes, sizeCalculation: ({ size }) => size + 1 })

/**
 * The bytes of a file, or null without one. All requests get the same buffer, because a copy for each would fill the
 * memory with what slow readers do not take. A file that changes is read again.
 */
export async function readShared(file: string): Promise<Buffer | null> {
  const found = await stat(file).catch(() => null)
  if (found?.isFile() !== true) return null
  const { mtimeMs, size, ino } = found
  const version = `${mtimeMs} ${size} ${ino}`
  const shared = files.get(file)
  if (shared?.version === version) return shared.bytes
  const read = { version, bytes: readFile(file).catch(() => null), size }
  files.set(file, read)
  const bytes = await read.bytes
  // The next request reads it again: it may have failed because too many files were open.
  if (bytes === null && files.get(file) === read) files.delete(file)
  return bytes
}
