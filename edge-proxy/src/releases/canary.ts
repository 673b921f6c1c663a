import { createHash } from 'node:crypto'
import type { RemoteName } from '@delikaterie/shared-contracts/remotes'

/** Browsers are divided into this many buckets, numbered from 0. */
export const buckets = 10_000

/**
 * Whether browsers of a bucket get the canary of a remote. Who is in at 5 percent stays in at 20, and the buckets of
 * two remotes are independent of each other.
 */
export function isInCanary(remote: RemoteName, bucket: number, percent: number): boolean {
  const hash = createHash('sha256').update(`${remote} ${bucket}`).digest().readUInt32BE(0)
  return (hash / 2 ** 32) * 100 < percent
}
