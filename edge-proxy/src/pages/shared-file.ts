import { readFile, stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'

/** Bytes; shell, remotes and elements of a build have 6 MB. */
const cacheBytes = 64 * 1024 * 1024

/** By path and what changes with a file; `context` is the path. */
const files = new LRUCache<string, Buffer, string>({
  maxSize: cacheBytes,
  sizeCalculation: ({ length }) => length + 1,
  fetchMethod: (_, __, { context: file }) => readFile(file),
  ignoreFetchAbort: true,
})

/**
 * All requests get the same buffer: copies would fill the memory with what slow readers do not take. A file that
 * changes is read again, and so is one that could not be read, maybe because too many files were open.
 */
export async function readShared(file: string): Promise<Buffer | null> {
  const found = await stat(file).catch(() => null)
  if (found?.isFile() !== true) return null
  const key = `${file} ${found.mtimeMs} ${found.size} ${found.ino}`
  const bytes = await files.fetch(key, { context: file }).catch(() => null)
  return bytes ?? null
}
