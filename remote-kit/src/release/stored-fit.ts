import { releaseFaults, ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import type { Target } from '../targets/target.ts'
import type { Pointer } from './pointer.ts'
import { Refused } from '../refused.ts'
import { readRegistered } from './registered.ts'
import { isSignedByOne } from './registry.ts'
import { readSurroundings } from './surroundings.ts'

/** The versions that more browsers get after a change of the pointer than before. */
export function widenedVersions(before: Pointer, after: Pointer): string[] {
  if (after.disabled) return []
  const { current, canary }: Pointer = before.disabled ? {} : before
  const share = after.canary?.version === canary?.version ? (canary?.percent ?? 0) : 0
  return [
    ...(after.current !== undefined && after.current !== current ? [after.current] : []),
    ...(after.canary !== undefined && after.canary.percent > share ? [after.canary.version] : []),
  ]
}

/**
 * Checks an uploaded version again, as its release did: shells, claims, keys and neighbours may have changed since.
 * @param trusted public keys of the registry; empty skips the check of the document's signature
 * @throws Refused naming everything that it does not fit, or if it was not uploaded completely
 */
export async function requireFit(
  target: Target,
  remote: string,
  version: string,
  trusted: readonly string[],
): Promise<void> {
  const stored = await target.read(`remotes/${remote}/${version}/record.jws`)
  if (stored === null) {
    throw new Refused(`${remote} has no version ${version} in ${target.address}. "list ${remote}" prints its versions.`)
  }
  const { document, registered } = await readRegistered(target, remote, trusted)
  const jws = new TextDecoder().decode(stored.bytes).trim()
  const faults = (await isSignedByOne(jws, registered.keys))
    ? releaseFaults(v.parse(ReleaseRecord, decodeJwt(jws)), await readSurroundings(target, document))
    : [`No key of ${remote} in the registry document signed ${version}. Release it again with a present key.`]
  if (faults.length > 0) {
    throw new Refused(`${remote} ${version} does not fit:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  }
}
