import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PublicKey } from '@delikaterie/shared-contracts/remotes'
import { importJWK, type CryptoKey } from 'jose'
import * as v from 'valibot'

const LocalKey = v.object({ public: v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: PublicKey }) })

/** An Ed25519 public key from the `x` of its JWK in base64url. */
export const publicKey = async (x: string): Promise<CryptoKey> =>
  (await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA')) as CryptoKey

/**
 * The keys that verify the registry document, from REGISTRY_PUBLIC_KEYS: Ed25519 public keys in base64url,
 * comma-separated. Without the setting: the local development key, if there is one.
 * @throws Error naming the variable
 */
export async function readRegistryKeys(text: string | null, dataDir: string): Promise<readonly CryptoKey[]> {
  if (text === null) return localKeys(dataDir)
  const keys = text.split(',').map((part) => part.trim())
  if (!keys.every((key) => v.is(PublicKey, key))) {
    throw new Error('REGISTRY_PUBLIC_KEYS must be a comma-separated list of Ed25519 public keys in base64url.')
  }
  return Promise.all(keys.map(publicKey))
}

async function localKeys(dataDir: string): Promise<readonly CryptoKey[]> {
  const file = path.join(dataDir, 'release-key.json')
  if (!existsSync(file)) return []
  return [await publicKey(v.parse(LocalKey, JSON.parse(readFileSync(file, 'utf8'))).public.x)]
}
