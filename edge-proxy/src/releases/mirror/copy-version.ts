import { mkdir, readFile, statfs } from 'node:fs/promises'
import path from 'node:path'
import { releaseLimits } from '@portal/shared-contracts/remotes'
import PQueue from 'p-queue'
import { privateFolder, replaceFile } from '../../config/private-files.ts'
import { recordKey } from '../release-files.ts'
import { verifyRecord, type Expected } from '../verify.ts'
import { createFileCopier } from './copy-file.ts'
import type { ReleaseSource } from './release-source.ts'

/** Bytes of a signed record, a third more than its JSON. */
const largestRecord = 2 * releaseLimits.record

/** Bytes of the disk that no release takes: orders are written there before they are sent. */
const reserve = 128 * 1024 * 1024

/** Bytes that are free for the user of the edge on the disk of a folder, which may not exist yet. */
async function freeBytesOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: privateFolder })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Functions that copy the versions of remotes. */
export function createVersionCopier(source: ReleaseSource, copyDir: string, freeBytes = freeBytesOf) {
  const { readChecked, copyFile, forget } = createFileCopier(source, copyDir)

  async function keepReserve(): Promise<void> {
    const free = await freeBytes(copyDir)
    // A version and its brotli duplicates.
    if (free < reserve + 2 * releaseLimits.version) {
      throw new Error(`DATA_DIR has ${free} free bytes: no release is copied, because orders need room`)
    }
  }

  return {
    /**
     * Copies one version of a remote. Its record is written last: a version with a record is complete, and the hash of each
     * of its files was checked.
     * @throws Error if the record or a file is refused or cannot be read, or if a limit is exceeded
     */
    async copyVersion(expected: Expected): Promise<void> {
      const key = recordKey(expected.name, expected.version)
      const recordFile = path.join(copyDir, key)
      const copied = await readFile(recordFile, 'utf8').catch(() => null)
      // A record that another key signed again is copied again.
      if (copied !== null && (await verifyRecord(copied, expected).catch(() => null))) return
      await keepReserve()
      const { jws, record } = await readChecked(key, largestRecord, async (bytes) => ({
        jws: bytes,
        record: await verifyRecord(bytes.toString(), expected),
      }))
      let total = 0
      const queue = new PQueue({ concurrency: 4 })
      const copying = Object.entries(record.files).map(([file, hash]) =>
        queue.add(async () => {
          const size = await copyFile(`${path.posix.dirname(key)}/${file}`, hash)
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
