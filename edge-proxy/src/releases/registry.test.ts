import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegisteredRemote, RegistryDocument } from '@delikaterie/shared-contracts/remotes'
import { CompactSign, exportJWK, generateKeyPair, type CryptoKey, type GenerateKeyPairResult } from 'jose'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isInCanary } from './canary.ts'
import { createRegistry } from './registry.ts'
import { authRecord } from '../pages/testing/sample-build.ts'

const own = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
const other = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
const xOf = async ({ publicKey }: GenerateKeyPairResult) => (await exportJWK(publicKey)).x ?? ''
const [x, otherX] = [await xOf(own), await xOf(other)]

/** What the record of the sample build needs. */
const auth: RegisteredRemote = { keys: [x], paths: ['/konto', '/kiosk', '/top'], widgets: ['login-box'], menu: [] }
const document = (remotes: RegistryDocument['remotes'] = { 'mfe-auth': auth }): RegistryDocument => ({
  revision: 1,
  issued: '2026-11-22T07:00:00Z',
  remotes,
})

let folder: string
let log: string[]
let registered: RegistryDocument
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'))
  log = []
  registered = document()
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (shellPaths: readonly string[] = ['/', '/faq']) =>
  createRegistry({
    source: { current: async () => registered, fault: () => null },
    remotesDir: folder,
    shellPaths: () => shellPaths,
    logger: pino({ base: null }, { write: (line: string) => void log.push(line) }),
  })

async function sign(record: object, key: CryptoKey = own.privateKey, kid = 'mfe-auth'): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(record)))
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .sign(key)
}

function putRecord(version: string, jws: string): void {
  const target = join(folder, 'remotes/mfe-auth', version)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'record.jws'), jws)
}

