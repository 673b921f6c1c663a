import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ReleaseRecord } from '@portal/shared-contracts/remotes'
import { recordIn, versionFolder } from '@portal/shared-contracts/remotes/release-keys'
import { compressFile, integrityOf } from '../files/files.ts'
import { updateObject, WriteConflict, type Target } from '../targets/target.ts'
import { Refused } from '../refused.ts'
import { isSignedBy, signRecord, type ReleaseKey } from './signing.ts'
import { readRecord } from './stored-record.ts'

/** Writes a file that never changes; one that is there already must have the same bytes. */
async function place(target: Target, key: string, bytes: Uint8Array): Promise<void> {
  try {
    await target.write(key, bytes, null)
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error
    const stored = await target.read(key)
    if (stored === null || Buffer.compare(stored.bytes, bytes) !== 0) {
      throw new Refused(`${target.address} has another ${key}. Raise "version" in package.json.`)
    }
  }
}

/** Throws if the version exists with other files. @returns whether the version is complete and signed by this key */
export async function isUploaded(target: Target, record: ReleaseRecord, key: ReleaseKey): Promise<boolean> {
  const stored = await readRecord(target, record.name, record.version)
  if (stored === null) return false
  if (!isDeepStrictEqual(record.files, stored.record.files)) {
    throw new Refused(
      `${record.version} exists in ${target.address} with other files. Raise "version" in package.json.`,
    )
  }
  return isSignedBy(stored.jws, key.public)
}

/**
 * Uploads the files of a version with their `.br` files, and its record last: a version without a record is an
 * interrupted upload, which another run completes. A version that exists keeps its files; its record is signed again if
 * this key did not sign it, because edges accept the remote's keys only.
 */
export async function uploadVersion(
  target: Target,
  record: ReleaseRecord,
  dist: string,
  key: ReleaseKey,
  onProgress: OnProgress = () => {},
): Promise<void> {
  if (await isUploaded(target, record, key)) return
  const folder = versionFolder(record.name, record.version)
  await uploadFiles(target, folder, record, dist, onProgress)
  const signed = new TextEncoder().encode(await signRecord(record, key.private))
  await updateObject(target, recordIn(folder), () => signed)
}

/** Called with the number of uploaded files, the number of all, and the last one. */
export type OnProgress = (done: number, total: number, file: string) => void

/**
 * Uploads the files of a record into a folder of the target, with their `.br` files.
 * @throws Refused if one has changed
 */
export async function uploadFiles(
  target: Target,
  folder: string,
  record: Pick<ReleaseRecord, 'files'>,
  dist: string,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const files = Object.entries(record.files)
  for (const [index, [file, integrity]] of files.entries()) {
    const bytes = await readFile(path.join(dist, file))
    if (integrityOf(bytes) !== integrity) throw new Refused(`${file} changed during the release. Build again.`)
    await place(target, `${folder}/${file}`, bytes)
    const br = await compressFile(file, bytes)
    if (br !== null) await place(target, `${folder}/${file}.br`, br)
    onProgress(index + 1, files.length, file)
  }
}
