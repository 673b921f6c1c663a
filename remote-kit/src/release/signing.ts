import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  registryKeyId,
  type DevelopmentOverride,
  type Override,
  type RegistryDocument,
  type ReleaseRecord,
} from '@delikaterie/shared-contracts/remotes'
import { CompactSign, compactVerify, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

/** An Ed25519 key pair as stored on disk. */
export type ReleaseKey = { private: JWK; public: JWK }

/** File of the local development key, which signs the workspace's registry document and its remotes. */
export const localKeyFile = (dataDir: string): string => path.join(dataDir, 'release-key.json')

/** A new Ed25519 key pair. */
export async function createKey(): Promise<ReleaseKey> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return { private: await exportJWK(privateKey), public: await exportJWK(publicKey) }
}

/** The local development key, created on first use. */
export async function localKey(dataDir: string): Promise<ReleaseKey> {
  const file = localKeyFile(dataDir)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ReleaseKey
  const key = await createKey()
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, JSON.stringify(key, null, 1), { mode: 0o600 })
  return key
}

/** The record as a compact JWS. */
export const signRecord = (record: ReleaseRecord, key: JWK): Promise<string> => sign(record, record.name, key)

/** The registry document as a compact JWS. */
export const signDocument = (document: RegistryDocument, key: JWK): Promise<string> =>
  sign(document, registryKeyId, key)

/** An override for development as a compact JWS, signed like a release of its remote. */
export const signOverride = (override: Override | DevelopmentOverride, key: JWK): Promise<string> =>
  sign(override, override.record.name, key)

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
