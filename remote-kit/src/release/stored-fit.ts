import { majorOf, releaseFaults } from '@portal/shared-contracts/remotes'
import type { Target } from '../targets/target.ts'
import type { Pointer } from './pointer.ts'
import { Refused, refuseFaults } from '../refused.ts'
import { isSignedByOne, readRegistered } from './registry.ts'
import { readRecord } from './stored-record.ts'
import { readLiveRecords } from './read-live-records.ts'

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

/** An uploaded version. @throws Refused if it was not uploaded completely */
export async function readUploaded(target: Target, remote: string, version: string) {
  const stored = await readRecord(target, remote, version)
  if (stored !== null) return stored
  throw new Refused(`${remote} has no version ${version} in ${target.address}. "list ${remote}" prints its versions.`)
}

/**
 * Checks an uploaded version again, as its release did: shells, claims, keys and other remotes may have changed since.
 * @param trusted public keys of the registry; empty skips the check of the document's signature
 * @param major of the contract whose shells get the version
 * @throws Refused naming everything that it does not fit, or if it was not uploaded completely
 */
export async function requireFit(
  target: Target,
  remote: string,
  version: string,
  trusted: readonly string[],
  major: string,
): Promise<void> {
  const stored = await readUploaded(target, remote, version)
  const { contract } = stored.record
  if (majorOf(contract) !== major) {
    throw new Refused(`${remote} ${version} is built for contract ${contract}. Pass --contract ${majorOf(contract)}.`)
  }
  const { document, registered } = await readRegistered(target, remote, trusted)
  const faults = (await isSignedByOne(stored.jws, registered.keys))
    ? releaseFaults(stored.record, await readLiveRecords(target, document, major))
    : [`No key of ${remote} in the registry document signed ${version}. Release it again with a present key.`]
  refuseFaults(`${remote} ${version} does not fit`, faults)
}
