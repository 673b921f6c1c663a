import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ReleasePointer, type RegistryDocument, type RemoteName } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import type { Logger } from 'pino'
import { cleanCopy } from './clean-copy.ts'
import { mirrorVersion, replaceFile } from './mirror-version.ts'
import type { RegistrySource } from '../registry-source.ts'
import { createStoreClient, MissingObjectError, type StoredObject, type StoreLimits } from './store-client.ts'
import { createWatchedObjects, type Watched } from './watched-objects.ts'

/** Bytes. */
const largestDocument = 2 * 1024 * 1024
const largestPointer = 64 * 1024

/** ms between two looks at the store, and between two attempts to copy the same broken release. */
const defaultTimes = { interval: 2_000, pause: 10_000, connectTimeout: 2_000, responseTimeout: 10_000 }

/** ms between two deletions of old versions. */
const cleaning = 60 * 60 * 1000

/** ms after which an object is read whole again, without its tag. */
const tagLifetime = 60_000

export type MirrorOptions = {
  /** REMOTES_URL, ending in `/`. */
  baseUrl: string
  /** Folder of the copy, laid out as a folder of releases. */
  folder: string
  /** Reads the registry document of the copy. */
  source: RegistrySource
  shellPaths: () => readonly string[]
  logger: Logger
  times?: Partial<typeof defaultTimes> & Partial<StoreLimits>
}

/**
 * A copy of the releases of a store in a local folder. A pointer is copied only when the version it names is complete
 * and checked, so a store that is down, slow or wrong changes nothing in the copy.
 */
export function createMirror({ baseUrl, folder, source, shellPaths, logger, times }: MirrorOptions) {
  const { interval, pause, ...limits } = { ...defaultTimes, ...times }
  const store = createStoreClient(baseUrl, limits)
  const objects = createWatchedObjects(logger)
  let timers: NodeJS.Timeout[] = []

  const documentKey = 'remotes/registry.jws'
  const pointerKey = (name: RemoteName): string => `remotes/${name}/release.json`

  /** Null for an unchanged object. A tag is used for a minute only, because a store may keep it after a change. */
  const readChanged = (key: string, maxBytes: number, { tag, taggedAt }: Watched) =>
    store.read(key, maxBytes, Date.now() - taggedAt < tagLifetime ? tag : {})

  const keepTag = (object: Watched, tag: Record<string, string>): void =>
    void Object.assign(object, { tag, taggedAt: Date.now() })

  /** The document is copied as it is: the source of the copy verifies it and keeps the last good one. */
  const mirrorDocument = () =>
    objects.once(documentKey, async (object) => {
      const stored = await readChanged(documentKey, largestDocument, object)
      if (stored === null) return
      const file = path.join(folder, documentKey)
      const copied = await readFile(file).catch(() => null)
      if (copied?.equals(stored.bytes) !== true) await replaceFile(file, stored.bytes)
      keepTag(object, stored.tag)
    })

  /** Null for an unchanged pointer, and for a remote that has never had a release. */
  async function readPointer(name: RemoteName, object: Watched): Promise<StoredObject | null> {
    try {
      return await readChanged(pointerKey(name), largestPointer, object)
    } catch (error) {
      if (error instanceof MissingObjectError && !existsSync(path.join(folder, pointerKey(name)))) return null
      throw error
    }
  }

  const mirrorRemote = (name: RemoteName, document: RegistryDocument) =>
    objects.once(pointerKey(name), async (object) => {
      if (object.document !== document) keepTag(object, {})
      const stored = await readPointer(name, object)
      if (stored === null) return
      const text = stored.bytes.toString()
      const { failed } = object
      if (failed?.text === text && Date.now() - failed.at < pause) throw failed.error
      try {
        const isComplete = await mirrorPointer(name, text, document)
        Object.assign(object, { document, failed: null })
        keepTag(object, isComplete ? stored.tag : {})
      } catch (error) {
        object.failed = { text, at: Date.now(), error }
        throw error
      }
    })

  /** Whether everything that the pointer names was copied; the previous version and a canary may be missing. */
  async function mirrorPointer(name: RemoteName, text: string, document: RegistryDocument): Promise<boolean> {
    const pointer = v.parse(ReleasePointer, JSON.parse(text))
    const registered = document.remotes[name]
    if (registered === undefined) return false
    const { current, previous, canary, blocked = [], disabled } = pointer
    const usable = disabled ? [] : [current, previous].filter((version) => version && !blocked.includes(version))
    const copy = (version: string) =>
      mirrorVersion(store, folder, { name, version, registered, shellPaths: shellPaths() })
    const [first, ...others] = [...usable, canary?.version].filter((version) => version !== undefined)
    if (first !== undefined) await copy(first)
    const results = await Promise.allSettled(others.map(copy))
    const file = path.join(folder, pointerKey(name))
    if ((await readFile(file, 'utf8').catch(() => null)) !== text) await replaceFile(file, text)
    return results.every(({ status }) => status === 'fulfilled')
  }

  async function mirrorRemotes(document: RegistryDocument | null): Promise<void> {
    if (document === null) return
    const names = Object.keys(document.remotes)
    objects.keepOnly(new Set([documentKey, ...names.map(pointerKey)]))
    await Promise.all(names.map((name) => mirrorRemote(name, document)))
  }

  /**
   * Looks at everything once; resolves when each object was copied or has failed. A document that does not arrive holds
   * up no release under the one before.
   */
  async function sync(): Promise<void> {
    const before = await source.current()
    const remotes = mirrorRemotes(before)
    await mirrorDocument()
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
