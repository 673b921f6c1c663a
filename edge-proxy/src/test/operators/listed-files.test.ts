import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  auth,
  documentOf,
  other,
  otherX,
  own,
  record,
  sign,
  signedReleases,
} from '../../releases/testing/signed-releases.ts'

let releases: ReturnType<typeof signedReleases>
beforeEach(() => {
  releases = signedReleases()
})
afterEach(() => releases.remove())

test('files that the signed record of a version lists are known, also when no pointer names the version', async () => {
  releases.putRecord('0.1.0-a', await sign(record('0.1.0-a')))
  const { listsFile } = releases.open()
  expect(await listsFile('mfe-auth', '0.1.0-a', 'entry.js')).toBe(true)
  expect(await listsFile('mfe-auth', '0.1.0-a', 'other.svg')).toBe(false)
})

test.each([
  { title: 'without a record', jws: null },
  { title: 'that another key signed', jws: () => sign(record('0.1.0-a'), other.privateKey) },
  { title: 'that was signed as another remote', jws: () => sign(record('0.1.0-a'), own.privateKey, 'mfe-cards') },
  { title: 'with the record of another version', jws: () => sign(record('0.1.0-b')) },
  { title: 'with a broken record', jws: async () => '{}' },
])('files of a version $title are not known until it is signed', async ({ jws }) => {
  if (jws) releases.putRecord('0.1.0-a', await jws())
  const { listsFile } = releases.open()
  expect(await listsFile('mfe-auth', '0.1.0-a', 'entry.js')).toBe(false)
  releases.putRecord('0.1.0-a', await sign(record('0.1.0-a')))
  expect(await listsFile('mfe-auth', '0.1.0-a', 'entry.js')).toBe(true)
})

test.each(['mfe-other', 'constructor', '..', ''])('the name %j of no registered remote has no files', async (name) => {
  releases.putRecord('0.1.0-a', await sign(record('0.1.0-a'), own.privateKey, name), name)
  expect(await releases.open().listsFile(name, '0.1.0-a', 'entry.js')).toBe(false)
})

test('open pages go on with a version whose key was removed', async () => {
  releases.putRecord('0.1.0-a', await sign(record('0.1.0-a')))
  const registry = releases.open()
  await registry.listsFile('mfe-auth', '0.1.0-a', 'entry.js')
  releases.register(documentOf({ 'mfe-auth': { ...auth, keys: [otherX] } }))
  expect(await registry.listsFile('mfe-auth', '0.1.0-a', 'reset.js')).toBe(true)
  expect(await releases.open().listsFile('mfe-auth', '0.1.0-a', 'entry.js')).toBe(false)
})

test('a version whose key was removed is kept beside requests for versions that do not exist', async () => {
  releases.putRecord('0.1.0-a', await sign(record('0.1.0-a')))
  const registry = releases.open()
  await registry.listsFile('mfe-auth', '0.1.0-a', 'entry.js')
  releases.register(documentOf({ 'mfe-auth': { ...auth, keys: [otherX] } }))
  const unknown = Array.from({ length: 1_200 }, (_, index) => registry.listsFile('mfe-auth', `0.1.0-${index}`, 'a.js'))
  expect(await registry.listsFile('mfe-auth', '0.1.0-a', 'entry.js')).toBe(true)
  expect(new Set(await Promise.all(unknown))).toEqual(new Set([false]))
  expect(await registry.listsFile('mfe-auth', '0.1.0-a', 'entry.js')).toBe(true)
})
