import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { ReleaseRecord } from '@portal/shared-contracts/remotes'
import { decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrityOf } from '../files/files.ts'
import { folderTarget } from '../targets/folder-target.ts'
import { changePointer, readPointer, release } from '../release/pointer.ts'
import { isSignedBy, localKey, localKeyFile, signRecord } from '../release/signing.ts'
import { uploadVersion } from '../release/upload.ts'

const code = 'export const preis = 1000'.repeat(30)
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  writeFileSync(path.join(folder, 'entry.js'), code)
})
afterEach(() => rmSync(folder, { recursive: true }))

const record = (text = code): ReleaseRecord => ({
  name: 'mfe-cards',
  version: '0.1.0-a',
  revision: 'r',
  contract: '3.0.0',
  entry: 'entry.js',
  global: 'cards',
  files: { 'entry.js': integrityOf(Buffer.from(text)) },
  routes: [],
  widgets: {},
})
const target = () => folderTarget(path.join(folder, 'releases'))
const keyOf = (name: string) => localKey(path.join(folder, name))
const placed = (file: string) => path.join(folder, 'releases/remotes/mfe-cards', file)
const upload = async (key = 'data', content = record()) => uploadVersion(target(), content, folder, await keyOf(key))
const keys = () => target().list('remotes/')

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

test('a version contains the files, their .br files and the signed record', async () => {
  const progress: unknown[] = []
  await uploadVersion(target(), record(), folder, await keyOf('data'), (...step) => void progress.push(step))
  expect(readFileSync(placed('0.1.0-a/entry.js'), 'utf8')).toBe(code)
  expect(brotliDecompressSync(readFileSync(placed('0.1.0-a/entry.js.br'))).toString()).toBe(code)
  expect(await keys()).toEqual(
    ['entry.js', 'entry.js.br', 'record.jws'].map((file) => `remotes/mfe-cards/0.1.0-a/${file}`),
  )
  expect(progress).toEqual([[1, 1, 'entry.js']])
})

test('an uploaded version keeps its files and its signature', async () => {
  await upload()
  const before = statSync(placed('0.1.0-a/record.jws')).ino
  await upload()
  expect(statSync(placed('0.1.0-a/record.jws')).ino).toBe(before)
})

test('a version with other files is refused', async () => {
  await upload()
  writeFileSync(path.join(folder, 'entry.js'), 'other')
  await expect(upload('data', record('other'))).rejects.toThrow(/0\.1\.0-a exists in .* with other files.*"version"/)
  expect(readFileSync(placed('0.1.0-a/entry.js'), 'utf8')).toBe(code)
})

test('an interrupted upload with other files is refused, and an entry that changed since the build', async () => {
  await upload()
  rmSync(placed('0.1.0-a/record.jws'))
  writeFileSync(path.join(folder, 'entry.js'), 'other')
  await expect(upload()).rejects.toThrow(/entry\.js changed/)
  await expect(upload('data', record('other'))).rejects.toThrow(/another remotes\/mfe-cards\/0\.1\.0-a\/entry\.js/)
})

test.each([
  { title: 'signed by a lost key', change: () => {} },
  { title: 'without a record', change: () => rmSync(placed('0.1.0-a/record.jws')) },
  {
    title: 'of which one file is missing',
    change: () => ['entry.js', 'record.jws'].forEach((file) => rmSync(placed(`0.1.0-a/${file}`))),
  },
])(
  'a version $title is completed and signed again, so that an edge with the new key accepts it',
  async ({ change }) => {
    await upload('data')
    change()
    await upload('new')
    expect(await isSignedBy(readFileSync(placed('0.1.0-a/record.jws'), 'utf8'), (await keyOf('new')).public)).toBe(true)
    expect(readFileSync(placed('0.1.0-a/entry.js'), 'utf8')).toBe(code)
  },
)

test('a pointer says who wrote it and when; a change without an effect writes nothing, nor does a dry run', async () => {
  const author = { by: 'Team Karten', at: new Date('2026-11-22T07:00:00Z') }
  const to = (version: string, options = {}) =>
    changePointer(target(), 'mfe-cards', (pointer) => release(pointer, version), { author, ...options })
  await to('0.1.0-a', { dryRun: true })
  expect(await keys()).toEqual([])
  await to('0.1.0-a')
  const written = { current: '0.1.0-a', by: 'Team Karten', at: '2026-11-22T07:00:00.000Z' }
  expect(await readPointer(target(), 'mfe-cards')).toEqual(written)
  const before = statSync(placed('release.json')).ino
  await to('0.1.0-a', { author: { by: 'Other', at: new Date() } })
  expect(statSync(placed('release.json')).ino).toBe(before)
  expect(await to('0.1.0-b', { dryRun: true })).toEqual({
    before: written,
    after: { ...written, current: '0.1.0-b', previous: '0.1.0-a' },
  })
  expect(await readPointer(target(), 'mfe-cards')).toEqual(written)
})

test('a pointer that cannot be read is named and not overwritten', async () => {
  await changePointer(target(), 'mfe-cards', () => ({ current: '0.1.0-a' }))
  writeFileSync(placed('release.json'), '{"current":')
  await expect(changePointer(target(), 'mfe-cards', () => ({ current: '0.1.0-b' }))).rejects.toThrow(
    /remotes\/mfe-cards\/release\.json is not a release pointer/,
  )
})
