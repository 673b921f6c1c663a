import type { RemoteName } from '@delikaterie/shared-contracts/remotes'

/* Names and sizes of the files among the releases, the same in a folder, in a store and in the copy of an edge. */

export const documentKey = 'remotes/registry.jws'
export const pointerKey = (remote: RemoteName): string => `remotes/${remote}/release.json`
export const recordKey = (remote: RemoteName, version: string): string => `remotes/${remote}/${version}/record.jws`

/** Bytes. */
export const largestDocument = 2 * 1024 * 1024
export const largestPointer = 64 * 1024
