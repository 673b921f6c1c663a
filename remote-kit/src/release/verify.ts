import {
  documentFaults,
  isLivePreview,
  limitFaults,
  majorsOf,
  pointerOfMajor,
  Preview,
  recordFaults,
  ReleaseRecord,
  versionsOfPointer,
  type RegisteredRemote,
} from '@portal/shared-contracts/remotes'
import {
  pointerKey,
  previewFolder,
  previewsKey,
  recordIn,
  registryDocumentKey,
  versionFolder,
} from '@portal/shared-contracts/remotes/release-keys'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import { compressFile, integrityOf } from '../files/files.ts'
import { messageOf } from '../refused.ts'
import { readText, type Target } from '../targets/target.ts'
import { misplacedVersions } from './misplaced-versions.ts'
import { readWholePointer } from './pointer.ts'
import { readPreviewIds } from './previews.ts'
import { isSignedByOne, readRegistry } from './registry.ts'

/**
 * What is wrong with one version, as the edge and browsers would find.
 * @param registered keys and claims that it must fit; null for a version that no pointer names, which may be older than
 * they
 */
async function versionFaults(target: Target, remote: string, version: string, registered: RegisteredRemote | null) {
  const folder = versionFolder(remote, version)
  const key = recordIn(folder)
  const jws = await readText(target, key)
  if (jws === null) return [`${key} is missing`]
  if (registered !== null && !(await isSignedByOne(jws, registered.keys)))
    return [`${key} is not signed by a key of ${remote}`]
  const record = parseSigned(ReleaseRecord, jws)
  if (record instanceof Error) return [`${key} is not a release record: ${record.message}`]
  if (record.kid !== remote || record.name !== remote || record.version !== version) {
    return [`${key} is for ${record.name} ${record.version}`]
  }
  const files = await Promise.all(
    Object.entries(record.files).map(([file, integrity]) => fileFaults(target, `${folder}/${file}`, integrity)),
  )
  const claims = registered === null ? [] : [...limitFaults(record), ...recordFaults(record, registered)]
  return [...claims.map((fault) => `${key}: ${fault}`), ...files.flat()]
}

/** What a JWS holds, with the name that it was signed for; the signature is not checked. */
function parseSigned<Content extends object>(
  schema: v.GenericSchema<unknown, Content>,
  jws: string,
): (Content & { kid: string | undefined }) | Error {
  try {
    return { ...v.parse(schema, decodeJwt(jws)), kid: decodeProtectedHeader(jws).kid }
  } catch (error) {
    return new Error(messageOf(error))
  }
}

/**
 * What is wrong with the previews that a remote's list names, as the edge would find at a time. Those that have ended
 * are no fault: the next command of the team deletes them.
 */
async function previewFaults(
  target: Target,
  remote: string,
  registered: RegisteredRemote,
  now: Date,
): Promise<string[]> {
  const ids = await readPreviewIds(target, remote)
  if (ids.length > 0 && !registered.previews) return [`${previewsKey(remote)}: ${remote} may have no previews`]
  const faults = await Promise.all(
    ids.map(async (id) => {
      const folder = previewFolder(remote, id)
      const key = recordIn(folder)
      const jws = await readText(target, key)
      if (jws === null) return [`${key} is missing`]
      if (!(await isSignedByOne(jws, registered.keys))) return [`${key} is not signed by a key of ${remote}`]
      const preview = parseSigned(Preview, jws)
      if (preview instanceof Error) return [`${key} is not a preview: ${preview.message}`]
      const { record, kid } = preview
      if (kid !== remote || record.name !== remote || preview.id !== id) {
        return [`${key} is for the preview ${preview.id} of ${record.name}`]
      }
      if (Date.parse(preview.expires) <= now.getTime()) return []
      if (!isLivePreview(preview, now.getTime())) {
        return [`${key} is from ${preview.created} to ${preview.expires}, which is too long or begins later`]
      }
      const files = await Promise.all(
        Object.entries(record.files).map(([file, integrity]) => fileFaults(target, `${folder}/${file}`, integrity)),
      )
      const claims = [...limitFaults(record), ...recordFaults(record, registered)]
      return [...claims.map((fault) => `${key}: ${fault}`), ...files.flat()]
    }),
  )
  return faults.flat()
}

async function fileFaults(target: Target, key: string, integrity: string): Promise<string[]> {
  const stored = await target.read(key)
  if (stored === null) return [`${key} is missing`]
  if (integrityOf(stored.bytes) !== integrity) return [`${key} has other bytes than its record says`]
  const br = await compressFile(key, stored.bytes)
  const storedBr = br && (await target.read(`${key}.br`))
  if (br === null || storedBr === null) return br === null ? [] : [`${key}.br is missing`]
  return Buffer.compare(br, storedBr.bytes) === 0 ? [] : [`${key}.br is not the compressed ${key}`]
}

/**
 * Everything that is wrong in a target, one sentence each: pointers, the hashes of all versions, signatures and claims
 * of those that a pointer names, and the previews.
 * @param trusted public keys of the registry; empty skips the check of the document's signature
 */
export async function targetFaults(
  target: Target,
  versions: ReadonlyMap<string, readonly string[]>,
  trusted: readonly string[],
  now: Date,
): Promise<string[]> {
  const registry = await readRegistry(target)
  if (registry === null) return [`${registryDocumentKey} is missing`]
  const { jws, document } = registry
  const faults = documentFaults(document).map((fault) => `${registryDocumentKey}: ${fault}`)
  if (trusted.length > 0 && !(await isSignedByOne(jws, trusted))) {
    faults.push(`${registryDocumentKey} is not signed by a key in REGISTRY_PUBLIC_KEYS`)
  }
  for (const [remote, complete] of versions) {
    const pointer = await readWholePointer(target, remote).catch((error: unknown) => {
      faults.push(messageOf(error))
      return null
    })
    const registered = document.remotes[remote]
    if (registered === undefined) {
      // Without a pointer or switched off it waits until `remotes remove` deletes it.
      const isOff = pointer === null || pointer.disabled === true
      if (!isOff)
        faults.push(`${remote} has releases and is not registered: "remotes remove ${remote}" removes it whole`)
      continue
    }
    const named =
      pointer === null ? [] : majorsOf(pointer).flatMap((major) => versionsOfPointer(pointerOfMajor(pointer, major)))
    const missing = named.filter((version) => !complete.includes(version))
    faults.push(...missing.map((version) => `${pointerKey(remote)} names ${version}, which is not there`))
    if (pointer !== null) faults.push(...(await misplacedVersions(target, remote, pointer)))
    for (const version of complete) {
      const fits = named.includes(version) ? registered : null
      faults.push(...(await versionFaults(target, remote, version, fits)))
    }
  }
  for (const [remote, registered] of Object.entries(document.remotes)) {
    const found = previewFaults(target, remote, registered, now)
    faults.push(...(await found.catch((error: unknown) => [messageOf(error)])))
  }
  return faults
}
