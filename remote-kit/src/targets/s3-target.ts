import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { contentType } from '../files/files.ts'
import { Refused } from '../refused.ts'
import { WriteConflict, type StoredObject, type Target } from './target.ts'

/** Settings of S3 stores. */
export type StoreOptions = {
  /** URL of a store other than AWS. */
  endpoint?: string | undefined
}

/** Responses to a conditional write that came too late: 412, 409 for simultaneous writes, 404 for a deleted object. */
const conflicts = [404, 409, 412]

type Condition = { IfMatch: string } | { IfNoneMatch: '*' }

/** Whether the store responded with one of these statuses about an object. */
const isStatus = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof S3ServiceException &&
  error.name !== 'NoSuchBucket' &&
  statuses.includes(error.$metadata.httpStatusCode ?? 0)

/** The error of a store, whose name says more than its message. */
const storeError = (address: string, error: unknown): Error =>
  new Error(`${address}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`, {
    cause: error,
  })

/** A prefix of a bucket, with a client that may read and write there. */
type Bucket = { client: S3Client; name: string; address: string; keyOf: (key: string) => string }

async function read({ client, name, address, keyOf }: Bucket, key: string): Promise<StoredObject | null> {
  try {
    const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: name, Key: keyOf(key) }))
    if (Body === undefined || ETag === undefined) throw new Error(`${key}: the store sent no body or no ETag`)
    return { bytes: await Body.transformToByteArray(), tag: ETag }
  } catch (error) {
    if (isStatus(error, [404])) return null
    throw storeError(address, error)
  }
}

/** Whether the object was written; false if the condition was not met. */
async function put(bucket: Bucket, key: string, bytes: Uint8Array, condition: Condition): Promise<boolean> {
  const object = { Bucket: bucket.name, Key: bucket.keyOf(key), Body: bytes, ContentType: contentType(key) }
  try {
    await bucket.client.send(new PutObjectCommand({ ...object, ...condition }))
    return true
  } catch (error) {
    if (isStatus(error, conflicts)) return false
    throw storeError(bucket.address, error)
  }
}

async function remove({ client, name, address, keyOf }: Bucket, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: keyOf(key) })).catch((error: unknown) => {
    if (!isStatus(error, [404])) throw storeError(address, error)
  })
}

/** Throws if the store ignores conditions, because it would lose the pointer of one of two teams. */
async function requireConditions(bucket: Bucket): Promise<void> {
  const write = () =>
    put(bucket, 'remotes/conditional-writes.txt', new TextEncoder().encode('If-None-Match\n'), { IfNoneMatch: '*' })
  if ((await write()) && (await write()))
    throw new Refused(`${bucket.address} ignores conditional writes (If-None-Match). Use a store that supports them.`)
}

async function list({ client, name, address, keyOf }: Bucket, below: string): Promise<string[]> {
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: keyOf(below) })
  const keys: string[] = []
  try {
    for await (const { Contents = [] } of pages)
      keys.push(...Contents.map(({ Key = '' }) => Key.slice(keyOf('').length)))
  } catch (error) {
    throw storeError(address, error)
  }
  return keys.toSorted()
}

/**
 * Releases below a prefix of an S3 bucket. Credentials and region come from the environment as for every AWS tool. The
 * store must support conditional writes (If-Match and If-None-Match on PutObject).
 */
export function s3Target(name: string, prefix: string, { endpoint }: StoreOptions): Target {
  const client = new S3Client({
    region: process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Stores other than AWS do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const address = `s3://${name}/${prefix}`
  const bucket = { client, name, address, keyOf: (key: string) => (prefix === '' ? key : `${prefix}/${key}`) }
  let conditional: Promise<void> | undefined
  return {
    address,
    read: (key) => read(bucket, key),
    async write(key, bytes, tag) {
      await (conditional ??= requireConditions(bucket))
      if (await put(bucket, key, bytes, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag })) return
      // Ceph 16 compares ETags without the quotes that HTTP requires.
      const unquoted = tag?.replaceAll('"', '')
      const isUnchanged = unquoted !== undefined && (await read(bucket, key))?.tag === tag
      if (isUnchanged && (await put(bucket, key, bytes, { IfMatch: unquoted }))) return
      throw new WriteConflict(key)
    },
    remove: (key) => remove(bucket, key),
    list: (below) => list(bucket, below),
  }
}
