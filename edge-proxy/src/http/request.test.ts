import { expect, test } from 'vitest'
import { isHostIn, isPlainPath, pathOf, addressList, clientOf, isNetwork, subnetOf, networksOf } from './request.ts'

test.each([
  '/',
  '/karten',
  '/assets/main.4d959edabf.js',
  '/remotes/mfe-auth/0.1.0-a/entry.js',
  '/praemien/tr%C3%BCffel%C3%B6l-r1',
  '/passwort%2Dvergessen',
  '/.well-known/security.txt',
  '/a;x=1/b',
  '/praemien/a~2Fb~5C~2E~2E~2525',
  '/..a/b..',
])('reads %s in one way', (path) => {
  expect(isPlainPath(path)).toBe(true)
})

// Rule: calls-and-headers-63
test.each([
  '/..',
  '/a/../b',
  '/./a',
  '/.../a',
  '/a/%2e%2e/b',
  '/a/.%2E/b',
  '/a/%252e%252e/b',
  '/a%2fb',
  '/a%252Fb',
  '/a\\b',
  '/a%5cb',
  '/a%255cb',
  '/..;/a',
  '/..;x=1/a',
  '/..%3b/a',
  '/.;/a',
  '/.. /a',
  '/..%20/a',
  '/%c0%ae%c0%ae/a',
  '/..%c0%afa',
  '/%e0%80%ae%e0%80%ae/a',
  '/%f0%80%80%ae/a',
  '/%fe%fe/a',
  '/%u002e%u002e/a',
  '/%',
  '/%EF%BC%8E%EF%BC%8E/a',
  '/a%EF%BC%8Fb',
  '/a%E2%84%80',
  '/a%EF%BC%BCb',
  '/a%00',
  '/a%0d%0a',
  '/a%E2%80%8B',
])('reads %s in two ways', (path) => {
  expect(isPlainPath(path)).toBe(false)
})

test.each([
  { target: '/a?b=/../c', path: '/a' },
  { target: 'http://a.example/b/../c?d', path: '/b/../c' },
  { target: '*', path: '*' },
  { target: '/a#b', path: '/a' },
])('the path of the target $target is $path', ({ target, path }) => {
  expect(pathOf(target)).toBe(path)
})

const usual = ['address', 'localhost', 'portal.example']

test.each([
  { host: '127.0.0.1:3000', hosts: usual, isIn: true },
  { host: '10.0.0.7', hosts: usual, isIn: true },
  { host: '[::1]:3000', hosts: usual, isIn: true },
  { host: '[2001:db8::1]', hosts: usual, isIn: true },
  { host: 'localhost:3000', hosts: usual, isIn: true },
  { host: 'LOCALHOST', hosts: usual, isIn: true },
  { host: 'edge.localhost:3000', hosts: usual, isIn: true },
  { host: 'portal.example:443', hosts: usual, isIn: true },
  { host: 'evil.example', hosts: usual, isIn: false },
  { host: 'localhost.evil.example', hosts: usual, isIn: false },
  { host: 'evillocalhost', hosts: usual, isIn: false },
  { host: '127.0.0.1.evil.example', hosts: usual, isIn: false },
  { host: '127.0.0.1, evil.example', hosts: usual, isIn: false },
  { host: 'evil.example:80:3000', hosts: usual, isIn: false },
  { host: 'x.portal.example', hosts: usual, isIn: false },
  { host: 'address', hosts: usual, isIn: false },
  { host: '', hosts: usual, isIn: false },
  { host: undefined, hosts: usual, isIn: false },
  { host: 'edge-1.internal:3000', hosts: ['edge-1.internal'], isIn: true },
  { host: '127.0.0.1', hosts: ['edge-1.internal'], isIn: false },
  { host: 'localhost', hosts: ['edge-1.internal'], isIn: false },
  { host: '10.0.0.7', hosts: ['10.0.0.7'], isIn: true },
  { host: '10.0.0.8', hosts: ['10.0.0.7'], isIn: false },
  { host: '127.0.0.1', hosts: [], isIn: false },
])('the host $host is in $hosts: $isIn', ({ host, hosts, isIn }) => {
  expect(isHostIn(hosts, host)).toBe(isIn)
})

const trusted = addressList(['10.0.0.1', '10.1.0.0/16', '2001:db8:ffff::/48', '::1'])

const proxy = '10.0.0.1'
const visitor = '198.51.100.1'
const readAs = (peer: string | undefined, forwarded: string | null) =>
  clientOf(peer, new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), trusted)

