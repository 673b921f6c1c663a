import { mkdir, readFile, statfs, stat } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { releaseLimits, type ReleaseRecord } from '@portal/shared-contracts/remotes'
import { recordIn } from '@portal/shared-contracts/remotes/release-keys'
import PQueue from 'p-queue'
import { LRUCache } from 'lru-cache'
import { privateFolder, replaceFile } from '../../config/private-files.ts'
import type { ReleaseSource } from '../release-source.ts'

/** The folder of a version or a preview, and the check of its signed record, which gives the files. */
export type Wanted = { folder: string; verify: (jws: string) => Promise<Pick<ReleaseRecord, 'files'>> }

/** Bytes of a signed record, a third more than its JSON. */
const maxRecordBytes = 2 * releaseLimits.record

/** Bytes of the disk that no release takes: orders are written there before they are sent. */
const reserve = 128 * 1024 * 1024

/** Bytes that are free for the user of the edge on the disk of a folder, which may not exist yet. */
async function freeBytesOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: privateFolder })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Copies versions from the source into `copyDir`; `freeBytes` returns the free bytes on the disk of a folder. */
export function createVersionCopier(source: ReleaseSource, copyDir: string, freeBytes = freeBytesOf) {
  const { readChecked, copyFile, forget } = createFileCopier(source, copyDir)

  return {
    /**
     * Copies the record and the files of a version; returns at once if the version is copied and its record fits. The
     * record is written last: a version with one is complete. @throws Error if it is refused or cannot be read
     */
    async copyVersion({ folder, verify }: Wanted): Promise<void> {
      const key = recordIn(folder)
      const recordFile = path.join(copyDir, key)
      const copied = await readFile(recordFile, 'utf8').catch(() => null)
      // A record that another key signed again is copied again.
      if (copied !== null && (await verify(copied).catch(() => null))) return
      const free = await freeBytes(copyDir)
      // A version and its brotli duplicates.
      if (free < reserve + 2 * releaseLimits.version) {
        throw new Error(`DATA_DIR has ${free} free bytes: no release is copied, because orders need room`)
      }
      const { jws, record } = await readChecked(key, maxRecordBytes, async (bytes) => ({
        jws: bytes,
        record: await verify(bytes.toString()),
      }))
      let total = 0
      const queue = new PQueue({ concurrency: 4 })
      const copying = Object.entries(record.files).map(([file, hash]) =>
        queue.add(async () => {
          const size = await copyFile(`${folder}/${file}`, hash)
          total += size
          if (total > releaseLimits.version) throw new Error(`${key} lists more than ${releaseLimits.version} bytes`)
        }),
      )
      await Promise.all(copying).finally(() => queue.clear())
      await replaceFile(recordFile, jws)
    },
    forget,
  }
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

const compressible = /\.(?:m?js|css|json|svg)$/

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Copies files whose bytes are right; one that was refused is read again when it has changed. */
export function createFileCopier(source: ReleaseSource, copyDir: string) {
  const refused = new LRUCache<string, { tag: Record<string, string>; error: unknown }>({ max: 1_000 })
  const hashes = new LRUCache<string, string>({ max: 10_000 })

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
    /** Copies a file once, and returns its bytes. @throws Error if it cannot be read or has another hash */
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
