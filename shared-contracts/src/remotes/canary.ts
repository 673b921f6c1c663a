import { createHash } from 'node:crypto'
import type { RemoteName } from './registry-document.ts'

/** Cookie with the bucket of a browser, which chooses its versions while a canary is live. */
export const bucketCookie = 'portal-bucket'

/** Browsers are divided into this many buckets, numbered from 0. */
export const buckets = 10_000

/**
 * A bucket in the canary at 5 percent is also in it at 20; which buckets are in differs by remote. Runs in Node only.
 */
export function isInCanary(remote: RemoteName, bucket: number, percent: number): boolean {
  const hash = createHash('sha256').update(`${remote} ${bucket}`).digest().readUInt32BE(0)
  return (hash / 2 ** 32) * 100 < percent
}
