import type { ReleasePointer } from '@portal/shared-contracts/remotes'
import { Refused } from '../refused.ts'

/**
 * The content of a release pointer for shells with one major of the contract, with the unknown fields, which every change
 * keeps.
 */
export type Pointer = ReleasePointer

function refuseBlocked(pointer: Pointer | null, version: string, unblock: boolean): Pointer | null {
  if (pointer === null || !pointer.blocked?.includes(version)) return pointer
  if (!unblock) {
    throw new Refused(`Version ${version} was rolled back and is blocked. Pass --unblock to use it all the same.`)
  }
  const { blocked, ...others } = pointer
  const left = blocked.filter((other) => other !== version)
  return left.length > 0 ? { ...others, blocked: left } : others
}

/** Makes a version the current one for every browser; ends a canary. The previous version remains for a rollback. */
export function release(before: Pointer | null, version: string, unblock = false): Pointer {
  const pointer = refuseBlocked(before, version, unblock)
  if (pointer === null) return { current: version }
  const { canary: _ended, ...others } = pointer
  const { current } = others
  if (current === version) return others
  return { ...others, current: version, ...(current !== undefined && { previous: current }) }
}

/**
 * Gives a version to a part of the browsers, from 0.01 to 100 percent. Beside it there may be no current version: other
 * browsers then see the portal without the remote.
 */
export function startCanary(before: Pointer | null, version: string, percent: number, unblock = false): Pointer {
  if (!(percent >= 0.01 && percent <= 100)) throw new Refused('PERCENT must be a number from 0.01 to 100.')
  const pointer = refuseBlocked(before, version, unblock)
  if (pointer?.current === version) throw new Refused(`Version ${version} is already the current one.`)
  return { ...pointer, canary: { version, percent } }
}

/** Makes the canary the current version. */
export function promote(pointer: Pointer): Pointer {
  if (pointer.canary === undefined) throw new Refused('There is no canary to promote. Start one with "canary".')
  return release(pointer, pointer.canary.version)
}

/**
 * Removes the canary, or else goes back to the previous version or to `version`; the version that browsers leave is
 * blocked.
 */
export function rollback(pointer: Pointer, version?: string): Pointer {
  const block = (left: string): string[] => [...new Set([...(pointer.blocked ?? []), left])]
  const { canary, previous, ...others } = pointer
  if (canary !== undefined && version === undefined) {
    return { ...others, ...(previous !== undefined && { previous }), blocked: block(canary.version) }
  }
  if (pointer.current === undefined) {
    throw new Refused('There is no current version to go back from. Start with "release" or "canary".')
  }
  const target = version ?? previous
  if (target === undefined) {
    throw new Refused('There is no previous version. Name one with --version, or use "disable".')
  }
  if (target === pointer.current) throw new Refused(`Version ${target} is already the current one.`)
  const blocked = block(pointer.current).filter((other) => other !== target)
  return { ...others, current: target, blocked }
}

/** Switches the remote off, or on again. */
export const setDisabled = ({ disabled: _before, ...pointer }: Pointer, disabled: boolean): Pointer =>
  disabled ? { ...pointer, disabled } : pointer