/** Written as the release tool does it: to a temporary file that is then renamed. */
function point(text: string): void {
  const file = join(folder, 'remotes/mfe-auth/release.json')
  mkdirSync(join(folder, 'remotes/mfe-auth'), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

const pointAt = (current: string, more: object = {}): void => point(JSON.stringify({ current, ...more }))
const record = (version: string) => ({ ...authRecord, version })

async function release(version: string): Promise<void> {
  putRecord(version, await sign(record(version)))
  pointAt(version)
}

test('a signed release is in the snapshot, with the base of its files', async () => {
  await release('0.1.0-a')
  expect(await open().snapshot()).toEqual({
    'mfe-auth': { base: '/remotes/mfe-auth/0.1.0-a/', record: record('0.1.0-a') },
  })
  expect(log).toEqual([])
})

test('an empty folder of releases is an empty registry without log lines', async () => {
  expect(await open().snapshot()).toEqual({})
  expect(log).toEqual([])
})

const payload = (jws: string, text: string) => {
  const [header, , signature] = jws.split('.')
  return [header, Buffer.from(text).toString('base64url'), signature].join('.')
}
const unsigned = (value: object) =>
  [{ alg: 'none', kid: 'mfe-auth' }, value]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.'

const bad = [
  { title: 'signed with another key', jws: () => sign(record('0.1.0-b'), other.privateKey) },
  { title: 'with another name in its header', jws: () => sign(record('0.1.0-b'), own.privateKey, 'mfe-cards') },
  { title: 'of another remote', jws: () => sign({ ...record('0.1.0-b'), name: 'mfe-cards' }) },
  { title: 'of another version', jws: () => sign(record('0.1.0-a')) },
  {
    title: 'with a changed payload',
    jws: async () => payload(await sign(record('0.1.0-b')), JSON.stringify({ ...record('0.1.0-b'), revision: 'evil' })),
  },
  { title: 'without a signature', jws: () => unsigned(record('0.1.0-b')) },
  { title: 'without routes', jws: () => sign({ ...record('0.1.0-b'), routes: undefined }) },
  { title: 'that is not a JWS', jws: () => 'not a record' },
]

test.each(bad)('a record $title is rejected: the last good version remains, with a log line', async ({ jws }) => {
  await release('0.1.0-a')
  const registry = open()
  await registry.snapshot()
  putRecord('0.1.0-b', await jws())
  pointAt('0.1.0-b')
  expect((await registry.snapshot())['mfe-auth']?.record.version).toBe('0.1.0-a')
  expect(log.join('')).toContain('last good')
})

test.each(bad)('a record $title without a good version before is not released', async ({ jws }) => {
  putRecord('0.1.0-b', await jws())
  pointAt('0.1.0-b')
  expect(await open().snapshot()).toEqual({})
})

test.each(['', '{', 'null', '{"current":"../0.1.0"}', '{"current":"0.1.0-missing"}'])(
  'the pointer %j keeps the last good version',
  async (text) => {
    await release('0.1.0-a')
    const registry = open()
    await registry.snapshot()
    point(text)
    expect((await registry.snapshot())['mfe-auth']?.record.version).toBe('0.1.0-a')
    expect(log.join('')).toContain('last good')
  },
)

test('deleted files keep the last good version, and a remote outside the document is not released', async () => {
  await release('0.1.0-a')
  const registry = open()
  await registry.snapshot()
  rmSync(join(folder, 'remotes'), { recursive: true })
  expect(Object.keys(await registry.snapshot())).toEqual(['mfe-auth'])
  mkdirSync(join(folder, 'remotes/mfe-cards/0.1.0-a'), { recursive: true })
  writeFileSync(join(folder, 'remotes/mfe-cards/release.json'), '{"current":"0.1.0-a"}')
  const jws = await sign({ ...record('0.1.0-a'), name: 'mfe-cards' }, own.privateKey, 'mfe-cards')
  writeFileSync(join(folder, 'remotes/mfe-cards/0.1.0-a/record.jws'), jws)
  expect(Object.keys(await registry.snapshot())).toEqual(['mfe-auth'])
})

test('a changed pointer takes effect with the next snapshot, also back to an older version', async () => {
  await release('0.1.0-a')
  const registry = open()
  const version = async () => (await registry.snapshot())['mfe-auth']?.record.version
  expect(await version()).toBe('0.1.0-a')
  await release('0.1.0-b')
  expect(await version()).toBe('0.1.0-b')
  pointAt('0.1.0-a')
  expect(await version()).toBe('0.1.0-a')
})

test('the snapshot contains the previous version for pages that cannot load the current one', async () => {
  await release('0.1.0-a')
  putRecord('0.1.0-b', await sign(record('0.1.0-b')))
  pointAt('0.1.0-b', { previous: '0.1.0-a' })
  expect((await open().snapshot())['mfe-auth']?.previous?.base).toBe('/remotes/mfe-auth/0.1.0-a/')
  putRecord('0.1.0-a', 'deleted')
  const alone = (await open().snapshot())['mfe-auth']
  expect([alone?.record.version, alone?.previous]).toEqual(['0.1.0-b', undefined])
})

test('a disabled remote is not in the snapshot until it is enabled again', async () => {
  await release('0.1.0-a')
  const registry = open()
  pointAt('0.1.0-a', { disabled: true })
  expect(await registry.snapshot()).toEqual({})
  pointAt('0.1.0-a')
  expect(Object.keys(await registry.snapshot())).toEqual(['mfe-auth'])
})

test('with a broken release at start the previous one is served, logged once, and replaced by the repaired one', async () => {
  putRecord('0.1.0-a', await sign(record('0.1.0-a')))
  putRecord('0.1.0-b', 'broken')
  pointAt('0.1.0-b', { previous: '0.1.0-a' })
  const registry = open()
  for (let page = 0; page < 3; page++) expect((await registry.snapshot())['mfe-auth']?.record.version).toBe('0.1.0-a')
  expect(log).toHaveLength(1)

  putRecord('0.1.0-b', await sign(record('0.1.0-b')))
  expect((await registry.snapshot())['mfe-auth']?.record.version).toBe('0.1.0-b')
})

const routes = (path: string) => ({ routes: [{ path, title: 'x', chunks: [] }] })
test.each([
  { title: "another remote's path", change: routes('/konto-b'), reason: 'the path /konto-b is not claimed' },
  { title: 'a page of the shell', change: routes('/faq'), reason: 'the path /faq is not claimed' },
  { title: 'a widget of no claim', change: { widgets: { ad: [] } }, reason: 'the widget ad is not claimed' },
  {
    title: 'a menu entry of no claim',
    change: { menu: [{ menu: 'account', label: 'Spiele', path: '/konto/x' }] },
    reason: 'the entry "Spiele" to /konto/x in the menu account is not claimed',
  },
])('a signed release that takes $title is refused, and the last good version remains', async ({ change, reason }) => {
  await release('0.1.0-a')
  const registry = open()
  await registry.snapshot()
  putRecord('0.1.0-b', await sign({ ...record('0.1.0-b'), ...change }))
  pointAt('0.1.0-b')
  expect((await registry.snapshot())['mfe-auth']?.record.version).toBe('0.1.0-a')
  expect((await registry.status()).remotes['mfe-auth']?.fault).toContain(reason)
  expect(log).toHaveLength(1)
})

test('a remote whose claim takes a page of the shell is not released', async () => {
  await release('0.1.0-a')
  const registry = open(['/', '/konto/hilfe'])
  expect(await registry.snapshot()).toEqual({})
  expect(log.join('')).toContain('/konto/hilfe is a page of the shell')
})

test('a new revision takes effect at once: a remote more, another key, a claim less', async () => {
  await release('0.1.0-a')
  registered = document({})
  const registry = open()
  const names = async () => Object.keys(await registry.snapshot())
  expect(await names()).toEqual([])
  registered = document()
  expect(await names()).toEqual(['mfe-auth'])
  registered = document({ 'mfe-auth': { ...auth, keys: [otherX, x] } })
  expect(await names()).toEqual(['mfe-auth'])
  registered = document({ 'mfe-auth': { ...auth, keys: [otherX] } })
  expect(await names()).toEqual([])
  putRecord('0.1.0-a', await sign(record('0.1.0-a'), other.privateKey))
  expect(await names()).toEqual(['mfe-auth'])
  registered = document({ 'mfe-auth': { ...auth, keys: [otherX], paths: ['/konto'] } })
  expect(await names()).toEqual([])
})

describe('a canary', () => {
  const bucketWith = (inCanary: boolean) =>
    Array.from({ length: 1_000 }, (_, bucket) => bucket).find(
      (bucket) => isInCanary('mfe-auth', bucket, 5) === inCanary,
    ) ?? NaN
  const versions = async (bucket?: number) => {
    const remote = (await open().snapshot(bucket))['mfe-auth']
    return [remote?.record.version, remote?.previous?.record.version]
  }
  beforeEach(async () => {
    for (const version of ['0.1.0-a', '0.1.0-b', '0.1.0-c']) putRecord(version, await sign(record(version)))
    pointAt('0.1.0-b', { previous: '0.1.0-a', canary: { version: '0.1.0-c', percent: 5 } })
  })

  test('is for the browsers of its buckets, which fall back to the current version', async () => {
    expect(await versions(bucketWith(true))).toEqual(['0.1.0-c', '0.1.0-b'])
    expect(await versions(bucketWith(false))).toEqual(['0.1.0-b', '0.1.0-a'])
    expect(await versions()).toEqual(['0.1.0-b', '0.1.0-a'])
  })

  test('that is broken is not used and says so; the current version goes on', async () => {
    putRecord('0.1.0-c', 'broken')
    expect(await versions(bucketWith(true))).toEqual(['0.1.0-b', '0.1.0-a'])
    expect(log.join('')).toContain('mfe-auth')
  })

  test('that is blocked is not used', async () => {
    pointAt('0.1.0-b', { canary: { version: '0.1.0-c', percent: 100 }, blocked: ['0.1.0-c'] })
    expect(await versions(bucketWith(true))).toEqual(['0.1.0-b', undefined])
  })
})

test.each([
  {
    title: 'the previous version',
    pointer: ['0.1.0-b', { previous: '0.1.0-a', blocked: ['0.1.0-b'] }],
    shown: '0.1.0-a',
  },
  { title: 'nothing', pointer: ['0.1.0-b', { blocked: ['0.1.0-b'] }], shown: undefined },
  { title: 'nothing', pointer: ['0.1.0-x', { blocked: ['0.1.0-b'] }], shown: undefined },
] as const)('instead of a blocked version pages get $title', async ({ pointer: [current, more], shown }) => {
  putRecord('0.1.0-a', await sign(record('0.1.0-a')))
  await release('0.1.0-b')
  const registry = open()
  await registry.snapshot()
  pointAt(current, more)
  expect((await registry.snapshot())['mfe-auth']?.record.version).toBe(shown)
})
