import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RegisteredRemote, type RegistryDocument, ownMajor, withMajor } from '@portal/shared-contracts/remotes'
import { CompactSign, exportJWK, generateKeyPair, type CryptoKey, type GenerateKeyPairResult } from 'jose'
import { pino } from 'pino'
import { authRecord } from '../../pages/testing/sample-build.ts'
import { createRegistry } from '../registry.ts'

export const own = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
export const other = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
const xOf = async ({ publicKey }: GenerateKeyPairResult) => (await exportJWK(publicKey)).x ?? ''
/** The public keys. */
export const [x, otherX] = [await xOf(own), await xOf(other)]

/** What the record of the sample build needs. */
export const auth: RegisteredRemote = {
  keys: [x],
  paths: ['/konto', '/kiosk', '/top'],
  widgets: ['login-box'],
  menu: [],
}

export const documentOf = (remotes: RegistryDocument['remotes'] = { 'mfe-auth': auth }): RegistryDocument => ({
  revision: 1,
  issued: '2026-11-22T07:00:00Z',
  remotes,
})

/** The record of the sample build with a version. */
export const record = (version: string) => ({ ...authRecord, version })

/** A signed record, by default with the key of mfe-auth. */
export const sign = (value: object, key: CryptoKey = own.privateKey, kid = 'mfe-auth'): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(value))).setProtectedHeader({ alg: 'EdDSA', kid }).sign(key)

/** A folder with signed releases of mfe-auth, and registries that read it. */
export function signedReleases() {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'))
  const log: string[] = []
  let registered = documentOf()

  function putRecord(version: string, jws: string, remote = 'mfe-auth'): void {
    const target = join(folder, 'remotes', remote, version)
    mkdirSync(target, { recursive: true })
    writeFileSync(join(target, 'record.jws'), jws)
  }

  /** Writes a pointer as the release tool does: to a temporary file that is then renamed. */
  function point(text: string, remote = 'mfe-auth'): void {
    const target = join(folder, 'remotes', remote)
    const file = join(target, 'release.json')
    mkdirSync(target, { recursive: true })
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  }

  const pointAt = (current: string, more: object = {}): void =>
    point(JSON.stringify(withMajor(null, ownMajor, { current, ...more })))

  return {
    /** Lines of the log so far. */
    log,
    putRecord,
    point,
    pointAt,
    async release(version: string): Promise<void> {
      putRecord(version, await sign(record(version)))
      pointAt(version)
    },
    /** Replaces the registry document. */
    register: (document: RegistryDocument) => void (registered = document),
    open: (shellPaths: readonly string[] = ['/', '/faq']) =>
      createRegistry({
        source: { current: async () => registered, fault: () => null },
        copyDir: folder,
        shellPaths: () => shellPaths,
        logger: pino({ base: null }, { write: (line: string) => void log.push(line) }),
      }),
    /** Deletes all releases. */
    deleteReleases: () => rmSync(join(folder, 'remotes'), { recursive: true }),
    /** Removes the folder of the test. */
    remove: () => rmSync(folder, { recursive: true }),
  }
}
