import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  ownMajor,
  type RegistrySnapshot,
  type ReleaseRecord,
  type RemoteName,
  type SnapshotRemote,
} from '@portal/shared-contracts/remotes'
import { isInCanary } from '@portal/shared-contracts/remotes/canary'
import { recordKey } from '@portal/shared-contracts/remotes/release-keys'
import type { Logger } from 'pino'
import { LRUCache } from 'lru-cache'
import type { BlockedVersions } from './health/blocked-versions.ts'
import { createOnce } from '../http/queues.ts'
import type { RegistrySource } from './registry-source.ts'
import type { Mirror } from './mirror/mirror.ts'
import {
  createRemoteReader,
  type Release,
  type RemoteClaims,
  type RemoteReleases,
  type RemoteState,
} from './remote-releases.ts'
import { verifySignedRecord } from './verify.ts'

/** The registry for pages and metrics; `fault` says why something newer is not in use. */
export type RegistryStatus = {
  /** Of the document in use; null without one. */
  revision: number | null
  fault: string | null
  /** Why the copy of the releases is not the newest. */
  copyFault: string | null
  remotes: Readonly<Record<RemoteName, RemoteState>>
}

export type RegistryOptions = {
  source: Pick<RegistrySource, 'current' | 'fault'>
  copyDir: string
  /** Paths of the shell's pages, which no remote can claim. */
  shellPaths: () => readonly string[]
  blockedVersions?: Pick<BlockedVersions, 'allowed'>
  /** What the copy lacks; nothing without one. */
  mirror?: Pick<Mirror, 'fault' | 'remoteFault'>
  logger: Logger
  major?: string
}

/** The registry of a copy of the releases: the remotes of its signed document, and what their pointers choose. */
export function createRegistry(options: RegistryOptions) {
  const { source, copyDir, shellPaths, blockedVersions, mirror, logger, major = ownMajor } = options
  const readers = new Map<RemoteName, ReturnType<typeof createRemoteReader>>()

  async function read(name: RemoteName, claims: RemoteClaims) {
    const reader = readers.get(name) ?? createRemoteReader(name, copyDir, major, logger)
    readers.set(name, reader)
    const { releases, fault } = await reader(claims)
    const allowed = blockedVersions ? blockedVersions.allowed(name, releases, Date.now()) : releases
    return [name, { releases: allowed, fault: fault ?? mirror?.remoteFault(name) ?? null }] as const
  }

  let latest: RegistryStatus | null = null

  /** The same object until something has changed, so that what is made from it can be kept. */
  async function status(): Promise<RegistryStatus> {
    const now = await readStatus()
    // Fast, because the records in it are the same objects until they are read again.
    if (!isDeepStrictEqual(latest, now)) latest = now
    return latest ?? now
  }

  async function readStatus(): Promise<RegistryStatus> {
    const document = await source.current()
    const asked = document === null ? null : { document, shellPaths: shellPaths() }
    const remotes =
      asked && Object.entries(asked.document.remotes).map(([name, registered]) => read(name, { ...asked, registered }))
    return {
      revision: document?.revision ?? null,
      fault: source.fault(),
      copyFault: mirror?.fault() ?? null,
      remotes: Object.fromEntries(await Promise.all(remotes ?? [])),
    }
  }

  return {
    status,
    snapshot: async (bucket?: number): Promise<RegistrySnapshot> => snapshotOf(await status(), bucket),
    listsFile: createListedFiles(copyDir, source),
  }
}
export type Registry = ReturnType<typeof createRegistry>

/** A registry whose status is read again at most every `age` ms: reading it takes a fifth of the time of a page. */
export function withRecentStatus(registry: Registry, age: number): Registry {
  let recent: { status: Promise<RegistryStatus>; at: number } | null = null
  const status = (): Promise<RegistryStatus> => {
    const now = performance.now()
    if (recent === null || now - recent.at > age) recent = { status: registry.status(), at: now }
    return recent.status
  }
  return { ...registry, status, snapshot: async (bucket) => snapshotOf(await status(), bucket) }
}

