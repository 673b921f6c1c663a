import { maxHold, type ReleasePointer } from '@portal/shared-contracts/remotes'
import { Refused } from '../refused.ts'
import { readEnd } from './read-end.ts'

/** `until`: an ISO 8601 date, which is its beginning in UTC, or time. */
export type HoldRequest = {
  version?: string
  reason?: string | undefined
  until?: string | undefined
}

/** Characters of a reason. */
const maxReason = 200

/** Keeps edges from rolling back a version that browsers get, or the current one. */
export function hold(
  pointer: ReleasePointer,
  { version = pointer.current, reason, until }: HoldRequest,
  now: Date,
): ReleasePointer {
  if (version === undefined) throw new Refused('There is no current version. Name the canary with --version.')
  if (!isUsed(pointer, version)) {
    throw new Refused(`Version ${version} is not in use: only the current version or the canary can be held.`)
  }
  const why = reason?.trim() ?? ''
  if (why === '' || why.length > maxReason) {
    throw new Refused(`--reason must say in up to ${maxReason} characters why edges do not take the version back.`)
  }
  const end = readEnd(until, now.getTime(), maxHold)
  if (end === null) {
    const latest = new Date(now.getTime() + maxHold).toISOString()
    throw new Refused(`--until must be a time to come, at most seven days from now (${latest}).`)
  }
  return { ...pointer, hold: { version, reason: why, until: new Date(end).toISOString() } }
}

/** Edges may roll back the version again. */
export const endHold = ({ hold: _ended, ...pointer }: ReleasePointer): ReleasePointer => pointer

/** By shells of any major. */
const isUsed = ({ majors, ...first }: ReleasePointer, version: string): boolean =>
  [first, ...Object.values(majors ?? {})].some(
    ({ current, canary }) => current === version || canary?.version === version,
  )

/** A hold ends when no shell uses its version any more. Takes pointers with the versions for all shells. */
export function withoutUnusedHold(before: ReleasePointer | null, after: ReleasePointer): ReleasePointer {
  const version = after.hold?.version
  const hasEnded = version !== undefined && before !== null && isUsed(before, version) && !isUsed(after, version)
  return hasEnded ? endHold(after) : after
}
