import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ownMajor, type RegistryDocument, type ReleasePointer, type RemoteName } from '@portal/shared-contracts/remotes'
import {
  pointerKey,
  registryDocumentKey,
  remoteFolder,
  versionFolder,
} from '@portal/shared-contracts/remotes/release-keys'
import type { Logger } from 'pino'
import type { EdgeConfig } from '../../config/config.ts'
import { replaceFile } from '../../config/private-files.ts'
import type { RegistrySource } from '../registry-source.ts'
import {
  maxDocumentBytes,
  maxPointerBytes,
  parsePointer,
  MissingObjectError,
  openReleaseSource,
  type ReleaseSource,
  type StoredObject,
} from '../release-source.ts'
import { cleanCopy, cleanRemote } from './clean-copy.ts'
import { createVersionCopier } from './copy-version.ts'
import { createFaultLog } from '../../http/fault-log.ts'
import { createOnce } from '../../http/queues.ts'
import { createPreviewCopier } from '../previews/copy-previews.ts'
import { verifyRecord } from '../verify.ts'

/** ms between two polls of a folder, each of which costs a few file system calls, and of a store. */
const intervals = { folder: 500, store: 2_000 }
const storeLimits = { connectTimeout: 2_000, responseTimeout: 10_000 }

/** ms between two deletions of old versions. */
const cleanupInterval = 60 * 60 * 1000

export type MirrorOptions = {
  from: EdgeConfig['releases']
  /** Folder of the copy, laid out as a folder of releases. */
  copyDir: string
  source: RegistrySource
  shellPaths: () => readonly string[]
  logger: Logger
  times?: Partial<typeof storeLimits> & { interval?: number }
  major?: string
  freeBytes?: (folder: string) => Promise<number>
}

/** Makes the next poll of an object conditional. */
type Tag = StoredObject['tag']

/** What is known of one object among the releases, which is polled. */
type PolledObject = {
  tag: Tag
  /** The document that the tag was read under: with another one the object is copied again. */
  document: RegistryDocument | null
  fault: string | null
  log: (fault: string | null) => void
}

/**
 * A copy of the releases, which others can write: pages are made from it only. A pointer is copied when the version it
 * names is complete and checked, so what is down, slow or wrong changes nothing in it.
 */
export function createMirror(options: MirrorOptions) {
  const { from, copyDir, source, logger, times } = options
  const { interval = 'folder' in from ? intervals.folder : intervals.store, ...limits } = { ...storeLimits, ...times }
  const releaseSource = openReleaseSource(from, limits)
  const objects = new Map<string, PolledObject>()
  const once = createOnce<void>()
  const copy = createCopy(releaseSource, options)
  const previews = createPreviewCopier(releaseSource, options)
  let timers: NodeJS.Timeout[] = []

  /** One task per object at a time: a slow one holds up no other. Never rejects: the object keeps the error. */
  function poll(key: string, work: (object: PolledObject) => Promise<void>): Promise<void> {
    const log = createFaultLog((err) => logger.error({ key, err }, 'releases not readable, keeping the copy'))
    const object = objects.get(key) ?? { tag: {}, document: null, fault: null, log }
    objects.set(key, object)
    return once(key, async () => {
      object.fault = await work(object).then(() => null, String)
      object.log(object.fault)
    })
  }

  async function mirrorRemotes(document: RegistryDocument | null): Promise<void> {
    if (document === null) return
    const names = Object.keys(document.remotes)
    const keys = new Set([registryDocumentKey, ...names.map(pointerKey)])
    for (const key of objects.keys()) if (!keys.has(key)) objects.delete(key)
    await Promise.all(names.map((name) => poll(pointerKey(name), (object) => copy.remote(name, document, object))))
  }

  /** Polls everything once. A document that does not arrive holds up no release under the one before. */
  async function sync(): Promise<void> {
    const before = await source.current()
    const remotes = mirrorRemotes(before)
    await poll(registryDocumentKey, copy.document)
    const document = await source.current()
    // A preview is no release: what is wrong with one is logged and does not count as a fault of the copy.
    const shown = previews.sync(document)
    await remotes
    if (document !== before) await mirrorRemotes(document)
    await shown
  }

  const clean = (): Promise<void> =>
    cleanCopy(copyDir).catch((error: unknown) => logger.warn({ err: String(error) }, 'old versions were not deleted'))

  return {
    sync,
    /** Polls the releases, and deletes old versions hourly. A round does not wait for the last. */
    start(): void {
      void clean()
      const rounds = setInterval(() => void sync(), interval)
      const hours = setInterval(() => {
        void clean()
        // The tags are dropped every hour, because a store may wrongly respond 304.
        for (const object of objects.values()) object.tag = {}
        previews.forgetTags()
      }, cleanupInterval)
      timers = [rounds.unref(), hours.unref()]
    },
    /** Why an object was not copied; null if all were. */
    fault: () => [...objects.values()].find(({ fault }) => fault !== null)?.fault ?? null,
    remoteFault: (name: RemoteName) => objects.get(pointerKey(name))?.fault ?? null,
    async close(): Promise<void> {
      timers.forEach((timer) => clearInterval(timer))
      await releaseSource.close()
    },
  }
}
export type Mirror = ReturnType<typeof createMirror>

