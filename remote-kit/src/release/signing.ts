import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  registryKeyId,
  type DevelopmentOverride,
  type Override,
  type Preview,
  type RegistryDocument,
  type ReleaseRecord,
} from '@portal/shared-contracts/remotes'
import { keyFileName } from '@portal/shared-contracts/remotes/release-keys'
import { CompactSign, compactVerify, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import * as v from 'valibot'
import { Refused } from '../refused.ts'

/** An Ed25519 key pair as stored on disk. */
export type ReleaseKey = { private: JWK; public: JWK }

const KeyPart = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))
const PublicJwk = v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: KeyPart })
const KeyFile = v.object({ private: v.object({ ...PublicJwk.entries, d: KeyPart }), public: PublicJwk })

/** File of the local development key, which signs the workspace's registry document and its remotes. */
export const localKeyFile = (dataDir: string): string => path.join(dataDir, keyFileName)

/** A new Ed25519 key pair. */
export async function createKey(): Promise<ReleaseKey> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return { private: await exportJWK(privateKey), public: await exportJWK(publicKey) }
}

/** The local development key, created on first use. */
export async function localKey(dataDir: string): Promise<ReleaseKey> {
  const file = localKeyFile(dataDir)
  if (existsSync(file)) return readKey(file, file)
  mkdirSync(dataDir, { recursive: true })
  return writeNewKey(file)
}

/** Writes a new key pair into a file that only its owner can read. @throws Refused if the file exists */
export async function writeNewKey(file: string): Promise<ReleaseKey> {
  const key = await createKey()
  try {
    writeFileSync(file, `${JSON.stringify(key, null, 1)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new Refused(`${file} exists. A key is never overwritten: choose another --out.`)
    }
    throw error
  }
  return key
}

/**
 * The key pair of a setting: the name of a key file or, for CI secrets, its content.
 * @param option how the user sets it, for the message
 * @param folder of relative names
 */
export function readKey(setting: string, option: string, folder = process.cwd()): ReleaseKey {
  const isContent = setting.trimStart().startsWith('{')
  const file = path.resolve(folder, setting)
  if (!isContent && !existsSync(file)) {
    throw new Refused(`${option}: there is no key file ${file}. "remotes keys create" makes one.`)
  }
  try {
    return v.parse(KeyFile, JSON.parse(isContent ? setting : readFileSync(file, 'utf8')))
  } catch {
    throw new Refused(`${option} is not a key that "remotes keys create" made.`)
  }
}

/** The record as a compact JWS. */
export const signRecord = (record: ReleaseRecord, key: JWK): Promise<string> => sign(record, record.name, key)

/** The registry document as a compact JWS. */
export const signDocument = (document: RegistryDocument, key: JWK): Promise<string> =>
  sign(document, registryKeyId, key)

/** An override for development as a compact JWS, signed like a release of its remote. */
export const signOverride = (override: Override | DevelopmentOverride, key: JWK): Promise<string> =>
  sign(override, override.record.name, key)

/** What a check of a remote found out as a compact JWS. */
export const signCheck = (check: { name: string }, key: JWK): Promise<string> => sign(check, check.name, key)

/** A preview as a compact JWS, signed like a release of its remote. */
export const signPreview = (preview: Preview, key: JWK): Promise<string> => sign(preview, preview.record.name, key)

async function sign(content: object, kid: string, key: JWK): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(content))
  return new CompactSign(payload).setProtectedHeader({ alg: 'EdDSA', kid }).sign(await importJWK(key, 'EdDSA'))
}

/** The content of a record or registry document that was signed by this key, else null. */
export async function signedContent(jws: string, key: JWK): Promise<unknown> {
  const verified = await compactVerify(jws.trim(), await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'] }).catch(
    () => null,
  )
  return verified && JSON.parse(new TextDecoder().decode(verified.payload))
}

/** Whether a record or registry document was signed by this key. */
export const isSignedBy = async (jws: string, key: JWK): Promise<boolean> => (await signedContent(jws, key)) !== null
