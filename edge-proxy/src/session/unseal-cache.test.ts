import { expect, test } from 'vitest'
import { createKeyRing, lifetimes, seal } from './seal.ts'
import { createUnsealCache } from './unseal-cache.ts'

const portal = 'https://portal.example'

const now = Date.UTC(2026, 10, 20)
const ring = createKeyRing([Buffer.alloc(32, 1)], portal)
const sealedToken = seal(ring, 'access', 'cookie', { token: 'RAW', accountId: 'ACC-1', sid: 'sid', since: 0 }, now)

test.each([
  { title: 'is valid again for the same kind and cookie', kind: 'access', cookie: 'cookie', after: 1, result: 'valid' },
  { title: 'expires', kind: 'access', cookie: 'cookie', after: lifetimes.access, result: 'expired' },
  { title: 'is invalid with another cookie', kind: 'access', cookie: 'other', after: 1, result: 'invalid' },
  { title: 'is invalid as another kind', kind: 'refresh', cookie: 'cookie', after: 1, result: 'invalid' },
] as const)('a cached token $title', ({ kind, cookie, after, result }) => {
  const unseal = createUnsealCache(ring)
  expect(unseal('access', ['cookie'], sealedToken, now).kind).toBe('valid')
  expect(unseal(kind, [cookie], sealedToken, now + after * 1000).kind).toBe(result)
})

test('an invalid result is not cached: the token is still valid with its own cookie', () => {
  const unseal = createUnsealCache(ring)
  expect(unseal('access', ['other'], sealedToken, now).kind).toBe('invalid')
  expect(unseal('access', ['other'], sealedToken, now).kind).toBe('invalid')
  expect(unseal('access', ['cookie'], sealedToken, now).kind).toBe('valid')
})
