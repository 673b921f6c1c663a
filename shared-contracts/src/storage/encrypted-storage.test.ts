import { expect, test } from 'vitest'
import { openEncryptedStorage, encryptedStorage } from './encrypted-storage.ts'
import { createStorageKey } from './text-encryption.ts'

function storageOf(limit = Infinity): Storage {
  const entries: Record<string, string> = {}
  const methods = {
    getItem: (name: string) => entries[name] ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > limit) throw new Error('QuotaExceededError')
      entries[name] = text
    },
    removeItem: (name: string) => void delete entries[name],
  }
  // As in a browser, the keys of a storage are its own enumerable properties.
  return new Proxy(entries, { get: (_, name) => methods[name as keyof typeof methods] }) as unknown as Storage
}

test('an entry is encrypted, read back, named and removed', async () => {
  const storage = storageOf()
  const vault = encryptedStorage(await createStorageKey(), storage)
  await vault.write('state', 'geheim')
  expect(storage.getItem('state')).toMatch(/^v1\./)
  expect(await vault.read('state')).toBe('geheim')
  expect(vault.names()).toEqual(['state'])
  vault.remove('state')
  expect(await vault.read('state')).toBeNull()
})

test('what does not fit leaves nothing older behind', async () => {
  const vault = encryptedStorage(await createStorageKey(), storageOf(200))
  await vault.write('state', 'angemeldet')
  await vault.write('state', 'x'.repeat(1000))
  expect(await vault.read('state')).toBeNull()
})

test.each([
  { what: 'a database that never answers', readKey: () => new Promise<CryptoKey>(() => {}) },
  { what: 'a database that is forbidden', readKey: () => Promise.reject(new Error('SecurityError')) },
])('$what leaves a vault in memory', async ({ readKey }) => {
  const vault = await openEncryptedStorage(readKey, () => storageOf(), 1)
  expect(vault.persistent).toBe(false)
  await vault.write('state', 'geheim')
  expect(await vault.read('state')).toBe('geheim')
})
