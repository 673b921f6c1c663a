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

type Known = { pointer: string; remote: SnapshotRemote | null }

/** The records of what is released; read anew when a pointer was written. */
export type Registry = { snapshot: () => Promise<RegistrySnapshot> }

/**
 * The registry over a folder of releases (design §6): pointers choose among signed versions.
 * What cannot be read or verified leaves the last good version standing, with a log line.
 */
export function createRegistry(remotesDir: string, keys: ReleaseKeys, logger: Logger): Registry {
  const known = new Map<RemoteName, Known>()
  const complaints = new Map<RemoteName, string>()

  async function readRecord(name: RemoteName, version: string): Promise<ReleaseRecord> {
    const key = keys.get(name)
    if (!key) throw new Error(`There is no public key for ${name}`)
    const jws = await readFile(path.join(remotesDir, 'remotes', name, version, 'record.jws'), 'utf8')
    const { payload, protectedHeader } = await compactVerify(jws.trim(), key, { algorithms: ['EdDSA'] })
    const record = v.parse(ReleaseRecord, JSON.parse(new TextDecoder().decode(payload)))
    // A signed record of another remote or version must not be put in its place.
    if (protectedHeader.kid !== name || record.name !== name || record.version !== version) {
      throw new Error(`The record of ${name} ${version} is one of ${record.name} ${record.version}`)
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
      // Old versions may be cleared away; the current one does not need them.
      return current
    }
  }

  async function update(name: RemoteName): Promise<void> {
    const file = path.join(remotesDir, 'remotes', name, 'release.json')
    const { mtimeMs, size, ino } = await stat(file)
    const pointer = `${mtimeMs} ${size} ${ino}`
    if (known.get(name)?.pointer === pointer) return
    const text = await readFile(file, 'utf8')
    try {
      known.set(name, { pointer, remote: await readRemote(name, text) })
    } catch (error) {
      if (!known.has(name)) await startWithPrevious(name, text)
      throw error
    }
    complaints.delete(name)
  }

  /** An edge that starts over a broken release serves the one before; the pointer is read again each time. */
  async function startWithPrevious(name: RemoteName, text: string): Promise<void> {
    const { previous, disabled } = v.parse(ReleasePointer, JSON.parse(text))
    if (previous === undefined || disabled) return
    known.set(name, { pointer: '', remote: { base: baseOf(name, previous), record: await readRecord(name, previous) } })
  }

  /** Once per trouble and remote: the registry is read for every page. */
  function complain(name: RemoteName, error: unknown): void {
    const message = String(error)
    if (complaints.get(name) === message) return
    complaints.set(name, message)
    logger.error({ remote: name, err: error }, 'release not readable, keeping the last good one')
  }

  return {
    async snapshot() {
      await Promise.all(
        remoteNames.map((name) =>
          update(name).catch((error: unknown) => {
            if (isMissing(error) && !known.has(name)) return
            complain(name, error)
          }),
        ),
      )
      const entries = [...known].flatMap(([name, { remote }]) => (remote ? [[name, remote] as const] : []))
      return Object.fromEntries(entries)
    },
  }
}

const baseOf = (name: RemoteName, version: string): string => `/remotes/${name}/${version}/`

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
