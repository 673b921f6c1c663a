import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import { CompactSign, compactVerify, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

/** An Ed25519 key pair as stored on disk. */
export type ReleaseKey = { private: JWK; public: JWK }

/** File of the local development key, which signs every remote if there are no keys per team. */
export const localKeyFile = (dataDir: string): string => path.join(dataDir, 'release-key.json')

/** The local development key, created on first use. */
export async function localKey(dataDir: string): Promise<ReleaseKey> {
  const file = localKeyFile(dataDir)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ReleaseKey
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const key = { private: await exportJWK(privateKey), public: await exportJWK(publicKey) }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, JSON.stringify(key, null, 1), { mode: 0o600 })
  return key
}

/** The record as a compact JWS. */
export async function signRecord(record: ReleaseRecord, key: JWK): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(record))
  const header = { alg: 'EdDSA', kid: record.name }
  return new CompactSign(payload).setProtectedHeader(header).sign(await importJWK(key, 'EdDSA'))
}

/** Whether a record was signed by this key. */
export async function isSignedBy(jws: string, key: JWK): Promise<boolean> {
  const verified = await compactVerify(jws.trim(), await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'] }).catch(
    () => null,
  )
  return verified !== null
}