test.each([
  { title: 'a direct client', peer: '203.0.113.9', forwarded: null, address: '203.0.113.9', via: 'direct' },
  {
    title: 'an untrusted client that sends the header',
    peer: '203.0.113.9',
    forwarded: '198.51.100.1',
    address: '203.0.113.9',
    via: 'untrustedProxy',
  },
  {
    title: 'an IPv4 client on a dual-stack socket',
    peer: '::ffff:203.0.113.9',
    forwarded: null,
    address: '203.0.113.9',
    via: 'direct',
  },
  { title: 'the trusted proxy itself', peer: '10.0.0.1', forwarded: null, address: '10.0.0.1', via: 'direct' },
  { title: 'a closed connection', peer: undefined, forwarded: null, address: '', via: 'direct' },
])('reads $title as $address, $via', ({ peer, forwarded, address, via }) => {
  expect(readAs(peer, forwarded)).toEqual({ address, via })
})

test.each([
  { title: 'a client behind a trusted proxy', peer: proxy, forwarded: '198.51.100.1', address: visitor },
  { title: 'a client that forged an address', peer: proxy, forwarded: '1.1.1.1, 198.51.100.1', address: visitor },
  {
    title: 'a client that forged the address of a trusted proxy',
    peer: proxy,
    forwarded: '10.0.0.1, 198.51.100.1',
    address: visitor,
  },
  { title: 'a client behind two trusted proxies', peer: proxy, forwarded: '198.51.100.1, 10.1.2.3', address: visitor },
  {
    title: 'a trusted proxy on a dual-stack socket',
    peer: '::ffff:10.0.0.1',
    forwarded: '198.51.100.1',
    address: visitor,
  },
  { title: 'an IPv4-mapped client in hexadecimal', peer: '::1', forwarded: '::ffff:c633:6401', address: visitor },
  { title: 'an IPv6 client with a port', peer: '::1', forwarded: '[2001:db8::7]:4711', address: '2001:db8::7' },
  { title: 'an IPv4 client with a port', peer: '::1', forwarded: '198.51.100.1:4711', address: visitor },
  { title: 'a hop that is no address', peer: proxy, forwarded: '1.1.1.1, unknown', address: proxy },
  {
    title: 'text that is no address left of the client',
    peer: proxy,
    forwarded: 'x y, 198.51.100.1',
    address: visitor,
  },
  { title: 'only trusted proxies', peer: proxy, forwarded: '10.1.9.9', address: '10.1.9.9' },
])('reads $title as $address, proxied', ({ peer, forwarded, address }) => {
  expect(readAs(peer, forwarded)).toEqual({ address, via: 'proxied' })
})

test.each([
  { address: '203.0.113.9', one: '203.0.113.9' },
  { address: '2001:db8:1:2:3:4:5:6', one: '2001:db8:1:2::/64' },
  { address: '2001:0DB8:0001:0002::ffff', one: '2001:db8:1:2::/64' },
  { address: '2001:db8::1', one: '2001:db8::/64' },
  { address: '::1', one: '::/64' },
  { address: '64:ff9b::192.0.2.1', one: '64:ff9b::/64' },
  { address: '', one: '' },
])('counts $address as $one', ({ address, one }) => {
  expect(subnetOf(address)).toBe(one)
})

test.each([
  { text: '10.0.0.0/8', is: true },
  { text: '10.0.0.1', is: true },
  { text: '2001:db8::/32', is: true },
  { text: '10.0.0.0/33', is: false },
  { text: '::/129', is: false },
  { text: '10.0.0/8', is: false },
  { text: 'fe80::1%eth0', is: false },
  { text: '10.0.0.0/', is: false },
])('$text is a network: $is', ({ text, is }) => {
  expect(isNetwork(text)).toBe(is)
})

test.each([
  { address: '203.0.113.7', expected: ['203.0.113.0/24 ×4', '203.0.113.7 ×1'] },
  {
    address: '2001:db8:1:2f3::9',
    expected: ['2001:db8:1::/48 ×4', '2001:db8:1:200::/56 ×2', '2001:db8:1:2f3::/64 ×1'],
  },
  { address: '', expected: [' ×1'] },
])('the networks of "$address" are $expected', ({ address, expected }) => {
  expect(networksOf(address).map(({ name, factor }) => `${name} ×${factor}`)).toEqual(expected)
})
