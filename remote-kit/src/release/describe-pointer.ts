import { majorsOf, ownMajor, pointerOfMajor } from '@portal/shared-contracts/remotes'
import type { Pointer } from './pointer.ts'

/** One line about a pointer: `1.0.0-a, canary 1.0.0-b at 5 %`. */
export function describePointer({ current, canary, previous, disabled, blocked = [], hold: held }: Pointer): string {
  const parts = [
    current ?? 'without a current version',
    canary && `canary ${canary.version} at ${canary.percent} %`,
    previous && `previous ${previous}`,
    disabled && 'disabled',
    blocked.length > 0 && `blocked ${blocked.join(', ')}`,
    held && `${held.version} held until ${held.until}: ${held.reason}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** One line about the versions for the shells of each major: `1.0.0-a; contract 4: 2.0.0-b`. */
export function describeWhole(pointer: Pointer): string {
  const majors = majorsOf(pointer)
  return (majors.length > 0 ? majors : [ownMajor])
    .map((major) => {
      const versions = describePointer(pointerOfMajor(pointer, major))
      return major === ownMajor ? versions : `contract ${major}: ${versions}`
    })
    .join('; ')
}
