import { expect, test } from 'vitest'
import { createKeyRing } from './key-ring.ts'
import { createSealOpener } from './seal-cache.ts'
import { lifetimes, seal } from './seal.ts'

const now = Date.UTC(2026, 10, 20)
const ring = createKeyRing([Buffer.alloc(32, 1)])
const sealed = seal(ring, 'access', 'cookie', { token: 'RAW', accountId: 'ACC-1', sid: 'sid' }, now)

test.each([
  { title: 'opens again for the same kind and cookie', kind: 'access', cookie: 'cookie', after: 1, opened: 'open' },
  {
    title: 'reports that it has expired',
    kind: 'access',
    cookie: 'cookie',
    after: lifetimes.access,
    opened: 'expired',
  },
  { title: 'does not open with another cookie', kind: 'access', cookie: 'other', after: 1, opened: 'broken' },
  { title: 'does not open as another kind', kind: 'refresh', cookie: 'cookie', after: 1, opened: 'broken' },
] as const)('a cached seal $title', ({ kind, cookie, after, opened }) => {
  const open = createSealOpener(ring)
  expect(open('access', 'cookie', sealed, now).kind).toBe('open')
  expect(open(kind, cookie, sealed, now + after * 1000).kind).toBe(opened)
})

test('a seal that did not open is not cached and still opens with its own cookie', () => {
  const open = createSealOpener(ring)
  expect(open('access', 'other', sealed, now).kind).toBe('broken')
  expect(open('access', 'other', sealed, now).kind).toBe('broken')
  expect(open('access', 'cookie', sealed, now).kind).toBe('open')
})
