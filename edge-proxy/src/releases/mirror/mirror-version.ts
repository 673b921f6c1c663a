import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import PQueue from 'p-queue'
import { replaceFile } from '../../config/private-files.ts'
import type { StoreClient } from './store-client.ts'
import { verifyRecord, type Expected } from '../verify.ts'

const compress = promisify(brotliCompress)

/** Files that get a brotli duplicate. */
const compressible = /\.(?:m?js|css|json|svg)$/

/** Bytes. */
const largestRecord = 512 * 1024
const largestFile = 8 * 1024 * 1024

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/**
 * Copies one version of a remote from the store. Its record is written last: a version with a record is complete, and
 * the hash of each of its files was checked.
 * @throws Error if the record is refused, or if a file cannot be read or has another hash
 */
export async function mirrorVersion(store: StoreClient, mirror: string, expected: Expected): Promise<void> {
  const key = `remotes/${expected.name}/${expected.version}/`
  const recordFile = path.join(mirror, key, 'record.jws')
  const copied = await readFile(recordFile, 'utf8').catch(() => null)
  // A record that another key signed again is copied again.
  if (copied !== null && (await verifyRecord(copied, expected).catch(() => null))) return
  const stored = await store.read(`${key}record.jws`, largestRecord)
  if (stored === null) throw new Error(`There is no record of ${key}`)
  const record = await verifyRecord(stored.bytes.toString(), expected)
  const queue = new PQueue({ concurrency: 8 })
  await Promise.all(
    Object.entries(record.files).map(([file, hash]) => queue.add(() => mirrorFile(store, mirror, key + file, hash))),
  )
  await replaceFile(recordFile, stored.bytes)
}

async function mirrorFile(store: StoreClient, mirror: string, key: string, hash: string): Promise<void> {
  const file = path.join(mirror, key)
  const copied = await readFile(file).catch(() => null)
  if (copied !== null && integrityOf(copied) === hash) return
  const stored = await store.read(key, largestFile)
  if (stored === null || integrityOf(stored.bytes) !== hash)
    throw new Error(`${key} does not have the hash of its record`)
  if (compressible.test(file)) await replaceFile(`${file}.br`, await compress(stored.bytes))
  await replaceFile(file, stored.bytes)
}
