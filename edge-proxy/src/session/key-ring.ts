import { createHash, createSecretKey, type KeyObject } from 'node:crypto'

/** A `KeyObject`, because Node would import plain bytes again for every token. */
export type SealingKey = { id: string; key: KeyObject }

/** The newest key encrypts; every key can decrypt. */
export type KeyRing = { newest: SealingKey; keys: readonly SealingKey[]; find: (id: string) => SealingKey | undefined }

/** A ring of 32-byte keys, newest first. A key's id is a hash that reveals nothing about the key. */
export function createKeyRing(keys: readonly Buffer[]): KeyRing {
  const ring = keys.map((key) => ({
    id: createHash('sha256').update('kid').update(key).digest('hex').slice(0, 8),
    key: createSecretKey(key),
  }))
  const [newest] = ring
  if (newest === undefined) throw new Error('A key ring needs a key.')
  const byId = new Map(ring.map((key) => [key.id, key]))
  return { newest, keys: ring, find: (id) => byId.get(id) }
}
