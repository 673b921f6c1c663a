import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { PreviewList, type RegistryDocument, type RemoteName } from '@portal/shared-contracts/remotes'
import {
  previewFolder,
  previewsFolder,
  previewsKey,
  recordIn,
  remotesFolder,
} from '@portal/shared-contracts/remotes/release-keys'
import * as v from 'valibot'
import { replaceFile } from '../../config/private-files.ts'
import { mayHavePreviews } from './verify-preview.ts'

/** ms; another process of the edge may be copying a younger folder, whose name it has read a moment earlier. */
const minimumAge = 60 * 1000

/** The ids in a list of previews, in the copy or in its source. @throws Error if it is none */
export const parsePreviewList = (text: string): string[] => v.parse(PreviewList, JSON.parse(text)).previews

/** The lists and folders of previews in a copy of the releases. */
export function createPreviewFolders(copyDir: string) {
  const placeOf = (key: string): string => path.join(copyDir, key)

  /** The ids of the folders of a remote's previews. */
  const foldersOf = (name: RemoteName): Promise<string[]> => readdir(placeOf(previewsFolder(name))).catch(() => [])

  /** Writes which previews pages may show, unless the copy says so already. */
  async function writeList(name: RemoteName, previews: readonly string[]): Promise<void> {
    const file = placeOf(previewsKey(name))
    const copied = await readFile(file, 'utf8').then(parsePreviewList, () => null)
    if (copied === null && previews.length === 0) return
    if (!isDeepStrictEqual(copied, previews)) await replaceFile(file, JSON.stringify({ previews }))
  }

  /** Deletes the folders of ended previews. Returns whether some are left, because they are too young. */
  async function removeFolders(name: RemoteName, isEnded: (id: string) => boolean): Promise<boolean> {
    let isLeft = false
    for (const id of await foldersOf(name)) {
      const place = path.join(placeOf(previewsFolder(name)), id)
      const found = await stat(place).catch(() => null)
      if (found === null || !isEnded(id)) continue
      if (Date.now() - found.mtimeMs < minimumAge) isLeft = true
      else await rm(place, { recursive: true, force: true })
    }
    return isLeft
  }

  /**
   * Deletes files of a preview that its record does not list: copies of other records of the same preview that failed,
   * so that a team that changes its record at every poll does not fill the disk.
   */
  async function removeUnlisted(name: RemoteName, id: string, files: Readonly<Record<string, string>>): Promise<void> {
    const folder = placeOf(previewFolder(name, id))
    const kept = new Set([placeOf(recordIn(previewFolder(name, id)))])
    for (const file of Object.keys(files)) kept.add(path.join(folder, file)).add(path.join(folder, `${file}.br`))
    for (const file of await readdir(folder, { recursive: true }).catch(() => [])) {
      const place = path.join(folder, file)
      const found = await stat(place).catch(() => null)
      if (found?.isFile() && !kept.has(place) && Date.now() - found.mtimeMs >= minimumAge) await rm(place)
    }
  }

  /** The last document whose forbidden previews have all been deleted. */
  let checked: RegistryDocument | null = null

  /** Deletes the previews of remotes that may have none. */
  async function removeForbidden(document: RegistryDocument): Promise<void> {
    if (checked === document) return
    let isLeft = false
    for (const name of await readdir(placeOf(remotesFolder)).catch(() => [])) {
      if (mayHavePreviews(document.remotes[name])) continue
      await rm(placeOf(previewsKey(name)), { force: true })
      if (await removeFolders(name, () => true)) isLeft = true
    }
    if (!isLeft) checked = document
  }

  return { foldersOf, writeList, removeFolders, removeUnlisted, removeForbidden }
}
export type PreviewFolders = ReturnType<typeof createPreviewFolders>
