import { expect, test } from 'vitest'
import * as v from 'valibot'
import { contractVersion, isCompatible, isRemoteModule } from './contract.ts'
import { ReleasePointer, ReleaseRecord } from './release-record.ts'

test.each([
  { built: '3.2.1', shell: '3.2.1', compatible: true },
  { built: '3.2.9', shell: '3.2.1', compatible: true },
  { built: '3.1.0', shell: '3.2.1', compatible: true },
  { built: '3.9.0', shell: '3.10.0', compatible: true },
  { built: '3.10.0', shell: '3.9.0', compatible: false },
  { built: '3.3.0', shell: '3.2.1', compatible: false },
  { built: '4.0.0', shell: '3.2.1', compatible: false },
  { built: '2.2.1', shell: '3.2.1', compatible: false },
  { built: '', shell: '3.2.1', compatible: false },
])('a remote built for $built is compatible with a shell of $shell: $compatible', ({ built, shell, compatible }) => {
  expect(isCompatible(built, shell)).toBe(compatible)
})

test('a remote of this source is compatible with its shell', () => {
  expect(isCompatible(contractVersion)).toBe(true)
})

const load = () => Promise.reject(new Error('never called'))
test.each([
  { module: { routes: [] }, remote: true },
  { module: { routes: [{ path: '/a', load }] }, remote: true },
  { module: { routes: [{ path: '/a' }] }, remote: false },
  { module: { routes: [{ load }] }, remote: false },
  { module: { routes: {} }, remote: false },
  { module: null, remote: false },
  { module: undefined, remote: false },
])('$module has routes: $remote', ({ module, remote }) => {
  expect(isRemoteModule(module)).toBe(remote)
})

const integrity = `sha384-${'A'.repeat(64)}`
const record = {
  name: 'mfe-rewards',
  version: '0.1.0-abc',
  revision: 'r',
  contract: contractVersion,
  entry: 'entry.js',
  global: 'g',
  files: { 'entry.js': integrity },
  routes: [{ path: '/a', title: 'A', chunks: ['a.js'] }],
  widgets: { box: ['b.js'] },
}
test.each([
  { title: 'a record as a build makes it', change: {}, valid: true },
  { title: 'a version that leaves its folder', change: { version: '../0.1.0' }, valid: false },
  { title: 'an entry that leaves its folder', change: { entry: '../x/entry.js' }, valid: false },
  { title: 'a chunk with markup in its name', change: { widgets: { box: ['"><script>'] } }, valid: false },
  { title: 'a hash that ends its attribute', change: { files: { 'entry.js': `${integrity}"` } }, valid: false },
  { title: 'a contract range', change: { contract: { from: 3, to: 3 } }, valid: false },
  { title: 'a contract version without a patch', change: { contract: '3.0' }, valid: false },
  { title: 'a weaker hash', change: { files: { 'entry.js': 'sha256-abc' } }, valid: false },
  {
    title: 'a route on another host',
    change: { routes: [{ path: 'https://evil', title: '', chunks: [] }] },
    valid: false,
  },
  { title: 'an odd name', change: { name: '../mfe' }, valid: false },
])('$title is valid: $valid', ({ change, valid }) => {
  expect(v.is(ReleaseRecord, { ...record, ...change })).toBe(valid)
})

test.each([
  { pointer: { current: '0.1.0-a' }, valid: true },
  { pointer: { current: '0.1.0-a', previous: '0.1.0-b', disabled: true }, valid: true },
  { pointer: { current: '0.1.0/../..' }, valid: false },
  { pointer: { previous: '0.1.0' }, valid: false },
  { pointer: { current: '0.1.0', disabled: 'no' }, valid: false },
])('the pointer $pointer is valid: $valid', ({ pointer, valid }) => {
  expect(v.is(ReleasePointer, pointer)).toBe(valid)
})
