import { isDeepStrictEqual } from 'node:util'
import { ownMajor, pointerOfMajor, ReleasePointer, withMajor } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { textOf, updateObject, type Target } from '../targets/target.ts'
import type { Pointer } from './pointer.ts'

/** Key of a remote's release pointer. */
export const pointerKey = (remote: string): string => `remotes/${remote}/release.json`

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
    const changed = await change(before)
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
