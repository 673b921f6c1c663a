import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ReleasePointer, type RegistryDocument, type RemoteName } from '@delikaterie/shared-contracts/remotes'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { replaceFile } from '../../config/private-files.ts'
import type { RegistrySource } from '../registry-source.ts'
import { cleanCopy } from './clean-copy.ts'
import { mirrorVersion } from './mirror-version.ts'
import { createStoreClient, MissingObjectError } from './store-client.ts'
import { createWatchedObjects, type Watched } from './watched-objects.ts'

/** Bytes. */
const largestDocument = 2 * 1024 * 1024
const largestPointer = 64 * 1024

/** ms between two looks at the store. */
const defaultTimes = { interval: 2_000, connectTimeout: 2_000, responseTimeout: 10_000 }

/** ms between two deletions of old versions. */
const cleaning = 60 * 60 * 1000

const documentKey = 'remotes/registry.jws'
const pointerKey = (name: RemoteName): string => `remotes/${name}/release.json`

export type MirrorOptions = {
  /** REMOTES_URL, ending in `/`. */
  baseUrl: string
  /** Folder of the copy, laid out as a folder of releases. */
  folder: string
  /** Reads the registry document of the copy. */
  source: RegistrySource
  shellPaths: () => readonly string[]
  logger: Logger
  times?: Partial<typeof defaultTimes>
}

/**
 * A copy of the releases of a store in a local folder. A pointer is copied only when the version it names is complete
 * and checked, so a store that is down, slow or wrong changes nothing in the copy.
 */
export function createMirror(options: MirrorOptions) {
  const { baseUrl, folder, source, logger, times } = options
  const { interval, ...limits } = { ...defaultTimes, ...times }
  const store = createStoreClient(baseUrl, limits)
  const objects = createWatchedObjects(logger)
  const copy = createCopy({ ...options, store })
  let timers: NodeJS.Timeout[] = []

  async function mirrorRemotes(document: RegistryDocument | null): Promise<void> {
    if (document === null) return
    const names = Object.keys(document.remotes)
    objects.keepOnly(new Set([documentKey, ...names.map(pointerKey)]))
    await Promise.all(
      names.map((name) => objects.once(pointerKey(name), (object) => copy.remote(name, document, object))),
    )
  }

  /**
   * Looks at everything once; resolves when each object was copied or has failed. A document that does not arrive holds
   * up no release under the one before.
   */
  async function sync(): Promise<void> {
    const before = await source.current()
    const remotes = mirrorRemotes(before)
    await objects.once(documentKey, copy.document)
    const document = await source.current()
    await remotes
    if (document !== before) await mirrorRemotes(document)
  }

  const clean = (): Promise<void> =>
    cleanCopy(folder).catch((error: unknown) => logger.warn({ err: String(error) }, 'old versions were not deleted'))

  return {
    sync,
    /**
     * Looks at the store every few seconds from now on, and deletes old versions now and every hour. A round does not
     * wait for what the last one still copies.
     */
    start(): void {
      void clean()
      timers = [setInterval(() => void sync(), interval).unref(), setInterval(() => void clean(), cleaning).unref()]
    },
    /** Why an object of the store was not copied; null if all were. */
    fault: objects.fault,
    async close(): Promise<void> {
      timers.forEach((timer) => clearInterval(timer))
      await store.close()
    },
  }
}
export type Mirror = ReturnType<typeof createMirror>

type Copy = Pick<MirrorOptions, 'folder' | 'shellPaths'> & { store: ReturnType<typeof createStoreClient> }

/** Copies single objects of a store that changed. */
function createCopy({ store, folder, shellPaths }: Copy) {
  async function write(key: string, bytes: Buffer): Promise<void> {
    const file = path.join(folder, key)
    const copied = await readFile(file).catch(() => null)
    if (copied?.equals(bytes) !== true) await replaceFile(file, bytes)
  }

  /** Whether everything that the pointer names was copied; the previous version and a canary may be missing. */
  async function copyVersions(name: RemoteName, pointer: ReleasePointer, document: RegistryDocument): Promise<boolean> {
    const registered = document.remotes[name]
    if (registered === undefined) return false
    const { current, previous, canary, blocked = [], disabled } = pointer
    const usable = disabled ? [] : [current, previous].filter((version) => version && !blocked.includes(version))
    const mirror = (version: string) =>
      mirrorVersion(store, folder, { name, version, registered, shellPaths: shellPaths() })
    const [first, ...others] = [...usable, canary?.version].filter((version) => version !== undefined)
    if (first !== undefined) await mirror(first)
    const results = await Promise.allSettled(others.map(mirror))
    return results.every(({ status }) => status === 'fulfilled')
  }

  return {
    /** The document is copied as it is: the source of the copy verifies it and keeps the last good one. */
    async document(object: Watched): Promise<void> {
      const stored = await store.read(documentKey, largestDocument, object.tag)
      if (stored === null) return
      await write(documentKey, stored.bytes)
      object.tag = stored.tag
    },
    /** The versions that the pointer of a remote names, then the pointer. */
    async remote(name: RemoteName, document: RegistryDocument, object: Watched): Promise<void> {
      const key = pointerKey(name)
      if (object.document !== document) object.tag = {}
      const stored = await store.read(key, largestPointer, object.tag).catch((error: unknown) => {
        // A remote that has never had a release.
        if (error instanceof MissingObjectError && !existsSync(path.join(folder, key))) return null
        throw error
      })
      if (stored === null) return
      const pointer = v.parse(ReleasePointer, JSON.parse(stored.bytes.toString()))
      const isComplete = await copyVersions(name, pointer, document)
      await write(key, stored.bytes)
      Object.assign(object, { document, tag: isComplete ? stored.tag : {} })
    },
  }
}
