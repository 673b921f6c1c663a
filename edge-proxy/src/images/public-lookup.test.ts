import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { createPublicLookup, isPublicAddress } from './public-lookup.ts'

const addresses = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '))

test.each(addresses(['93.184.216.34 8.8.8.8 172.15.0.1 172.32.0.1 2606:2800:220:1::1 2a00:1450:4001::1 2001:200::1']))(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each(
  addresses([
    '127.0.0.1 127.255.255.254 0.0.0.0 10.1.2.3 100.64.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1',
    '198.18.0.1 192.0.0.1 192.0.2.1 192.88.99.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255',
    ':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fc00::1 fd00:ec2::254 fe80::1 ff02::1 2002:7f00:1::',
    '2001:db8::1 2001::1 2001:1ff:ffff::1 64:ff9b:1::1 ::7f00:1 4000::1 fec0::1',
  ]),
)('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
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
