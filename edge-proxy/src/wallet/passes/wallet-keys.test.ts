import { expect, test } from 'vitest'
import { createWalletKeys } from './wallet-keys.ts'

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const portal = 'https://portal.example'
const subject = {
  cardCode: '2012345678901',
  accountId: 'ACC-1',
  holder: 'Erika Muster',
  points: 12,
  lockedAt: 0,
  missingSince: 0,
}

test('after a rotation what the old key made is accepted, and the new key makes all', () => {
  const old = createWalletKeys([first], portal)
  const rotated = createWalletKeys([second, first], portal)
  const sealed = old.seal('serial', subject)
  expect(rotated.unseal('serial', sealed)).toEqual(subject)
  expect(rotated.isToken('serial', old.tokenOf('serial', sealed))).toBe(true)
  expect(rotated.tokenOf('serial', sealed)).toBe(old.tokenOf('serial', sealed))
  expect(rotated.hashesOf('card', 'x')).toContain(old.hashesOf('card', 'x')[0])

  const removed = createWalletKeys([second], portal)
  expect(removed.unseal('serial', rotated.seal('serial', subject))).toEqual(subject)
  expect(removed.isToken('serial', rotated.tokenOf('serial', ''))).toBe(true)
  expect(removed.hashesOf('card', 'x')).toEqual([rotated.hashesOf('card', 'x')[0]])
  expect(removed.unseal('serial', sealed)).toBe(null)
  expect(removed.isToken('serial', old.tokenOf('serial', sealed))).toBe(false)
  expect(rotated.hashesOf('content', 'x')).toEqual([
    removed.hashesOf('content', 'x')[0],
    old.hashesOf('content', 'x')[0],
  ])
})

test('a token or a seal is of one pass and one portal, and a hash of one kind', () => {
  const keys = createWalletKeys([first], portal)
  const own = keys.tokenOf('serial', '')
  expect(own.length).toBeGreaterThanOrEqual(16)
  for (const token of ['', keys.tokenOf('other', ''), `${own}x`, own.slice(1)])
    expect(keys.isToken('serial', token)).toBe(false)
  const sealed = keys.seal('serial', subject)
  for (const wrong of ['', 'x', sealed.slice(0, -2), `${sealed.slice(0, 12)}AAAA${sealed.slice(16)}`])
    expect(keys.unseal('serial', wrong)).toBe(null)
  expect(keys.unseal('other', sealed)).toBe(null)
  expect(keys.hashesOf('card', 'x')).not.toEqual(keys.hashesOf('account', 'x'))
  const other = createWalletKeys([first], 'https://other.example')
  expect(other.isToken('serial', own)).toBe(false)
  expect(other.unseal('serial', sealed)).toBe(null)
})

test('what is stored holds nothing of the member', () => {
  const keys = createWalletKeys([first], portal)
  const stored = [
    keys.seal('serial', subject),
    ...keys.hashesOf('card', subject.cardCode),
    ...keys.hashesOf('content', 'Erika'),
  ].join()
  const decoded = stored + Buffer.from(stored, 'base64url').toString('latin1')
  for (const secret of [subject.cardCode, subject.accountId, 'Erika']) expect(decoded).not.toContain(secret)
})

test.each([
  { kind: 'card', hash: '5Zw4I44_fkCYQ56HHoIQhJ5HJKU7fXU5' },
  { kind: 'account', hash: '2VBEh_DSWKcVZnyUMztTDRi91qV4NcsO' },
  { kind: 'content', hash: '_3vNojdIqNAosi3rDcf5LWsxHzyRj0FA' },
] as const)('hashes of kind $kind stay those that are stored', ({ kind, hash }) => {
  expect(createWalletKeys([first], portal).hashesOf(kind, 'x')).toEqual([hash])
})
