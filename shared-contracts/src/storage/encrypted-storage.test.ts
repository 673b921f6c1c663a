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

const forbidden = (): Storage => {
  throw new Error('SecurityError')
}

test('an entry is encrypted and read back', async () => {
  const storage = storageOf()
  const encrypted = encryptedStorage(await createStorageKey(), storage)
  await encrypted.write('state', 'geheim')
  expect(storage.getItem('state')).toMatch(/^v1\./)
  expect(await encrypted.read('state')).toBe('geheim')
})

test('an entry that does not fit removes the older one', async () => {
  const encrypted = encryptedStorage(await createStorageKey(), storageOf(200))
  await encrypted.write('state', 'angemeldet')
  await encrypted.write('state', 'x'.repeat(1000))
  expect(await encrypted.read('state')).toBeNull()
})

test.each([
  { what: 'a database that does not open', readKey: () => Promise.reject(new Error('The database did not open')) },
  { what: 'a forbidden storage', storage: forbidden },
])('$what falls back to memory', async ({ readKey = createStorageKey, storage = () => storageOf() }) => {
  const encrypted = await openEncryptedStorage(readKey, storage)
  expect(encrypted.persistent).toBe(false)
  await encrypted.write('state', 'geheim')
  expect(await encrypted.read('state')).toBe('geheim')
})
