import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  Hold,
  RegistryDocument,
  ReleasePointer,
  ReleaseRecord,
  RemoteName,
} from '@portal/shared-contracts/remotes'
import { pointerKey, recordKey, versionFolder } from '@portal/shared-contracts/remotes/release-keys'
import type { Logger } from 'pino'
import { createFaultLog } from '../http/fault-log.ts'
import { fileTag, isMissing } from './foreign-files.ts'
import { parsePointer } from './release-source.ts'
import { verifyRecord, type Expected } from './verify.ts'

/** A verified release and the address of its files. */
export type Release = { base: string; record: ReleaseRecord }

/** `percent` of browsers get the canary, others the current version or, with a canary as first release, none. */
export type RemoteReleases = {
  current?: Release
  previous?: Release
  canary?: Release & { percent: number }
  hold?: Hold
}

/**
 * `pointer`: the file that was read, '' to read it again. `releases`: null while switched off. Another document may
 * allow less.
 */
type Good = { pointer: string; document: RegistryDocument; releases: RemoteReleases | null }

/** What a release of a remote must fit, and the folder of the copy of the releases. */
type Claims = Pick<Expected, 'name' | 'registered' | 'shellPaths'> & { document: RegistryDocument; copyDir: string }

/** What the registry document and the shell ask of a release. */
export type RemoteClaims = Omit<Claims, 'name' | 'copyDir'>

/** `fault` says why the newest release is not what pages get. */
export type RemoteState = { releases: RemoteReleases | null; fault: string | null }

/**
 * Reads what has changed of one remote. If the pointer or a record cannot be read or verified, the last good version
 * remains until the registry document changes, after which only what it allows is read.
 */
export function createRemoteReader(name: RemoteName, copyDir: string, major: string, logger: Logger) {
  // The registry is read for every page.
  const log = createFaultLog((err) =>
    logger.error({ remote: name, err }, 'release not readable, keeping the last good one'),
  )
  let good: Good | null = null
  let fault: string | null = null

  async function readPointer(claims: Claims): Promise<void> {
    const file = path.join(copyDir, pointerKey(name))
    // For every page: six times as fast as the promise, in the copy on the edge's own disk.
    const found = fileTag(statSync(file))
    if (good?.pointer === found && good.document === claims.document) return
    const pointer = parsePointer(await readFile(file, 'utf8'), major)
    const blocked = new Set(pointer.blocked)
    const { document } = claims
    if (good?.releases?.current && blocked.has(good.releases.current.record.version)) good = null
    try {
      const { releases, incomplete } = await readReleases(pointer, claims)
      good = { pointer: incomplete === null ? found : '', document, releases }
      fault = incomplete
    } catch (error) {
      const { previous } = pointer
      // At start with a broken release the previous one is served, and the pointer is read again.
      if (good?.document !== document && previous !== undefined && !blocked.has(previous)) {
        good = { pointer: '', document, releases: { current: await readRelease(previous, claims) } }
      }
      throw error
    }
  }

  return async (asked: RemoteClaims): Promise<RemoteState> => {
    const claims = { ...asked, name, copyDir }
    await readPointer(claims).catch((error: unknown) => {
      if (good?.document !== claims.document) good = null
      // A registered remote without a release is not an error.
      fault = isMissing(error) && good === null ? null : String(error)
    })
    log(fault)
    return { releases: good?.releases ?? null, fault }
  }
}

async function readRelease(version: string, claims: Claims): Promise<Release> {
  const { name, copyDir } = claims
  const jws = await readFile(path.join(copyDir, recordKey(name, version)), 'utf8')
  return { base: `/${versionFolder(name, version)}/`, record: await verifyRecord(jws, { version, ...claims }) }
}

/** The releases of a pointer; `incomplete` if its canary cannot be used. A missing previous version is not needed. */
async function readReleases(pointer: ReleasePointer, claims: Claims) {
  const { blocked = [], canary, hold } = pointer
  if (pointer.disabled) return { releases: null, incomplete: null }
  const [first, second] = [pointer.current, pointer.previous].filter((one) => one && !blocked.includes(one))
  const current = first === undefined ? null : await readRelease(first, claims)
  const previous = second === undefined ? null : await readRelease(second, claims).catch(() => null)
  const releases = current && { current, ...(previous && { previous }), ...(hold && { hold }) }
  if (canary === undefined || blocked.includes(canary.version)) return { releases, incomplete: null }
  try {
    const release = await readRelease(canary.version, claims)
    return {
      releases: { ...releases, ...(hold && { hold }), canary: { ...release, percent: canary.percent } },
      incomplete: null,
    }
  } catch (error) {
    return { releases, incomplete: String(error) }
  }
}
