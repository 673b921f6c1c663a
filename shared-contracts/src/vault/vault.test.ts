import { expect, test } from 'vitest'
import { createVaultKey, openText, sealText } from './vault.ts'

const flipBit = (envelope: string, at: number): string => {
  const [prefix, iv, data] = envelope.split('.') as [string, string, string]
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return [prefix, iv, btoa(String.fromCharCode(...bytes))].join('.')
}

test('two envelopes of the same text differ and both open', async () => {
  const key = await createVaultKey()
  const [first, second] = [await sealText(key, 'state', 'geheim'), await sealText(key, 'state', 'geheim')]
  expect(first).not.toBe(second)
  expect(first).not.toContain('geheim')
  expect(await openText(key, 'state', first)).toBe('geheim')
  expect(await openText(key, 'state', second)).toBe('geheim')
})

test('no bit of an envelope can be changed', async () => {
  const key = await createVaultKey()
  const envelope = await sealText(key, 'state', 'geheim')
  for (let at = 0; at < 'geheim'.length + 16; at++) {
    expect(await openText(key, 'state', flipBit(envelope, at))).toBeNull()
  }
})

test('a foreign, moved, truncated or plain text does not open', async () => {
  const key = await createVaultKey()
  const envelope = await sealText(key, 'state', 'geheim')
  const foreign = await sealText(await createVaultKey(), 'state', 'geheim')
  const moved = await sealText(key, 'draft', 'geheim')
  for (const bad of [foreign, moved, envelope.slice(0, -4), '', '{}', 'v1..', 'v2' + envelope.slice(2), 'v1.ü.ü']) {
    expect(await openText(key, 'state', bad), bad).toBeNull()
  }
})

test('the key cannot be read by a script', async () => {
  await expect(crypto.subtle.exportKey('raw', await createVaultKey())).rejects.toThrow()
})
