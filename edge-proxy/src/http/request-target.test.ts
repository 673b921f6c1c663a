import { expect, test } from 'vitest'
import { isHostIn, isPlainPath, pathOf } from './request-target.ts'

test.each([
  '/',
  '/karten',
  '/assets/main.4d959edabf.js',
  '/remotes/mfe-auth/0.1.0-a/entry.js',
  '/praemien/tr%C3%BCffel%C3%B6l-r1',
  '/passwort%2Dvergessen',
  '/.well-known/security.txt',
  '/a;x=1/b',
  '/..a/b..',
])('reads %s in one way', (path) => {
  expect(isPlainPath(path)).toBe(true)
})

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
