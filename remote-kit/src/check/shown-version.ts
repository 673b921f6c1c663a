import { buckets, isInCanary } from '@portal/shared-contracts/remotes/canary'
import { Refused } from '../refused.ts'
import type { Pointer } from '../release/pointer.ts'

/** A version that a portal shows, and the bucket of a browser that gets it; null for a browser without one. */
export type ShownVersion = { version: string; bucket: number | null }

/** The first bucket that is in the canary of a remote, or that is not; null if there is none. */
export function findBucket(remote: string, percent: number, inside: boolean): number | null {
  for (let bucket = 0; bucket < buckets; bucket++) {
    if (isInCanary(remote, bucket, percent) === inside) return bucket
  }
  return null
}

function bucketOf(remote: string, percent: number, inside: boolean): number {
  const bucket = findBucket(remote, percent, inside)
  if (bucket !== null) return bucket
  throw new Refused(
    inside
      ? `No browser gets the canary of ${remote} at ${percent} %. Give it to more with "remotes canary".`
      : `Every browser gets the canary of ${remote}. Check it with --canary.`,
  )
}

/**
 * How a browser gets a version of a remote.
 * @param wanted the canary, or the current version or canary by its name
 * @throws Refused if the pointer gives it to no browser
 */
export function shownVersion(
  remote: string,
  { current, canary, disabled }: Pointer,
  wanted: { canary: true } | { version: string },
): ShownVersion {
  if (disabled) throw new Refused(`${remote} is switched off. "remotes enable ${remote}" switches it on.`)
  const version = 'version' in wanted ? wanted.version : canary?.version
  if (version === undefined) {
    throw new Refused(`${remote} has no canary. Start one with "remotes release --canary PERCENT".`)
  }
  if (version === canary?.version) return { version, bucket: bucketOf(remote, canary.percent, true) }
  if (version === current) return { version, bucket: canary ? bucketOf(remote, canary.percent, false) : null }
  const shown = [current, canary?.version].filter(Boolean).join(' and ')
  throw new Refused(
    `No browser gets ${remote} ${version}; the portal shows ${shown}. Make it a canary first, or check a preview.`,
  )
}
