import { createHash } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from '../config/private-files.ts'
import type { ImageCache } from './image-job.ts'

/*
 * Images on disk, for any number of processes: the edges of a machine read, their image processes or they themselves
 * write and clean. A file gets its name when it is complete; the time of its change is when it was made, the time of
 * its access when it was last used.
 */

/** ms; a picture that is replaced at its address is seen after that. */
export const storedAge = 7 * 24 * 60 * 60 * 1000
/** File systems store in blocks of this size. */
const blockBytes = 4_096

/** The name of an image's file; `parts` are all that the image depends on. */
export const fileOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** An image; null if there is none or it is too old. */
export async function readImage(folder: string, name: string): Promise<Buffer | null> {
  try {
    await using handle = await open(path.join(folder, name))
    const { mtime } = await handle.stat()
    if (Date.now() - mtime.getTime() > storedAge) return null
    await handle.utimes(new Date(), mtime)
    return await handle.readFile()
  } catch {
    return null
  }
}

/** Stores an image; without room on the disk nothing is stored. */
export const writeImage = (folder: string, name: string, bytes: Uint8Array): Promise<void> =>
  replaceFile(path.join(folder, name), bytes, { flush: true }).catch(() => {})

/** Deletes the least recently used files, also half-written ones, until all take at most `maxBytes`. */
export async function cleanImages(folder: string, maxBytes: number): Promise<void> {
  const files: { file: string; used: number; size: number }[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const stats = await stat(file).catch(() => null)
    if (stats) files.push({ file, used: stats.atimeMs, size: Math.ceil(stats.size / blockBytes) * blockBytes })
  }
  let total = files.reduce((sum, { size }) => sum + size, 0)
  for (const { file, size } of files.toSorted((one, other) => one.used - other.used)) {
    if (total <= maxBytes) return
    await rm(file, { force: true }).catch(() => {})
    total -= size
  }
}

/** A function that stores images, and cleans the cache after each twentieth of its bytes. */
export function createImageStore({ folder, bytes: maxBytes }: ImageCache) {
  let written = 0
  const clean = (): void => {
    written = 0
    void cleanImages(folder, 0.95 * maxBytes)
  }
  clean()
  return async (name: string, image: Uint8Array): Promise<void> => {
    await writeImage(folder, name, image)
    written += image.length
    if (written > maxBytes / 20) clean()
  }
}
