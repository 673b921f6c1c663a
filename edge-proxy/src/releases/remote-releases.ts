import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  ReleasePointer,
  type RegisteredRemote,
  type RegistryDocument,
  type ReleaseRecord,
  type RemoteName,
} from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import { verifyRecord } from './verify.ts'

/** A verified release and the address of its files. */
export type Release = { base: string; record: ReleaseRecord }

type Versions<R> = { current?: R; previous?: R; canary?: R & { percent: number } }

/**
 * The versions of a remote that pages may use; `percent` of the browsers get the canary, the others the current version
 * or, while the first release is a canary, none.
 */
export type RemoteReleases = Versions<Release>

type Verified = Release & { jws: string }
type VerifiedReleases = Versions<Verified>

/** `pointer` identifies the pointer file that was read; '' is read again. `releases` is null while switched off. */
type Good = { pointer: string; releases: VerifiedReleases | null }

type Claims = { document: RegistryDocument; registered: RegisteredRemote; shellPaths: readonly string[] }

/**
 * Reads one remote: its pointer chooses among signed versions. If the pointer or a record cannot be read or verified,
 * the last good version remains, as long as the registry document still allows it. `fault` says why the newest pointer
 * is not what pages get.
 */
export function createRemoteReader(name: RemoteName, remotesDir: string) {
  const folder = path.join(remotesDir, 'remotes', name)
  let good: Good | null = null
  let document: RegistryDocument | null = null
  let fault: string | null = null

  async function readRelease(version: string, { registered, shellPaths }: Claims): Promise<Verified> {
    const jws = await readFile(path.join(folder, version, 'record.jws'), 'utf8')
    const record = await verifyRecord(jws, { name, version, registered, shellPaths })
    return { base: `/remotes/${name}/${version}/`, record, jws }
  }

  /** The releases of a pointer; `incomplete` if its canary cannot be used. A missing previous version is not needed. */
  async function readReleases(pointer: ReleasePointer, claims: Claims) {
    const { blocked = [], canary } = pointer
    const usable = [pointer.current, pointer.previous].filter(
      (version): version is string => version !== undefined && !blocked.includes(version),
    )
    if (pointer.disabled) return { releases: null, incomplete: null }
    const current = usable[0] === undefined ? null : await readRelease(usable[0], claims)
    const previous = usable[1] === undefined ? null : await readRelease(usable[1], claims).catch(() => null)
    const releases = current && { current, ...(previous && { previous }) }
    if (canary === undefined || blocked.includes(canary.version)) return { releases, incomplete: null }
    try {
      const release = await readRelease(canary.version, claims)
      return { releases: { ...releases, canary: { ...release, percent: canary.percent } }, incomplete: null }
    } catch (error) {
      return { releases, incomplete: String(error) }
    }
  }

  /** After a change of the registry document: forgets what its keys and claims no longer allow. */
  async function checkAgain({ registered, shellPaths }: Claims): Promise<void> {
    if (!good?.releases) return
    const allowed = async <R extends Verified>(release: R | undefined): Promise<R | null> => {
      if (release === undefined) return null
      const { version } = release.record
      const verified = verifyRecord(release.jws, { name, version, registered, shellPaths })
      return verified.then(
        () => release,
        () => null,
      )
    }
    const { current, previous, canary } = good.releases
    const [first, second, third] = await Promise.all([allowed(current), allowed(previous), allowed(canary)])
    const kept = first ?? second
    good = (kept ?? third) && {
      pointer: '',
      releases: {
        ...(kept && { current: kept }),
        ...(first && second && { previous: second }),
        ...(third && { canary: third }),
      },
    }
  }

  async function readPointer(claims: Claims): Promise<void> {
    const file = path.join(folder, 'release.json')
    const { mtimeMs, size, ino } = await stat(file)
    const found = `${mtimeMs} ${size} ${ino}`
    if (good?.pointer === found) return
    const pointer = v.parse(ReleasePointer, JSON.parse(await readFile(file, 'utf8')))
    const blocked = new Set(pointer.blocked)
    if (good?.releases?.current && blocked.has(good.releases.current.record.version)) good = null
    try {
      const { releases, incomplete } = await readReleases(pointer, claims)
      good = { pointer: incomplete === null ? found : '', releases }
      fault = incomplete
    } catch (error) {
      const { previous } = pointer
      // At start with a broken release the previous one is served, and the pointer is read again.
      if (good === null && previous !== undefined && !blocked.has(previous)) {
        good = { pointer: '', releases: { current: await readRelease(previous, claims) } }
      }
      throw error
    }
  }

  return {
    /** Reads what changed since the last call. */
    async update(claims: Claims): Promise<void> {
      if (document !== claims.document) {
        await checkAgain(claims)
        document = claims.document
      }
      await readPointer(claims).catch((error: unknown) => {
        // A registered remote without a release is not an error.
        fault = isMissing(error) && good === null ? null : String(error)
      })
    },
    releases: (): RemoteReleases | null => good?.releases ?? null,
    fault: (): string | null => fault,
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
