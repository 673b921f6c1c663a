import { pointerOfMajor, ReleasePointer, type RemoteName } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'

/* Names and sizes of the files among the releases, the same in a folder, in a store and in the copy of an edge. */

export const documentKey = 'remotes/registry.jws'
export const pointerKey = (remote: RemoteName): string => `remotes/${remote}/release.json`
export const recordKey = (remote: RemoteName, version: string): string => `remotes/${remote}/${version}/record.jws`

/** Bytes. */
export const largestDocument = 2 * 1024 * 1024
export const largestPointer = 64 * 1024

/**
 * What a release pointer says to shells with a major of the contract.
 * @throws Error if the text is no pointer, or names no version for them
 */
export function parsePointer(text: string, major: string): ReleasePointer {
  const pointer = pointerOfMajor(v.parse(ReleasePointer, JSON.parse(text)), major)
  const { current, canary, disabled, blocked } = pointer
  if ([current, canary, disabled, blocked].some(Boolean)) return pointer
  throw new Error(`The pointer names no version for shells of contract ${major}.`)
}
