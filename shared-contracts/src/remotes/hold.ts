import type { Hold } from './release-record.ts'

/** ms; a hold ends at most so long from now, so that none is forgotten. */
export const maxHold = 7 * 24 * 60 * 60 * 1000

/**
 * Whether a hold keeps a version from being rolled back at a time (ms since 1970); one that ends too late holds
 * nothing.
 */
export function isHeld(hold: Hold | undefined, version: string, now: number): boolean {
  if (hold?.version !== version) return false
  const left = Date.parse(hold.until) - now
  return left > 0 && left <= maxHold
}
