import { contractVersion } from './contract.ts'
import type { ReleasePointer, VersionChoice } from './release-record.ts'

/** Shells up to this major read the versions that a pointer names outside `majors`. */
export const firstMajor = 3

/** The major of a contract version. */
export const majorOf = (contract: string): string => contract.split('.')[0] ?? ''

/** The major of this build. */
export const ownMajor = majorOf(contractVersion)

const choiceOf = ({ current, previous, canary }: VersionChoice): VersionChoice => ({
  ...(current !== undefined && { current }),
  ...(previous !== undefined && { previous }),
  ...(canary !== undefined && { canary }),
})

/** A pointer as shells with a major of the contract read it: the versions for them, and what holds for all. */
export function pointerOfMajor({ majors, ...first }: ReleasePointer, major: string): ReleasePointer {
  if (Number(major) <= firstMajor) return first
  const { current: _current, previous: _previous, canary: _canary, ...common } = first
  return { ...common, ...majors?.[major] }
}

/**
 * The pointer of a remote after a change of what shells with a major read.
 * @param before null for a remote without one
 */
export function withMajor(before: ReleasePointer | null, major: string, changed: ReleasePointer): ReleasePointer {
  const majors = before?.majors
  if (Number(major) <= firstMajor) return { ...changed, ...(majors !== undefined && { majors }) }
  const { current: _current, previous: _previous, canary: _canary, ...common } = changed
  return { ...choiceOf(before ?? {}), ...common, majors: { ...majors, [major]: choiceOf(changed) } }
}

/** The majors for which a pointer names versions, lowest first. */
export const majorsOf = (pointer: ReleasePointer): string[] => [
  ...(Object.keys(choiceOf(pointer)).length > 0 ? [String(firstMajor)] : []),
  ...Object.keys(pointer.majors ?? {}).toSorted((one, other) => Number(one) - Number(other)),
]

/** The versions that pages may load. */
export const versionsOfPointer = ({ current, previous, canary }: VersionChoice): string[] =>
  [current, previous, canary?.version].filter((version) => version !== undefined)