/** The snapshots of a status by the remotes whose canary is in them, the same objects for what is made from them. */
const snapshots = new WeakMap<RegistryStatus['remotes'], Map<string, RegistrySnapshot>>()

/** What a page gets; with a bucket (a whole number from 0 to 9999) also canaries. */
export function snapshotOf({ remotes }: Pick<RegistryStatus, 'remotes'>, bucket?: number): RegistrySnapshot {
  const canaries = Object.entries(remotes).flatMap(([name, { releases }]) => {
    const percent = releases?.canary?.percent
    return percent !== undefined && bucket !== undefined && isInCanary(name, bucket, percent) ? [name] : []
  })
  const known = snapshots.get(remotes) ?? new Map<string, RegistrySnapshot>()
  const snapshot = known.get(canaries.join()) ?? readSnapshot(remotes, canaries)
  snapshots.set(remotes, known.set(canaries.join(), snapshot))
  return snapshot
}

function readSnapshot(remotes: RegistryStatus['remotes'], canaries: readonly RemoteName[]): RegistrySnapshot {
  const released = Object.entries(remotes).flatMap(([name, { releases }]) => {
    const remote = releases && chosen(releases, canaries.includes(name))
    return remote ? [[name, remote] as const] : []
  })
  return Object.fromEntries(released)
}

/** The version of a page and the one to fall back to: for a canary the current one. Null if there is none. */
function chosen({ current, previous, canary }: RemoteReleases, getsCanary: boolean): SnapshotRemote | null {
  if (canary && getsCanary) return { ...inPage(canary), ...(current && { previous: inPage(current) }) }
  return current ? { ...inPage(current), ...(previous && { previous: inPage(previous) }) } : null
}

const inPage = ({ base, record }: Release): Release => ({ base, record })

/**
 * Why pages have no remote at all, for operators: without one the portal looks as if it worked. Null if one is
 * released.
 */
export function noRemotesReason({ revision, fault, copyFault, remotes }: RegistryStatus): string | null {
  const all = Object.entries(remotes)
  if (all.some(([, { releases }]) => releases !== null)) return null
  if (copyFault !== null) return `the releases cannot be copied: ${copyFault}`
  if (fault !== null) return `the registry document is refused: ${fault}`
  if (revision === null) return 'there is no registry document'
  const [refused] = all.filter((entry) => entry[1].fault !== null)
  if (refused) return `the release of ${refused[0]} is refused: ${refused[1].fault}`
  if (all.length === 0) return 'no remote is registered'
  return `no registered remote has a release: ${all.map(([name]) => name).join(', ')}`
}

const capacity = 1_000

/**
 * Whether a record that a key of the remote signed lists a file, also of a version that no pointer names any more: open
 * pages still load it. A list that was accepted once is kept when the key is removed.
 */
function createListedFiles(copyDir: string, source: Pick<RegistrySource, 'current'>) {
  const accepted = new LRUCache<string, ReadonlySet<string>>({ max: capacity })
  // Not in the cache, where reads of versions that do not exist would replace lists of those that do.
  const once = createOnce<ReadonlySet<string>>()

  /** @throws Error without a signed record of the version */
  async function read({ name, version }: Pick<ReleaseRecord, 'name' | 'version'>): Promise<ReadonlySet<string>> {
    const remotes = new Map(Object.entries((await source.current())?.remotes ?? {}))
    const { keys } = remotes.get(name) ?? { keys: [] }
    const jws = await readFile(path.join(copyDir, recordKey(name, version)), 'utf8')
    const { files } = await verifySignedRecord(jws, { name, version, keys })
    return new Set(Object.keys(files))
  }

  return async (name: RemoteName, version: string, file: string): Promise<boolean> => {
    const id = `${name}/${version}`
    const files = accepted.get(id) ?? (await once(id, () => read({ name, version })).catch(() => null))
    if (files === null) return false
    accepted.set(id, files)
    return files.has(file)
  }
}
