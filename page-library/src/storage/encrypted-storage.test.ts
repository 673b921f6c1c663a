import { expect, test } from 'vitest'
import { openEncryptedStorage, encryptedStorage } from './encrypted-storage.ts'
import { createStorageKey } from './text-encryption.ts'

function storageOf(limit = Infinity, entries: Record<string, string> = {}): Storage {
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

test('an entry that does not fit removes the older one and lasts as long as the page, until one fits again', async () => {
  const [key, storage] = [await createStorageKey(), storageOf(200)]
  const encrypted = encryptedStorage(key, storage)
  const readByNextPage = () => encryptedStorage(key, storage).read('state')
  await encrypted.write('state', 'angemeldet')
  expect([encrypted.persistent, await readByNextPage()]).toEqual([true, 'angemeldet'])
  const long = 'x'.repeat(1000)
  await encrypted.write('state', long)
  expect([encrypted.persistent, await encrypted.read('state'), await readByNextPage()]).toEqual([false, long, null])
  await encrypted.write('state', 'abgemeldet')
  expect([encrypted.persistent, await encrypted.read('state')]).toEqual([true, 'abgemeldet'])
})

test('a storage that takes nothing says so from the start, keeps what it has readable and leaves nothing behind', async () => {
  const [key, entries] = [await createStorageKey(), {}]
  await encryptedStorage(key, storageOf(Infinity, entries)).write('state', 'angemeldet')
  expect(Object.keys(entries)).toEqual(['state'])
  const encrypted = encryptedStorage(key, storageOf(-1, entries))
  expect([encrypted.persistent, await encrypted.read('state')]).toEqual([false, 'angemeldet'])
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
