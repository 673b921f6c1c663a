import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  type ReleasePointer,
  type ReleaseRecord,
  ownMajor,
  pointerOfMajor,
  withMajor,
} from '@portal/shared-contracts/remotes'
import { expect } from 'playwright/test'
import { integrityOf } from '@portal/remote-kit/files/files'
import { localKey, signRecord } from '@portal/remote-kit/release/signing'
import type { Portal } from './portal.ts'

/** A folder of releases, and the folder of the key that signs them. */
type Releases = Pick<Portal, 'releases' | 'dataDir'>

const versionFolder = (portal: Releases, remote: string, version: string): string =>
  path.join(portal.releases, 'remotes', remote, version)

/** The release record of the current version of a remote; its signature is not checked. */
export function currentRecord(portal: Releases, remote: string): ReleaseRecord {
  const { current } = readPointer(portal, remote)
  if (current === undefined) throw new Error(`${remote} has no current version`)
  const jws = readFileSync(path.join(versionFolder(portal, remote, current), 'record.jws'), 'utf8')
  return JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString()) as ReleaseRecord
}

/** A record with the hashes of the code of its files. */
export const recordOf = (record: Omit<ReleaseRecord, 'files'>, code: Record<string, string>): ReleaseRecord => ({
  ...record,
  files: Object.fromEntries(Object.entries(code).map(([file, text]) => [file, integrityOf(Buffer.from(text))])),
})

/** Writes a version of a remote with the code of its files, signed by the local key. */
export async function addVersion(portal: Releases, record: ReleaseRecord, code: Record<string, string>): Promise<void> {
  const folder = versionFolder(portal, record.name, record.version)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(code)) writeFileSync(path.join(folder, file), text)
  const { private: key } = await localKey(portal.dataDir)
  writeFileSync(path.join(folder, 'record.jws'), await signRecord(record, key))
}

type Code = (file: string, text: string) => string

/** Adds a version of a released remote with changed code; returns the version. */
async function addCopy(
  portal: Releases,
  remote: string,
  version: string,
  { chunk = (_, text) => text, entry = (_, text) => text }: { chunk?: Code; entry?: Code } = {},
): Promise<string> {
  const record = currentRecord(portal, remote)
  // Every build has a global of its own, and its entry the hashes of the other files.
  const global = `${record.global}_${version.replace(/\W/g, '_')}`
  const copied = Object.keys(record.files).map((file) => {
    const text = readFileSync(path.join(versionFolder(portal, remote, record.version), file), 'utf8')
    const renamed = text.replaceAll(record.global, global)
    return [file, file === record.entry ? renamed : chunk(file, renamed)] as const
  })
  const withHashes = (code: string): string =>
    copied.reduce(
      (text, [file, chunkText]) => text.replaceAll(record.files[file] ?? '', integrityOf(Buffer.from(chunkText))),
      code,
    )
  const code = Object.fromEntries(
    copied.map(([file, text]) => [file, file === record.entry ? entry(file, withHashes(text)) : text] as const),
  )
  await addVersion(portal, recordOf({ ...record, version, global }, code), code)
  return version
}

/** Another version of a released remote that works as well; returns the version. */
export const addCopiedRelease = (portal: Releases, remote: string): Promise<string> =>
  addCopy(portal, remote, '0.0.1-copy')

/** Another version of a released remote, correctly signed, whose code throws when it is loaded; returns the version. */
export const addBrokenRelease = (portal: Releases, remote: string): Promise<string> =>
  addCopy(portal, remote, '9.9.9-broken', { entry: () => "throw new Error('a broken release')" })

/** A version of a released remote whose chunks say that they ran and whose entry loads them without their hashes. */
export const addUncheckedRelease = (portal: Releases, remote: string): Promise<string> =>
  addCopy(portal, remote, '0.0.1-unchecked', {
    chunk: (file, text) => (file.endsWith('.js') ? `globalThis.uncheckedRan = true;${text}` : text),
    entry: (_, text) => text.replaceAll(/sha384-[A-Za-z0-9+/]{64}/g, ''),
  })

/** The parts of a folder of releases that tell pages what to load, and of the edge's copy. */
const pointersIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('remotes/*/release.json', { cwd: folder }).map((key) => [
      key,
      readFileSync(path.join(folder, key), 'utf8'),
    ]),
  )

/** Waits until the edge has copied what its folder of releases says: the next page is made from it. */
export async function copied({ releases, dataDir }: Releases): Promise<void> {
  const documentOf = (file: string): string => readFileSync(file, 'utf8').trim()
  await expect(() => {
    expect(documentOf(path.join(dataDir, 'registry.jws'))).toBe(documentOf(path.join(releases, 'remotes/registry.jws')))
    expect(pointersIn(path.join(dataDir, 'releases'))).toMatchObject(pointersIn(releases))
  }).toPass()
}

const pointerFile = (portal: Releases, remote: string): string =>
  path.join(portal.releases, 'remotes', remote, 'release.json')

export const readPointer = (portal: Releases, remote: string): ReleasePointer =>
  pointerOfMajor(JSON.parse(readFileSync(pointerFile(portal, remote), 'utf8')) as ReleasePointer, ownMajor)

export const setPointer = (portal: Releases, remote: string, pointer: ReleasePointer): void =>
  writeFileSync(pointerFile(portal, remote), JSON.stringify(withMajor(null, ownMajor, pointer)))

export const changePointer = (portal: Releases, remote: string, changes: Partial<ReleasePointer>): void =>
  setPointer(portal, remote, { ...readPointer(portal, remote), ...changes })
