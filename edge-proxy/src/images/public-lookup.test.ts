import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { createPublicLookup, isPublicAddress } from './public-lookup.ts'

test.each([
  ['93.184.216.34', true],
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.32.0.1', true],
  ['2606:2800:220:1::1', true],
  ['2a00:1450:4001::1', true],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['192.0.0.1', false],
  ['192.0.2.1', false],
  ['192.88.99.1', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['2001::1', false],
  ['2001:1ff:ffff::1', false],
  ['64:ff9b:1::1', false],
  ['::7f00:1', false],
  ['4000::1', false],
  ['fec0::1', false],
  ['2001:200::1', true],
] as const)('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

const family = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })

test.each([
  { title: 'a public address', results: [['8.8.8.8']], connected: ['8.8.8.8'] },
  { title: 'a private address', results: [['10.0.0.1']], connected: [null] },
  { title: 'a public and a private address', results: [['8.8.8.8', '127.0.0.1']], connected: [null] },
  { title: 'no address', results: [[]], connected: [null] },
  {
    title: 'a name that changes to a private address',
    results: [['8.8.8.8'], ['127.0.0.1']],
    connected: ['8.8.8.8', null],
  },
])('connects to $connected for $title', async ({ results, connected }) => {
  const remaining = [...results]
  const lookup = createPublicLookup((_, __, done) => done(null, (remaining.shift() ?? []).map(family)))
  const seen: (string | null)[] = []
  for (const _ of results) {
    seen.push(
      await new Promise((resolve) =>
        lookup('a.example', {}, (error, address) => resolve(error === null ? String(address) : null)),
      ),
    )
  }
  expect(seen).toEqual(connected)
})