function createCopy(releaseSource: ReleaseSource, options: MirrorOptions) {
  const { copyDir, source, shellPaths, freeBytes, major = ownMajor } = options
  const { copyVersion, forget } = createVersionCopier(releaseSource, copyDir, freeBytes)
  const isCopied = (key: string): boolean => existsSync(path.join(copyDir, key))

  /** Reads an object unless it has the tag; null also for one that is missing and was never there. */
  const read = (key: string, maxBytes: number, tag: Tag, isKnown: boolean): Promise<StoredObject | null> =>
    releaseSource.read(key, maxBytes, tag).catch((error: unknown) => {
      if (error instanceof MissingObjectError && !isKnown) return null
      throw error
    })

  /** `isUsable`: the first version is complete, or another one before the first copy; `fault` is that of the first. */
  async function copyVersions(name: RemoteName, pointer: ReleasePointer, document: RegistryDocument) {
    const registered = document.remotes[name]
    if (registered === undefined) return { isUsable: false, isComplete: false, fault: null }
    const { current, previous, canary, blocked = [], disabled } = pointer
    const usable = disabled ? [] : [current, previous].filter((version) => version && !blocked.includes(version))
    const versions = [...usable, canary?.version].filter((version) => version !== undefined)
    // Versions that were copied in part count, so that many refused ones do not fill the disk.
    const isNew = versions.some((version) => !isCopied(versionFolder(name, version)))
    if (isNew) await cleanRemote(path.join(copyDir, remoteFolder(name)), new Date(), versions)
    const results = await Promise.allSettled(
      versions.map((version) =>
        copyVersion({
          folder: versionFolder(name, version),
          verify: (jws) => verifyRecord(jws, { name, version, registered, shellPaths: shellPaths() }),
        }),
      ),
    )
    const complete = results.map(({ status }) => status === 'fulfilled')
    const [first] = results
    return {
      isUsable: complete[0] !== false || (!isCopied(pointerKey(name)) && complete.includes(true)),
      isComplete: !complete.includes(false),
      fault: first?.status === 'rejected' ? (first.reason as unknown) : null,
    }
  }

  return {
    /** The document, which its source verifies and keeps. */
    async document(object: PolledObject): Promise<void> {
      const isKnown = (await source.current()) !== null
      const stored = await read(registryDocumentKey, maxDocumentBytes, object.tag, isKnown)
      if (stored === null) return
      await source.offer(stored.bytes.toString())
      object.tag = stored.tag
    },
    /** The versions that the pointer of a remote names, then the pointer. */
    async remote(name: RemoteName, document: RegistryDocument, object: PolledObject): Promise<void> {
      const key = pointerKey(name)
      if (object.document !== document) {
        object.tag = {}
        forget()
      }
      const stored = await read(key, maxPointerBytes, object.tag, isCopied(key))
      if (stored === null) return
      const pointer = parsePointer(stored.bytes.toString(), major)
      const { isUsable, isComplete, fault } = await copyVersions(name, pointer, document)
      const file = path.join(copyDir, key)
      const copied = await readFile(file).catch(() => null)
      if (isUsable && copied?.equals(stored.bytes) !== true) await replaceFile(file, stored.bytes)
      Object.assign(object, { document, tag: isComplete ? stored.tag : {} })
      if (fault !== null) throw fault
    },
  }
}
