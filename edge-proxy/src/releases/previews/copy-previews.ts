import {
  previewLimits,
  type RegisteredRemote,
  type RegistryDocument,
  type RemoteName,
} from '@portal/shared-contracts/remotes'
import { previewFolder, previewsKey } from '@portal/shared-contracts/remotes/release-keys'
import type { Logger } from 'pino'
import { createFaultLog } from '../../http/fault-log.ts'
import { createOnce } from '../../http/queues.ts'
import { createVersionCopier, type Wanted } from '../mirror/copy-version.ts'
import { MissingObjectError, type ReleaseSource, type StoredObject } from '../release-source.ts'
import { createPreviewFolders, parsePreviewList, type PreviewFolders } from './preview-folders.ts'
import { mayHavePreviews, PreviewEnded, verifyPreview, type ExpectedPreview } from './verify-preview.ts'

/** Bytes of a list of five ids. */
const maxListBytes = 4 * 1024

/**
 * Folders of previews of one remote in the copy, live and ended ones, so that a team that names other ones at each poll
 * does not fill the disk.
 */
const maxFolders = 2 * previewLimits.live

/**
 * What became of a preview of a list: its end in ms since 1970, 0 for one that is not allowed or has ended, whether all
 * of its files are in the copy, and why not.
 */
type Copied = { end: number; isComplete: boolean; error: unknown }
type Listed = ReadonlyMap<string, Copied>

/** What is known of the previews of one remote. */
type PolledPreviews = {
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

/** The list in a source; null if it is the one of the tag. A list that is missing is empty. */
const readList = (source: ReleaseSource, name: RemoteName, tag: PolledPreviews['tag']): Promise<StoredObject | null> =>
  source.read(previewsKey(name), maxListBytes, tag).catch((error: unknown) => {
    if (error instanceof MissingObjectError) return { bytes: Buffer.from('{"previews":[]}'), tag: {} }
    throw error
  })

const notCopied: Copied = { end: 0, isComplete: false, error: null }

const tooManyFolders = (name: RemoteName): Error =>
  new Error(`The copy has ${maxFolders} previews of ${name}: further ones are copied when ended ones are deleted`)

/** Copies a preview, unless it is in the copy already. */
async function copyPreview(
  copy: (wanted: Wanted) => Promise<void>,
  { removeUnlisted }: Pick<PreviewFolders, 'removeUnlisted'>,
  expected: ExpectedPreview,
): Promise<Copied> {
  const result: Copied = { ...notCopied }
  const verify = async (jws: string) => {
    const { record, expires } = await verifyPreview(jws, expected, Date.now())
    result.end = Date.parse(expires)
    await removeUnlisted(expected.name, expected.id, record.files)
    return record
  }
  try {
    await copy({ folder: previewFolder(expected.name, expected.id), verify })
    result.isComplete = true
  } catch (error) {
    if (!(error instanceof PreviewEnded)) result.error = error
  }
  return result
}

/** Copies the previews of a list one after the other, as far as there is room for their folders. */
async function copyListed(
  ids: readonly string[],
  remote: Omit<ExpectedPreview, 'id'>,
  copy: (wanted: Wanted) => Promise<void>,
  previewFolders: PreviewFolders,
): Promise<Listed> {
  const folders = new Set(await previewFolders.foldersOf(remote.name))
  const listed = new Map<string, Copied>()
  for (const id of ids) {
    const hasRoom = folders.has(id) || folders.size < maxFolders
    const error = tooManyFolders(remote.name)
    listed.set(id, hasRoom ? await copyPreview(copy, previewFolders, { ...remote, id }) : { ...notCopied, error })
    folders.add(id)
  }
  return listed
}

/**
 * Copies the previews that the lists of remotes name, for remotes that may have some, and deletes those that have
 * ended. The list in the copy names what is complete and checked.
 */
export function createPreviewCopier(source: ReleaseSource, options: CopierOptions) {
  const { copyDir, shellPaths, logger } = options
  const { copyVersion, forget } = createVersionCopier(source, copyDir, options.freeBytes)
  const polled = new Map<RemoteName, PolledPreviews>()
  const once = createOnce<void>()
  const previewFolders = createPreviewFolders(copyDir)
  const { writeList, removeFolders, removeForbidden } = previewFolders

  function polledOf(name: RemoteName): PolledPreviews {
    const log = createFaultLog((err) => logger.warn({ remote: name, err }, 'previews not readable, or one not usable'))
    const known = polled.get(name) ?? { tag: {}, document: null, listed: null, log }
    polled.set(name, known)
    return known
  }

  async function syncRemote(name: RemoteName, registered: RegisteredRemote, document: RegistryDocument): Promise<void> {
    const known = polledOf(name)
    if (known.document !== document) {
      known.tag = {}
      forget()
    }
    const stored = await readList(source, name, known.tag)
    if (stored !== null) {
      const ids = parsePreviewList(stored.bytes.toString())
      const isNamed = (id: string): boolean => ids.includes(id)
      // The end of one does not wait for others that are copied.
      if (known.listed !== null) await writeList(name, completeIn(known.listed).filter(isNamed))
      const listed = await copyListed(ids, { name, registered, shellPaths: shellPaths() }, copyVersion, previewFolders)
      const fault = [...listed.values()].find(({ error }) => error !== null)?.error ?? null
      Object.assign(known, { document, listed, tag: fault === null ? stored.tag : {} })
      known.log(fault === null ? null : String(fault))
    }
    const { listed } = known
    if (listed === null) return
    await writeList(name, completeIn(listed))
    await removeFolders(name, (id) => (listed.get(id)?.end ?? 0) <= Date.now())
  }

  return {
    /** Polls the previews of all remotes of a document once. What fails is logged and holds up nothing else. */
    async sync(document: RegistryDocument | null): Promise<void> {
      if (document === null) return
      for (const name of polled.keys()) if (!mayHavePreviews(document.remotes[name])) polled.delete(name)
      const polling = Object.entries(document.remotes)
        .filter(([, registered]) => mayHavePreviews(registered))
        .map(([name, registered]) =>
          once(name, () =>
            syncRemote(name, registered, document).catch((error: unknown) => polledOf(name).log(String(error))),
          ),
        )
      await Promise.all([...polling, once('', () => removeForbidden(document))])
    },
    /** Reads all lists again with the next poll. */
    forgetTags: (): void => polled.forEach((known) => void (known.tag = {})),
  }
}

const completeIn = (listed: Listed): string[] => [...listed].flatMap(([id, { isComplete }]) => (isComplete ? [id] : []))
