import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleasePointer, ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import { integrityOf } from '../../remote-kit/src/files/files.ts'
import { localKey, signRecord } from '../../remote-kit/src/release/signing.ts'
import type { Portal } from './portal.ts'

/** Another version of a released remote, correctly signed, whose code throws when it is loaded; returns the version. */
export async function addBrokenRelease(portal: Portal, remote: string): Promise<string> {
  const folder = path.join(portal.releases, 'remotes', remote)
  const { current } = readPointer(portal, remote)
  if (current === undefined) throw new Error(`${remote} has no current version`)
  const version = '9.9.9-broken'
  cpSync(path.join(folder, current), path.join(folder, version), { recursive: true })
  const jws = readFileSync(path.join(folder, current, 'record.jws'), 'utf8')
  const record = JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString()) as ReleaseRecord
  const code = Buffer.from("throw new Error('a broken release')")
  writeFileSync(path.join(folder, version, record.entry), code)
  rmSync(path.join(folder, version, `${record.entry}.br`))
  const files = { ...record.files, [record.entry]: integrityOf(code) }
  // Every build has a global of its own.
  const global = `${record.global}_broken`
  const { private: key } = await localKey(portal.dataDir)
  writeFileSync(path.join(folder, version, 'record.jws'), await signRecord({ ...record, version, files, global }, key))
  return version
}

const pointerFile = (portal: Portal, remote: string): string =>
  path.join(portal.releases, 'remotes', remote, 'release.json')

export const readPointer = (portal: Portal, remote: string): ReleasePointer =>
  JSON.parse(readFileSync(pointerFile(portal, remote), 'utf8')) as ReleasePointer

export const changePointer = (portal: Portal, remote: string, changes: Partial<ReleasePointer>): void =>
  writeFileSync(pointerFile(portal, remote), JSON.stringify({ ...readPointer(portal, remote), ...changes }))
