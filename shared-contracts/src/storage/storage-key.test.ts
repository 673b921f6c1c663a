import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { openStorageKey } from './storage-key.ts'
import { decryptText, encryptText } from './text-encryption.ts'

afterEach(() => vi.unstubAllGlobals())

test('all tabs of a browser get the same key, also when they create it at once', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const [key, ...others] = await Promise.all([openStorageKey(), openStorageKey(), openStorageKey()])
  const envelope = await encryptText(key, 'state', 'geheim')
  for (const other of [...others, await openStorageKey()])
    expect(await decryptText(other, 'state', envelope)).toBe('geheim')
})

test('a database that never opens is given up after three seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const opening = openStorageKey().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await opening).toMatchObject({ name: 'TimeoutError', message: 'The database did not open' })
  vi.useRealTimers()
})

test('a browser without a database has no key', async () => {
  await expect(openStorageKey()).rejects.toThrow()
})
