import { expect, test } from 'vitest'
import { createKeyOf } from './limit-keys.ts'

const texts = Array.from({ length: 100_000 }, (_, count) => `m${count}@example.org`)

test('however much is counted, there is a limited number of windows', () => {
  const keys = new Set(texts.map(createKeyOf('secret')))
  expect(keys.size).toBeGreaterThan(30_000)
  expect(keys.size).toBeLessThanOrEqual(2 ** 15)
})

test('which texts share a window depends on the secret', () => {
  const sharing = (secret: string): number => {
    const keyOf = createKeyOf(secret)
    return texts.findIndex((text, index) => index > 0 && keyOf(text) === keyOf(texts[0] ?? ''))
  }
  expect(sharing('secret')).not.toBe(sharing('another'))
})
