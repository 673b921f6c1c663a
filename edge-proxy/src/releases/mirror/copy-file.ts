import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { releaseLimits } from '@portal/shared-contracts/remotes'
import { LRUCache } from 'lru-cache'
import { replaceFile } from '../../config/private-files.ts'
import type { ReleaseSource } from './release-source.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Files that get a brotli duplicate. */
const compressible = /\.(?:m?js|css|json|svg)$/

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Copies files whose bytes are right; one that was refused is read again when it has changed. */
export function createFileCopier(source: ReleaseSource, copyDir: string) {
  /** Why a file was refused, and the tag of its bytes. */
  const refused = new LRUCache<string, { tag: Record<string, string>; error: unknown }>({ max: 1_000 })
  /** The hashes of copied files. */
  const hashes = new LRUCache<string, string>({ max: 10_000 })

  /** Reads a file and checks its bytes. */
  async function readChecked<T>(key: string, maxBytes: number, check: (bytes: Buffer) => Promise<T> | T): Promise<T> {
    const before = refused.get(key)
    const stored = await source.read(key, maxBytes, before?.tag)
    if (stored === null) throw before?.error
    try {
      return await check(stored.bytes)
    } catch (error) {
      refused.set(key, { tag: stored.tag, error })
      throw error
    }
  }

  return {
    readChecked,
    /**
     * Copies a file with this hash, unless it was copied before, and returns its size in bytes.
     * @throws Error if it cannot be read or has another hash
     */
    async copyFile(key: string, hash: string): Promise<number> {
      const file = path.join(copyDir, key)
      const copied = await stat(file).catch(() => null)
      if (copied !== null && (hashes.get(key) === hash || integrityOf(await readFile(file)) === hash)) {
        hashes.set(key, hash)
        return copied.size
      }
      const bytes = await readChecked(key, releaseLimits.file, (read) => {
        if (integrityOf(read) !== hash) throw new Error(`${key} does not have the hash of its record`)
        return read
      })
      if (compressible.test(key)) await replaceFile(`${file}.br`, await compressedOf(source, key, bytes))
      await replaceFile(file, bytes)
      hashes.set(key, hash)
      return bytes.length
    },
    /** Reads again what was refused: under another document it may be right. */
    forget: (): void => refused.clear(),
  }
}

/** The brotli duplicate of a file among the releases, if it has the same content; else a new one. */
async function compressedOf(source: ReleaseSource, key: string, bytes: Buffer): Promise<Uint8Array> {
  const sent = await source.read(`${key}.br`, releaseLimits.file).catch(() => null)
  const options = { maxOutputLength: Math.max(1, bytes.length) }
  const content = sent && (await decompress(sent.bytes, options).catch(() => null))
  if (sent && content?.equals(bytes)) return sent.bytes
  // A hundred times as fast as the best quality, which would let a large release keep the processor busy.
  return compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}
