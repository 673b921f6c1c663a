import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteNames, type RemoteName } from '@delikaterie/shared-contracts/remotes'
import { importJWK, type CryptoKey } from 'jose'
import * as v from 'valibot'

export type ReleaseKeys = ReadonlyMap<RemoteName, CryptoKey>

const Entry = v.pipe(v.string(), v.regex(/^[a-z-]+=[A-Za-z0-9_-]{43}$/))
const LocalKey = v.object({ public: v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() }) })

const publicKey = async (x: string): Promise<CryptoKey> =>
  (await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA')) as CryptoKey

/**
 * The keys that verify release records, from REGISTRY_PUBLIC_KEYS: a comma-separated list of `remote=key`
 * with Ed25519 public keys in base64url. Without the setting: the local development key for every remote.
 * @throws Error naming the variable
 */
export async function readReleaseKeys(text: string | null, dataDir: string): Promise<ReleaseKeys> {
  if (text === null) return localKeys(dataDir)
  const keys = new Map<RemoteName, CryptoKey>()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [name, x] = v.is(Entry, entry) ? (entry.split('=') as [string, string]) : ['', '']
    const remote = remoteNames.find((candidate) => candidate === name)
    if (remote === undefined) {
      throw new Error(`REGISTRY_PUBLIC_KEYS must be a list like mfe-auth=<Ed25519 public key in base64url>.`)
    }
    keys.set(remote, await publicKey(x))
  }
  return keys
}

async function localKeys(dataDir: string): Promise<ReleaseKeys> {
  const file = path.join(dataDir, 'release-key.json')
  if (!existsSync(file)) return new Map()
  const key = await publicKey(v.parse(LocalKey, JSON.parse(readFileSync(file, 'utf8'))).public.x)
  return new Map(remoteNames.map((name) => [name, key]))
}
