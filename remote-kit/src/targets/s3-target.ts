import {
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { contentType } from '../files/content-type.ts'
import { Refused } from '../release/refused.ts'
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

/**
 * Releases below a prefix of an S3 bucket. Credentials and region come from the environment as for every AWS tool. The
 * store must support conditional writes (If-Match and If-None-Match on PutObject).
 */
export function s3Target(bucket: string, prefix: string, { endpoint }: StoreOptions): Target {
  const client = new S3Client({
    region: process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Stores other than AWS do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const address = `s3://${bucket}/${prefix}`
  const keyOf = (key: string): string => (prefix === '' ? key : `${prefix}/${key}`)

  async function read(key: string): Promise<StoredObject | null> {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(key) }))
      if (Body === undefined || ETag === undefined) throw new Error(`${key}: the store sent no body or no ETag`)
      return { bytes: await Body.transformToByteArray(), tag: ETag }
    } catch (error) {
      if (isStatus(error, [404])) return null
      throw storeError(address, error)
    }
  }

  /** Whether the object was written; false if the condition was not met. */
  async function put(key: string, bytes: Uint8Array, condition: Condition): Promise<boolean> {
    const object = { Bucket: bucket, Key: keyOf(key), Body: bytes, ContentType: contentType(key) }
    try {
      await client.send(new PutObjectCommand({ ...object, ...condition }))
      return true
    } catch (error) {
      if (isStatus(error, conflicts)) return false
      throw storeError(address, error)
    }
  }

  let conditional: Promise<void> | undefined
  /** Throws if the store ignores conditions, because it would lose the pointer of one of two teams. */
  async function requireConditions(): Promise<void> {
    const key = 'remotes/conditional-writes.txt'
    const write = () => put(key, new TextEncoder().encode('If-None-Match\n'), { IfNoneMatch: '*' })
    const created = await write()
    if (created && (await write()))
      throw new Refused(`${address} ignores conditional writes (If-None-Match). Use a store that supports them.`)
  }

  return {
    address,
    read,
    async write(key, bytes, tag) {
      await (conditional ??= requireConditions())
      if (await put(key, bytes, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag })) return
      // Ceph 16 compares ETags without the quotes that HTTP requires.
      const unquoted = tag?.replaceAll('"', '')
      if (unquoted !== undefined && (await read(key))?.tag === tag && (await put(key, bytes, { IfMatch: unquoted })))
        return
      throw new WriteConflict(key)
    },
    async list(below) {
      const keys: string[] = []
      let token: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: keyOf(below), ContinuationToken: token })
        const page: ListObjectsV2CommandOutput = await client.send(command).catch((error: unknown) => {
          throw storeError(address, error)
        })
        for (const { Key } of page.Contents ?? []) keys.push((Key ?? '').slice(keyOf('').length))
        token = page.NextContinuationToken
      } while (token !== undefined)
      return keys.toSorted()
    },
  }
}
