import { isDeepStrictEqual } from 'node:util'
import { ownMajor, pointerOfMajor, ReleasePointer, withMajor } from '@portal/shared-contracts/remotes'
import { pointerKey } from '@portal/shared-contracts/remotes/release-keys'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import { withoutUnusedHold } from './hold.ts'
import { textOf, updateObject, type Target } from '../targets/target.ts'

/**
 * The content of a release pointer for shells with one major of the contract, with the unknown fields, which every
 * change keeps.
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

/** A stored pointer with the fields that the schema does not know. @throws Error naming the file */
export function parsePointer(remote: string, bytes: Uint8Array): Pointer {
  try {
    return v.parse(ReleasePointer, JSON.parse(textOf(bytes)))
  } catch (error) {
    throw new Error(`${pointerKey(remote)} is not a release pointer: ${String(error)}`, { cause: error })
  }
}

/** The pointer of a remote with the versions for all shells; null if it has no release. */
export async function readWholePointer(target: Target, remote: string): Promise<Pointer | null> {
  const stored = await target.read(pointerKey(remote))
  return stored && parsePointer(remote, stored.bytes)
}

/** The pointer of a remote as shells with a major of the contract read it; null if it has no release. */
export async function readPointer(target: Target, remote: string, major = ownMajor): Promise<Pointer | null> {
  const pointer = await readWholePointer(target, remote)
  return pointer && pointerOfMajor(pointer, major)
}

const fieldsOf = ({ by: _by, at: _at, ...fields }: Pointer) => fields

/** Who changes a pointer, and when. */
export type Author = { by: string; at: Date }

type ChangeOptions = {
  author?: Author
  /** Computes the pointer only. */
  dryRun?: boolean
  /** Major of the contract whose shells read the changed versions. */
  major?: string
}

/**
 * Changes the pointer of a remote by one conditional write, which is repeated on the new content if two teams write at
 * the same moment. A change without an effect writes nothing. `before` and `after` are what shells with the major read.
 */
export async function changePointer(
  target: Target,
  remote: string,
  change: (pointer: Pointer | null) => Pointer | Promise<Pointer>,
  { author, dryRun = false, major = ownMajor }: ChangeOptions = {},
): Promise<{ before: Pointer | null; after: Pointer }> {
  const result: { before: Pointer | null; after: Pointer | null } = { before: null, after: null }
  await updateObject(target, pointerKey(remote), async (stored) => {
    const whole = stored && parsePointer(remote, stored)
    const before = whole && pointerOfMajor(whole, major)
    const changedWhole = withoutUnusedHold(whole, withMajor(whole, major, await change(before)))
    const changed = pointerOfMajor(changedWhole, major)
    const isChanged = before === null || !isDeepStrictEqual(fieldsOf(before), fieldsOf(changed))
    const after = isChanged && author ? { ...changed, by: author.by, at: author.at.toISOString() } : changed
    Object.assign(result, { before, after })
    return isChanged && !dryRun
      ? new TextEncoder().encode(`${JSON.stringify(withMajor(whole, major, after), null, 2)}\n`)
      : null
  })
  if (result.after === null) throw new Error(`The pointer of ${remote} was not computed`)
  return { before: result.before, after: result.after }
}
