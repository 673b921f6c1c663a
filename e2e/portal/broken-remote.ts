import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ownMajor, pointerOfMajor, type ReleasePointer } from '@portal/shared-contracts/remotes'
import type { Portal } from './portal.ts'

/** Text of the fallback for a widget or a page. */
export const fallback = /(Dieser Bereich|Diese Seite) lässt sich gerade nicht laden/
/** Name of the button that loads it again. */
export const retry = 'Noch einmal versuchen'

/** Folder of a remote's released version in the copy of the edge, which serves it. */
export function versionOf(portal: Portal, remote: string): string {
  const folder = path.join(portal.dataDir, 'releases/remotes', remote)
  const pointer = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as ReleasePointer
  return path.join(folder, pointerOfMajor(pointer, ownMajor).current ?? '')
}
