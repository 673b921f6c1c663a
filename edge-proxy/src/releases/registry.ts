import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  ReleasePointer,
  ReleaseRecord,
  remoteNames,
  type RegistrySnapshot,
  type RemoteName,
  type SnapshotRemote,
} from '@delikaterie/shared-contracts/remotes'
import { compactVerify } from 'jose'
import * as v from 'valibot'
import type { Logger } from 'pino'
import type { ReleaseKeys } from './release-keys.ts'

/** `pointer` identifies the version of the pointer file that was read. */
type Loaded = { pointer: string; remote: SnapshotRemote | null }

/** The records of the released remotes; a remote is read again when its pointer file changed. */
export type Registry = { snapshot: () => Promise<RegistrySnapshot> }

/**
 * The registry of a folder of releases: pointer files choose among signed versions. If a pointer or record
 * cannot be read or verified, the last good version remains and the error is logged.
 */
export function createRegistry(remotesDir: string, keys: ReleaseKeys, logger: Logger): Registry {
  const loaded = new Map<RemoteName, Loaded>()
  const loggedErrors = new Map<RemoteName, string>()

  async function readRecord(name: RemoteName, version: string): Promise<ReleaseRecord> {
    const key = keys.get(name)
    if (!key) throw new Error(`There is no public key for ${name}`)
    const jws = await readFile(path.join(remotesDir, 'remotes', name, version, 'record.jws'), 'utf8')
    const { payload, protectedHeader } = await compactVerify(jws.trim(), key, { algorithms: ['EdDSA'] })
    const record = v.parse(ReleaseRecord, JSON.parse(new TextDecoder().decode(payload)))
    // Rejects a validly signed record of another remote or version.
    if (protectedHeader.kid !== name || record.name !== name || record.version !== version) {
      throw new Error(`The record of ${name} ${version} is for ${record.name} ${record.version}`)
    }
    return record
  }

  async function readRemote(name: RemoteName, text: string): Promise<SnapshotRemote | null> {
    const pointer = v.parse(ReleasePointer, JSON.parse(text))
    if (pointer.disabled) return null
    const current = { base: baseOf(name, pointer.current), record: await readRecord(name, pointer.current) }
    if (pointer.previous === undefined) return current
    try {
      const record = await readRecord(name, pointer.previous)
      return { ...current, previous: { base: baseOf(name, pointer.previous), record } }
    } catch {
      // Old versions may be deleted; the current one does not need them.
      return current
    }
  }

  async function update(name: RemoteName): Promise<void> {
    const file = path.join(remotesDir, 'remotes', name, 'release.json')
    const { mtimeMs, size, ino } = await stat(file)
    const pointer = `${mtimeMs} ${size} ${ino}`
    if (loaded.get(name)?.pointer === pointer) return
    const text = await readFile(file, 'utf8')
    try {
      loaded.set(name, { pointer, remote: await readRemote(name, text) })
    } catch (error) {
      if (!loaded.has(name)) await startWithPrevious(name, text)
      throw error
    }
    loggedErrors.delete(name)
  }

  /** At start with a broken release: serves the previous one and reads the pointer again for every snapshot. */
  async function startWithPrevious(name: RemoteName, text: string): Promise<void> {
    const { previous, disabled } = v.parse(ReleasePointer, JSON.parse(text))
    if (previous === undefined || disabled) return
    loaded.set(name, {
      pointer: '',
      remote: { base: baseOf(name, previous), record: await readRecord(name, previous) },
    })
  }

  /** Logs an error once per remote, because the registry is read for every page. */
  function logOnce(name: RemoteName, error: unknown): void {
    const message = String(error)
    if (loggedErrors.get(name) === message) return
    loggedErrors.set(name, message)
    logger.error({ remote: name, err: error }, 'release not readable, keeping the last good one')
  }

  return {
    async snapshot() {
      await Promise.all(
        remoteNames.map((name) =>
          update(name).catch((error: unknown) => {
            if (isMissing(error) && !loaded.has(name)) return
            logOnce(name, error)
          }),
        ),
      )
      const entries = [...loaded].flatMap(([name, { remote }]) => (remote ? [[name, remote] as const] : []))
      return Object.fromEntries(entries)
    },
  }
}

const baseOf = (name: RemoteName, version: string): string => `/remotes/${name}/${version}/`

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
