import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  isLivePreview,
  previewIdOf,
  PreviewSecret,
  ReleasePointer,
  type Preview,
  type RegistryDocument,
  type RegistrySnapshot,
  type RemoteName,
} from '@portal/shared-contracts/remotes'
import { pointerKey, previewFolder, previewsKey, recordIn } from '@portal/shared-contracts/remotes/release-keys'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { fileTag } from '../foreign-files.ts'
import { parsePreviewList } from './preview-folders.ts'
import { mayHavePreviews, verifyPreview, type ExpectedPreview } from './verify-preview.ts'

type PreviewsOptions = {
  /** The origin of the portal: previews of other portals with the same releases are none here. */
  portal: string
  document: () => Promise<RegistryDocument | null>
  copyDir: string
  shellPaths: () => readonly string[]
}

/** More than live at a time. */
const keptPreviews = 100

/** The previews in a copy of the releases, each for those who know its secret. */
export function createPreviews({ portal, document, copyDir, shellPaths }: PreviewsOptions) {
  const kept = new LRUCache<string, Promise<Preview | null>>({ max: keptPreviews })

  /** Verified once, and again under another document or with another record. */
  async function read(expected: ExpectedPreview, revision: number): Promise<Preview | null> {
    const { name, id, shellPaths: pages } = expected
    const list = await readFile(path.join(copyDir, previewsKey(name)), 'utf8').catch(() => null)
    if (list === null || !parsePreviewList(list).includes(id)) return null
    const file = path.join(copyDir, recordIn(previewFolder(name, id)))
    const found = await stat(file).catch(() => null)
    if (found === null) return null
    const key = [revision, name, id, fileTag(found), ...pages].join(' ')
    const known = kept.get(key) ?? verify(file, expected)
    kept.set(key, known)
    return known
  }

  const verify = (file: string, expected: ExpectedPreview): Promise<Preview | null> =>
    readFile(file, 'utf8')
      .then((jws) => verifyPreview(jws, expected, Date.now()))
      .catch(() => null)

  /** Whether the copied release pointer of a remote switches it off; a remote without a pointer is not off. */
  async function isOff(name: RemoteName): Promise<boolean> {
    const text = await readFile(path.join(copyDir, pointerKey(name)), 'utf8').catch(() => null)
    return text !== null && v.parse(ReleasePointer, JSON.parse(text)).disabled === true
  }

  return {
    /** The live preview with a secret, of a remote that is not off; null for every other text. */
    async find(secret: string | null): Promise<Preview | null> {
      const now = await document()
      if (now === null || !v.is(PreviewSecret, secret)) return null
      for (const [name, registered] of Object.entries(now.remotes)) {
        if (!mayHavePreviews(registered)) continue
        const id = await previewIdOf(secret, { portal, remote: name })
        const preview = await read({ name, id, registered, shellPaths: shellPaths() }, now.revision)
        if (preview !== null && isLivePreview(preview, Date.now())) return (await isOff(name)) ? null : preview
      }
      return null
    },
  }
}
export type Previews = ReturnType<typeof createPreviews>

/** The remotes of a page with a preview in place of the release of its remote. */
export const withPreview = (snapshot: RegistrySnapshot, { id, record }: Preview): RegistrySnapshot => ({
  ...snapshot,
  [record.name]: { base: `/${previewFolder(record.name, id)}/`, record },
})
