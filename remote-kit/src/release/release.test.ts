import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { ReleaseRecord } from '@delikaterie/shared-contracts/remotes'
import { decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrityOf } from '../files/files.ts'
import { placeRelease } from './publish.ts'
import { isSignedBy, localKey, localKeyFile, signRecord } from './signing.ts'

const code = 'export const preis = 1000'.repeat(30)
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  writeFileSync(path.join(folder, 'entry.js'), code)
})
afterEach(() => rmSync(folder, { recursive: true }))

const record = (version = '0.1.0-a'): ReleaseRecord => ({
  name: 'mfe-cards',
  version,
  revision: 'r',
  contract: '3.0.0',
  entry: 'entry.js',
  global: 'cards',
  files: { 'entry.js': integrityOf(Buffer.from(code)) },
  routes: [],
  widgets: {},
})
const keyOf = (name: string) => localKey(path.join(folder, name))
const placed = (file: string) => path.join(folder, 'releases/remotes/mfe-cards', file)
const place = async (version = '0.1.0-a', key = 'data') =>
  placeRelease(record(version), folder, path.join(folder, 'releases'), await keyOf(key))
const pointer = (): unknown => JSON.parse(readFileSync(placed('release.json'), 'utf8'))

test('the local key is created once and readable by its owner only', async () => {
  const key = await keyOf('data')
  expect(await keyOf('data')).toEqual(key)
  expect(statSync(localKeyFile(path.join(folder, 'data'))).mode & 0o777).toBe(0o600)
  expect(key.public).not.toHaveProperty('d')
})

test('a record is signed for its remote, and no other key verifies it', async () => {
  const [own, other] = [await keyOf('data'), await keyOf('other')]
  const jws = await signRecord(record(), own.private)
  expect(decodeProtectedHeader(jws)).toEqual({ alg: 'EdDSA', kid: 'mfe-cards' })
  expect(
    await Promise.all([isSignedBy(`${jws}\n`, own.public), isSignedBy(jws, other.public), isSignedBy('x', own.public)]),
  ).toEqual([true, false, false])
})

test('a release contains the files and their .br files, and its pointer names it', async () => {
  await place()
  expect(readFileSync(placed('0.1.0-a/entry.js'), 'utf8')).toBe(code)
  expect(brotliDecompressSync(readFileSync(placed('0.1.0-a/entry.js.br'))).toString()).toBe(code)
  expect(pointer()).toEqual({ current: '0.1.0-a' })
})

test('the pointer keeps the previous version; releasing the same version again changes nothing', async () => {
  await place('0.1.0-a')
  await place('0.1.0-b')
  const before = statSync(placed('release.json')).ino
  await place('0.1.0-b')
  expect(pointer()).toEqual({ current: '0.1.0-b', previous: '0.1.0-a' })
  expect(statSync(placed('release.json')).ino).toBe(before)
})

test('a disabled remote stays disabled when it is released', async () => {
  await place('0.1.0-a')
  writeFileSync(placed('release.json'), JSON.stringify({ current: '0.1.0-a', disabled: true }))
  await place('0.1.0-b')
  expect(pointer()).toEqual({ current: '0.1.0-b', previous: '0.1.0-a', disabled: true })
})

test('an existing version keeps its files and its signature', async () => {
  await place()
  const signed = readFileSync(placed('0.1.0-a/record.jws'), 'utf8')
  writeFileSync(path.join(folder, 'entry.js'), 'other')
  await place()
  expect([
    readFileSync(placed('0.1.0-a/entry.js'), 'utf8'),
    readFileSync(placed('0.1.0-a/record.jws'), 'utf8'),
  ]).toEqual([code, signed])
})

test.each([
  { title: 'signed by a lost key', change: () => {} },
  { title: 'without a record', change: () => rmSync(placed('0.1.0-a/record.jws')) },
])('a version $title is signed again, so that an edge with the new key accepts it', async ({ change }) => {
  await place('0.1.0-a', 'data')
  change()
  await place('0.1.0-a', 'new')
  expect(await isSignedBy(readFileSync(placed('0.1.0-a/record.jws'), 'utf8'), (await keyOf('new')).public)).toBe(true)
})

test('an interrupted copy leaves no partial release', async () => {
  rmSync(path.join(folder, 'entry.js'))
  await expect(place()).rejects.toThrow()
  expect(existsSync(placed('0.1.0-a'))).toBe(false)
  writeFileSync(path.join(folder, 'entry.js'), code)
  await place()
  expect(existsSync(placed('0.1.0-a/entry.js'))).toBe(true)
})
