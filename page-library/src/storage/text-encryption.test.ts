import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { createStorageKey, decryptText, encryptText, openStorageKey } from './text-encryption.ts'

afterEach(() => vi.unstubAllGlobals())

const flipBit = (envelope: string, at: number): string => {
  const [prefix, iv, data] = envelope.split('.') as [string, string, string]
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return [prefix, iv, btoa(String.fromCharCode(...bytes))].join('.')
}

test('two envelopes of the same text differ and both can be decrypted', async () => {
  const key = await createStorageKey()
  const [first, second] = [await encryptText(key, 'state', 'geheim'), await encryptText(key, 'state', 'geheim')]
  expect(first).not.toBe(second)
  expect(first).not.toContain('geheim')
  expect(await decryptText(key, 'state', first)).toBe('geheim')
  expect(await decryptText(key, 'state', second)).toBe('geheim')
})

test('no bit of an envelope can be changed', async () => {
  const key = await createStorageKey()
  const envelope = await encryptText(key, 'state', 'geheim')
  for (let at = 0; at < 'geheim'.length + 16; at++) {
    expect(await decryptText(key, 'state', flipBit(envelope, at))).toBeNull()
  }
})

test('a text of another key or name, a truncated one and a plain one are not decrypted', async () => {
  const key = await createStorageKey()
  const envelope = await encryptText(key, 'state', 'geheim')
  const otherKey = await encryptText(await createStorageKey(), 'state', 'geheim')
  const otherName = await encryptText(key, 'draft', 'geheim')
  for (const invalid of [
    otherKey,
    otherName,
    envelope.slice(0, -4),
    '',
    '{}',
    'v1..',
    'v2' + envelope.slice(2),
    'v1.ü.ü',
  ]) {
    expect(await decryptText(key, 'state', invalid), invalid).toBeNull()
  }
})

test('the key cannot be read by a script', async () => {
  await expect(crypto.subtle.exportKey('raw', await createStorageKey())).rejects.toThrow()
})

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
