import { expect, test } from 'vitest'
import { addressList, clientOf, isNetwork, subnetOf } from './request.ts'

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
