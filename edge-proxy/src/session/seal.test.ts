import { expect, test } from 'vitest'
import { createKeyRing, lifetimes, seal, sealKinds, unseal } from './seal.ts'

const portal = 'https://portal.example'

const now = Date.UTC(2026, 10, 20)
const oldKey = Buffer.alloc(32, 1)
const newKey = Buffer.alloc(32, 2)
const ring = createKeyRing([oldKey], portal)
const content = { token: 'RAW-TOKEN', accountId: 'ACC-1', sid: 'sid', since: 0 }

test.each(sealKinds)('unseals the content of a sealed %s token', (kind) => {
  expect(unseal(ring, kind, ['cookie'], seal(ring, kind, 'cookie', content, now), now)).toEqual({
    kind: 'valid',
    content: { ...content, portal, exp: now / 1000 + lifetimes[kind] },
    boundTo: 'cookie',
  })
})

test('a sealed token does not contain the raw one and differs every time', () => {
  const [one, two] = [seal(ring, 'access', 'cookie', content, now), seal(ring, 'access', 'cookie', content, now)]
  expect(one).not.toBe(two)
  expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('RAW')
})

const sealedToken = seal(ring, 'access', 'cookie', content, now)

test.each([
  { title: 'with another cookie', kind: 'access', cookie: 'other', text: sealedToken },
  { title: 'as another kind', kind: 'refresh', cookie: 'cookie', text: sealedToken },
  {
    title: 'under another key id',
    kind: 'access',
    cookie: 'cookie',
    text: sealedToken.replace(/\.\w{8}\./, '.00000000.'),
  },
  { title: 'as another version', kind: 'access', cookie: 'cookie', text: sealedToken.replace('s1.', 's2.') },
  { title: 'cut short', kind: 'access', cookie: 'cookie', text: sealedToken.slice(0, -4) },
  { title: 'when empty', kind: 'access', cookie: 'cookie', text: '' },
] as const)('rejects a sealed token $title', ({ kind, cookie, text }) => {
  expect(unseal(ring, kind, [cookie], text, now)).toEqual({ kind: 'invalid' })
})

test('rejects a sealed token with any one bit flipped', () => {
  const [version, id, body = ''] = sealedToken.split('.')
  const bytes = Buffer.from(body, 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const flipped = Buffer.from(bytes)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(unseal(ring, 'access', ['cookie'], `${version}.${id}.${flipped.toString('base64url')}`, now).kind).toBe(
      'invalid',
    )
  }
})

test.each([
  { after: lifetimes.access - 1, kind: 'valid' },
  { after: lifetimes.access, kind: 'expired' },
])('is $kind $after seconds after sealing', ({ after, kind }) => {
  expect(unseal(ring, 'access', ['cookie'], sealedToken, now + after * 1000).kind).toBe(kind)
})

test('encrypts with the newest key, decrypts with every key and rejects a removed one', () => {
  const rotated = createKeyRing([newKey, oldKey], portal)
  const retired = createKeyRing([newKey], portal)
  const fresh = seal(rotated, 'access', 'cookie', content, now)
  expect(unseal(rotated, 'access', ['cookie'], sealedToken, now).kind).toBe('valid')
  expect(unseal(retired, 'access', ['cookie'], fresh, now).kind).toBe('valid')
  expect(unseal(retired, 'access', ['cookie'], sealedToken, now).kind).toBe('invalid')
})
