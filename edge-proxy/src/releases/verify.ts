import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  documentFaults,
  limitFaults,
  PublicKey,
  recordFaults,
  RegistryDocument,
  registryKeyId,
  ReleaseRecord,
  shellFaults,
  type RegisteredRemote,
  type RemoteName,
} from '@portal/shared-contracts/remotes'
import { keyFileName } from '@portal/shared-contracts/remotes/release-keys'
import { compactVerify, importJWK, type CryptoKey } from 'jose'
import * as v from 'valibot'

const LocalKey = v.object({ public: v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: PublicKey }) })

/** An Ed25519 public key from the `x` of its JWK in base64url. */
export const publicKey = async (x: string): Promise<CryptoKey> =>
  (await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA')) as CryptoKey

/** REGISTRY_PUBLIC_KEYS, or the local development key, if there is one. @throws Error naming the variable */
export async function readRegistryKeys(text: string | null, dataDir: string): Promise<readonly CryptoKey[]> {
  if (text === null) {
    const file = path.join(dataDir, keyFileName)
    if (!existsSync(file)) return []
    return [await publicKey(v.parse(LocalKey, JSON.parse(readFileSync(file, 'utf8'))).public.x)]
  }
  const keys = text.split(',').map((part) => part.trim())
  if (!keys.every((key) => v.is(PublicKey, key))) {
    throw new Error('REGISTRY_PUBLIC_KEYS must be a comma-separated list of Ed25519 public keys in base64url.')
  }
  return Promise.all(keys.map(publicKey))
}

/** The payload of a compact JWS that one of the keys signed under this `kid`. @throws Error if none did */
export async function verifiedPayload(jws: string, kid: string, keys: readonly CryptoKey[]): Promise<unknown> {
  for (const key of keys) {
    const verified = await compactVerify(jws.trim(), key, { algorithms: ['EdDSA'] }).catch(() => null)
    if (verified?.protectedHeader.kid === kid) return JSON.parse(new TextDecoder().decode(verified.payload))
  }
  throw new Error(`No known key signed this as ${kid}`)
}

/** The registry document in a compact JWS. @throws Error if its signature, its shape or its claims are wrong */
export async function verifyDocument(jws: string, keys: readonly CryptoKey[]): Promise<RegistryDocument> {
  const document = v.parse(RegistryDocument, await verifiedPayload(jws, registryKeyId, keys))
  const faults = documentFaults(document)
  if (faults.length > 0) throw new Error(`The claims of revision ${document.revision} conflict: ${faults.join('; ')}`)
  return document
}

/** What a record must fit. */
export type Expected = {
  /** The remote whose folder has the record; its keys sign under this `kid`. */
  name: RemoteName
  /** The version whose folder has the record. */
  version: string
  /** Keys and claims of the remote in the registry document. */
  registered: RegisteredRemote
  /** Paths of the shell's pages, which no remote can claim. */
  shellPaths: readonly string[]
}

/** The record in a compact JWS, whatever it claims. @throws Error if signature, shape, name or version are wrong */
export async function verifySignedRecord(
  jws: string,
  { name, version, keys }: Pick<Expected, 'name' | 'version'> & Pick<RegisteredRemote, 'keys'>,
): Promise<ReleaseRecord> {
  const record = v.parse(ReleaseRecord, await verifiedPayload(jws, name, await Promise.all(keys.map(publicKey))))
  if (record.name !== name || record.version !== version) {
    throw new Error(`The record of ${name} ${version} is for ${record.name} ${record.version}`)
  }
  return record
}

/** As `verifySignedRecord`; also @throws Error if the record is too large or uses what its remote may not claim */
export async function verifyRecord(jws: string, expected: Expected): Promise<ReleaseRecord> {
  const { name, version, registered, shellPaths } = expected
  const record = await verifySignedRecord(jws, { name, version, keys: registered.keys })
  refuseClaims(record, { registered, shellPaths })
  return record
}

/** @throws Error if a record is too large or uses what its remote may not claim */
export function refuseClaims(
  record: ReleaseRecord,
  { registered, shellPaths }: Pick<Expected, 'registered' | 'shellPaths'>,
): void {
  const faults = [
    ...limitFaults(record),
    ...shellFaults(registered.paths, shellPaths),
    ...recordFaults(record, registered),
  ]
  if (faults.length > 0) throw new Error(`${record.name} ${record.version} is refused: ${faults.join('; ')}`)
}
