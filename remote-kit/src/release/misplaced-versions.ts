import { firstMajor, majorOf, majorsOf, pointerOfMajor, versionsOfPointer } from '@portal/shared-contracts/remotes'
import { pointerKey } from '@portal/shared-contracts/remotes/release-keys'
import type { Target } from '../targets/target.ts'
import type { Pointer } from './pointer.ts'
import { readRecord } from './stored-record.ts'

const placeOf = (contract: string): string => String(Math.max(firstMajor, Number(majorOf(contract))))

/**
 * The versions that a pointer names for shells that do not take them, one sentence each: after `current` was edited by
 * hand outside of `majors`, no shell of contract 4 reads it. Versions whose record cannot be read are left out.
 */
export async function misplacedVersions(target: Target, remote: string, pointer: Pointer): Promise<string[]> {
  const named = majorsOf(pointer).flatMap((major) =>
    versionsOfPointer(pointerOfMajor(pointer, major)).map((version) => ({ major, version })),
  )
  const sentences = await Promise.all(
    named.map(async ({ major, version }) => {
      const stored = await readRecord(target, remote, version).catch(() => null)
      const contract = stored?.record.contract
      if (contract === undefined || placeOf(contract) === major) return []
      const where = major === String(firstMajor) ? 'outside of "majors"' : `in "majors" under ${major}`
      return [
        `${pointerKey(remote)} names ${version} ${where}, but it is built for contract ${contract}: ` +
          `no shell takes it. Delete it there; "remotes current ${remote} ${version}" gives it to its shells.`,
      ]
    }),
  )
  return sentences.flat()
}
