import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ReleasePointer, type RegistryDocument, type RemoteName } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import type { Logger } from 'pino'
import { mirrorVersion, replaceFile } from './mirror-version.ts'
import type { RegistrySource } from './registry-source.ts'
import { createStoreClient, MissingObjectError, type StoredObject, type StoreLimits } from './store-client.ts'

/** Bytes. */
const largestDocument = 2 * 1024 * 1024
const largestPointer = 64 * 1024

/** ms between two looks at the store, and between two attempts to copy the same broken release. */
const defaultTimes = { interval: 2_000, pause: 10_000, connectTimeout: 2_000, responseTimeout: 10_000 }

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

/** What is known of one object that is looked at again and again. */
type Seen = {
  tag: Record<string, string>
  /** The document that the tag was read under: with another one the object is copied again. */
  document: RegistryDocument | null
  /** The pointer that could not be copied, when (ms) and why. */
  failed: { text: string; at: number; error: unknown } | null
  fault: string | null
}

/**
 * A copy of the releases of a store in a local folder. A pointer is copied only when the version it names is complete
 * and checked, so a store that is down, slow or wrong changes nothing in the copy.
 */
export function createMirror({ baseUrl, folder, source, shellPaths, logger, times }: MirrorOptions) {
  const { interval, pause, ...limits } = { ...defaultTimes, ...times }
  const store = createStoreClient(baseUrl, limits)
  const seen = new Map<string, Seen>()
  const running = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | null = null

  const seenOf = (key: string): Seen => {
    const known = seen.get(key) ?? { tag: {}, document: null, failed: null, fault: null }
    seen.set(key, known)
    return known
  }

  /** Runs one task per key at a time, so that a slow remote holds up no other one. Errors are kept and logged once. */
  function once(key: string, work: (known: Seen) => Promise<void>): Promise<void> {
    const before = running.get(key)
    if (before) return before
    const known = seenOf(key)
    const task = work(known)
      .then(
        () => void (known.fault = null),
        (error: unknown) => {
          if (known.fault !== String(error))
            logger.error({ key, err: String(error) }, 'store not readable, keeping the copy')
          known.fault = String(error)
        },
      )
      .finally(() => running.delete(key))
    running.set(key, task)
    return task
  }

  const documentKey = 'remotes/registry.jws'
  const pointerKey = (name: RemoteName): string => `remotes/${name}/release.json`

  /** The document is copied as it is: the source of the copy verifies it and keeps the last good one. */
  const mirrorDocument = () =>
    once(documentKey, async (known) => {
      const stored = await store.read(documentKey, largestDocument, known.tag)
      if (stored === null) return
      const file = path.join(folder, documentKey)
      const copied = await readFile(file).catch(() => null)
      if (copied?.equals(stored.bytes) !== true) await replaceFile(file, stored.bytes)
      known.tag = stored.tag
    })

  /** Null for an unchanged pointer, and for a remote that has never had a release. */
  async function readPointer(name: RemoteName, tag: Record<string, string>): Promise<StoredObject | null> {
    try {
      return await store.read(pointerKey(name), largestPointer, tag)
    } catch (error) {
      if (error instanceof MissingObjectError && !existsSync(path.join(folder, pointerKey(name)))) return null
      throw error
    }
  }

  const mirrorRemote = (name: RemoteName, document: RegistryDocument) =>
    once(pointerKey(name), async (known) => {
      const tag = known.document === document ? known.tag : {}
      const stored = await readPointer(name, tag)
      if (stored === null) return
      const text = stored.bytes.toString()
      const { failed } = known
      if (failed?.text === text && Date.now() - failed.at < pause) throw failed.error
      try {
        const isComplete = await mirrorPointer(name, text, document)
        known.failed = null
        Object.assign(known, { document, tag: isComplete ? stored.tag : {} })
      } catch (error) {
        known.failed = { text, at: Date.now(), error }
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

  /** Looks at everything once; resolves when each object was copied or has failed. */
  async function sync(): Promise<void> {
    await mirrorDocument()
    const document = await source.current()
    if (document) await Promise.all(Object.keys(document.remotes).map((name) => mirrorRemote(name, document)))
  }

  return {
    sync,
    /** Looks at the store every few seconds from now on; a round does not wait for what the last one still copies. */
    start(): void {
      timer ??= setInterval(() => void sync(), interval).unref()
    },
    /** Why an object of the store was not copied; null if all were. */
    fault: (): string | null => [...seen.values()].find(({ fault }) => fault !== null)?.fault ?? null,
    async close(): Promise<void> {
      if (timer) clearInterval(timer)
      await store.close()
    },
  }
}
export type Mirror = ReturnType<typeof createMirror>
