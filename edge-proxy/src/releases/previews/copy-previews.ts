import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  PreviewList,
  type RegisteredRemote,
  type RegistryDocument,
  type RemoteName,
} from '@portal/shared-contracts/remotes'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { replaceFile } from '../../config/private-files.ts'
import { createFaultLog } from '../../http/fault-log.ts'
import { createOnce } from '../../http/queues.ts'
import { createVersionCopier } from '../mirror/copy-version.ts'
import {
  MissingObjectError,
  previewFolder,
  previewsFolder,
  previewsKey,
  type ReleaseSource,
  type StoredObject,
} from '../release-source.ts'
import { mayHavePreviews, PreviewEnded, verifyPreview } from './verify-preview.ts'

/** Bytes of a list of five ids. */
const largestList = 4 * 1024

/** ms; another process of the edge may be copying a younger folder, whose name it has read a moment earlier. */
const minimumAge = 60 * 1000

/**
 * What became of a preview of a list: its end in ms since 1970, 0 for one that is not allowed or has ended, whether all of
 * its files are in the copy, and why not.
 */
type Copied = { end: number; isComplete: boolean; error: unknown }
type Listed = ReadonlyMap<string, Copied>

/** What is known of the previews of one remote. */
type Watched = {
  tag: StoredObject['tag']
  /** The document that the list was read under. */
  document: RegistryDocument | null
  /** Null before the first list. */
  listed: Listed | null
  log: (fault: string | null) => void
}

type CopierOptions = {
  copyDir: string
  shellPaths: () => readonly string[]
  logger: Logger
  freeBytes?: ((folder: string) => Promise<number>) | undefined
}

/** The ids in a list of previews, in the copy or in its source. @throws Error if it is none */
export const parsePreviewList = (text: string): string[] => v.parse(PreviewList, JSON.parse(text)).previews

/**
 * Copies the previews that the lists of remotes name, for remotes that may have some, and deletes those that have ended.
 * The list in the copy names what is complete and checked.
 */
export function createPreviewCopier(source: ReleaseSource, options: CopierOptions) {
  const { copyDir, shellPaths, logger } = options
  const { copyVersion, forget } = createVersionCopier(source, copyDir, options.freeBytes)
  const watched = new Map<RemoteName, Watched>()
  const once = createOnce<void>()

  const placeOf = (key: string): string => path.join(copyDir, key)

  function watch(name: RemoteName): Watched {
    const log = createFaultLog((err) => logger.warn({ remote: name, err }, 'previews not readable, or one not usable'))
    const known = watched.get(name) ?? { tag: {}, document: null, listed: null, log }
    watched.set(name, known)
    return known
  }

  /** The list in the source; null if it is the one of the tag. A list that is missing is empty. */
  const readList = (name: RemoteName, tag: Watched['tag']): Promise<StoredObject | null> =>
    source.read(previewsKey(name), largestList, tag).catch((error: unknown) => {
      if (error instanceof MissingObjectError) return { bytes: Buffer.from('{"previews":[]}'), tag: {} }
      throw error
    })

  async function copyPreview(name: RemoteName, id: string, registered: RegisteredRemote): Promise<Copied> {
    const result: Copied = { end: 0, isComplete: false, error: null }
    const verify = async (jws: string) => {
      const expected = { name, id, registered, shellPaths: shellPaths() }
      const { record, expires } = await verifyPreview(jws, expected, Date.now())
      result.end = Date.parse(expires)
      return record
    }
    try {
      await copyVersion({ folder: previewFolder(name, id), verify })
      result.isComplete = true
    } catch (error) {
      if (!(error instanceof PreviewEnded)) result.error = error
    }
    return result
  }

  /** Writes which previews pages may show, unless the copy says so already. */
  async function writeList(name: RemoteName, previews: readonly string[]): Promise<void> {
    const file = placeOf(previewsKey(name))
    const copied = await readFile(file, 'utf8').then(parsePreviewList, () => null)
    if (copied === null && previews.length === 0) return
    if (!isDeepStrictEqual(copied, previews)) await replaceFile(file, JSON.stringify({ previews }))
  }

  async function syncRemote(name: RemoteName, registered: RegisteredRemote, document: RegistryDocument): Promise<void> {
    const known = watch(name)
    if (known.document !== document) {
      known.tag = {}
      forget()
    }
    const stored = await readList(name, known.tag)
    if (stored !== null) {
      const ids = parsePreviewList(stored.bytes.toString())
      const isNamed = (id: string): boolean => ids.includes(id)
      // The end of one does not wait for others that are copied.
      if (known.listed !== null) await writeList(name, completeIn(known.listed).filter(isNamed))
      const copied = await Promise.all(ids.map(async (id) => [id, await copyPreview(name, id, registered)] as const))
      const fault = copied.find(([, { error }]) => error !== null)?.[1].error ?? null
      Object.assign(known, { document, listed: new Map(copied), tag: fault === null ? stored.tag : {} })
      known.log(fault === null ? null : String(fault))
    }
    const { listed } = known
    if (listed === null) return
    await writeList(name, completeIn(listed))
    await removeFolders(name, (id) => (listed.get(id)?.end ?? 0) <= Date.now())
  }

  /** Deletes the folders of ended previews. Returns whether some are left, because they are too young. */
  async function removeFolders(name: RemoteName, isEnded: (id: string) => boolean): Promise<boolean> {
    const folder = placeOf(previewsFolder(name))
    let isLeft = false
    for (const id of await readdir(folder).catch(() => [])) {
      const place = path.join(folder, id)
      const found = await stat(place).catch(() => null)
      if (found === null || !isEnded(id)) continue
      if (Date.now() - found.mtimeMs < minimumAge) isLeft = true
      else await rm(place, { recursive: true, force: true })
    }
    return isLeft
  }

  /** The last document whose forbidden previews have all been deleted. */
  let checked: RegistryDocument | null = null

  /** Deletes the previews of remotes that may have none. */
  async function removeForbidden(document: RegistryDocument): Promise<void> {
    if (checked === document) return
    let isLeft = false
    for (const name of await readdir(placeOf('remotes')).catch(() => [])) {
      if (mayHavePreviews(document.remotes[name])) continue
      watched.delete(name)
      await rm(placeOf(previewsKey(name)), { force: true })
      if (await removeFolders(name, () => true)) isLeft = true
    }
    if (!isLeft) checked = document
  }

  return {
    /** Polls the previews of all remotes of a document once. What fails is logged and holds up nothing else. */
    async sync(document: RegistryDocument | null): Promise<void> {
      if (document === null) return
      const polled = Object.entries(document.remotes)
        .filter(([, registered]) => mayHavePreviews(registered))
        .map(([name, registered]) =>
          once(name, () =>
            syncRemote(name, registered, document).catch((error: unknown) => watch(name).log(String(error))),
          ),
        )
      await Promise.all([...polled, once('', () => removeForbidden(document))])
    },
    /** Reads all lists again with the next poll. */
    forgetTags: (): void => watched.forEach((known) => void (known.tag = {})),
  }
}

const completeIn = (listed: Listed): string[] => [...listed].flatMap(([id, { isComplete }]) => (isComplete ? [id] : []))
