import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleStatus } from '../pages/testing/sample-build.ts'
import { noRemotesReason } from './registry.ts'
import { auth, documentOf, other, otherX, own, record, sign, signedReleases, x } from './testing/signed-releases.ts'

let releases: ReturnType<typeof signedReleases>
beforeEach(() => void (releases = signedReleases()))
afterEach(() => releases.remove())

test('a signed release is in the snapshot, with the base of its files', async () => {
  await releases.release('0.1.0-a')
  expect(await releases.open().snapshot()).toEqual({
    'mfe-auth': { base: '/remotes/mfe-auth/0.1.0-a/', record: record('0.1.0-a') },
  })
  expect(releases.log).toEqual([])
})

test('an empty folder of releases is an empty registry without log lines', async () => {
  expect(await releases.open().snapshot()).toEqual({})
  expect(releases.log).toEqual([])
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
  await releases.release('0.1.0-a')
  const registry = releases.open()
  await registry.snapshot()
  releases.putRecord('0.1.0-b', await jws())
  releases.pointAt('0.1.0-b')
  expect((await registry.snapshot())['mfe-auth']?.record.version).toBe('0.1.0-a')
  expect(releases.log.join('')).toContain('last good')
})

test.each(bad)('a record $title without a good version before is not released', async ({ jws }) => {
  releases.putRecord('0.1.0-b', await jws())
  releases.pointAt('0.1.0-b')
  expect(await releases.open().snapshot()).toEqual({})
})

test.each(['', '{', 'null', '{"current":"../0.1.0"}', '{"current":"0.1.0-missing"}'])(
  'the pointer %j keeps the last good version',
  async (text) => {
    await releases.release('0.1.0-a')
    const registry = releases.open()
    await registry.snapshot()
    releases.point(text)
    expect((await registry.snapshot())['mfe-auth']?.record.version).toBe('0.1.0-a')
    expect(releases.log.join('')).toContain('last good')
  },
)

test('deleted files keep the last good version, and a remote outside the document is not released', async () => {
  await releases.release('0.1.0-a')
  const registry = releases.open()
  await registry.snapshot()
  releases.deleteReleases()
  expect(Object.keys(await registry.snapshot())).toEqual(['mfe-auth'])
  const jws = await sign({ ...record('0.1.0-a'), name: 'mfe-cards' }, own.privateKey, 'mfe-cards')
  releases.putRecord('0.1.0-a', jws, 'mfe-cards')
  releases.point('{"current":"0.1.0-a"}', 'mfe-cards')
  expect(Object.keys(await registry.snapshot())).toEqual(['mfe-auth'])
})

test('a changed pointer takes effect with the next snapshot, also back to an older version', async () => {
  await releases.release('0.1.0-a')
  const registry = releases.open()
  const version = async () => (await registry.snapshot())['mfe-auth']?.record.version
  expect(await version()).toBe('0.1.0-a')
  await releases.release('0.1.0-b')
  expect(await version()).toBe('0.1.0-b')
  releases.pointAt('0.1.0-a')
  expect(await version()).toBe('0.1.0-a')
})

test('the snapshot contains the previous version for pages that cannot load the current one', async () => {
  await releases.release('0.1.0-a')
  releases.putRecord('0.1.0-b', await sign(record('0.1.0-b')))
  releases.pointAt('0.1.0-b', { previous: '0.1.0-a' })
  expect((await releases.open().snapshot())['mfe-auth']?.previous?.base).toBe('/remotes/mfe-auth/0.1.0-a/')
  releases.putRecord('0.1.0-a', 'deleted')
  const alone = (await releases.open().snapshot())['mfe-auth']
  expect([alone?.record.version, alone?.previous]).toEqual(['0.1.0-b', undefined])
})

test('a disabled remote is not in the snapshot until it is enabled again', async () => {
  await releases.release('0.1.0-a')
  const registry = releases.open()
  releases.pointAt('0.1.0-a', { disabled: true })
  expect(await registry.snapshot()).toEqual({})
  releases.pointAt('0.1.0-a')
  expect(Object.keys(await registry.snapshot())).toEqual(['mfe-auth'])
})

test('with a broken release at start the previous one is served, logged once, and replaced by the repaired one', async () => {
  releases.putRecord('0.1.0-a', await sign(record('0.1.0-a')))
  releases.putRecord('0.1.0-b', 'broken')
  releases.pointAt('0.1.0-b', { previous: '0.1.0-a' })
  const registry = releases.open()
  for (let page = 0; page < 3; page++) expect((await registry.snapshot())['mfe-auth']?.record.version).toBe('0.1.0-a')
  expect(releases.log).toHaveLength(1)

  releases.putRecord('0.1.0-b', await sign(record('0.1.0-b')))
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
  await releases.release('0.1.0-a')
  const registry = releases.open()
  await registry.snapshot()
  releases.putRecord('0.1.0-b', await sign({ ...record('0.1.0-b'), ...change }))
  releases.pointAt('0.1.0-b')
  expect((await registry.snapshot())['mfe-auth']?.record.version).toBe('0.1.0-a')
  expect((await registry.status()).remotes['mfe-auth']?.fault).toContain(reason)
  expect(releases.log).toHaveLength(1)
})

test('a remote whose claim takes a page of the shell is not released', async () => {
  await releases.release('0.1.0-a')
  const registry = releases.open(['/', '/konto/hilfe'])
  expect(await registry.snapshot()).toEqual({})
  expect(releases.log.join('')).toContain('/konto/hilfe is a page of the shell')
})

test('a new revision takes effect at once: a remote more, another key, a claim less', async () => {
  await releases.release('0.1.0-a')
  releases.register(documentOf({}))
  const registry = releases.open()
  const names = async () => Object.keys(await registry.snapshot())
  expect(await names()).toEqual([])
  releases.register(documentOf())
  expect(await names()).toEqual(['mfe-auth'])
  releases.register(documentOf({ 'mfe-auth': { ...auth, keys: [otherX, x] } }))
  expect(await names()).toEqual(['mfe-auth'])
  releases.register(documentOf({ 'mfe-auth': { ...auth, keys: [otherX] } }))
  expect(await names()).toEqual([])
  releases.putRecord('0.1.0-a', await sign(record('0.1.0-a'), other.privateKey))
  expect(await names()).toEqual(['mfe-auth'])
  releases.register(documentOf({ 'mfe-auth': { ...auth, keys: [otherX], paths: ['/konto'] } }))
  expect(await names()).toEqual([])
})

const empty = { revision: null, fault: null, copyFault: null, remotes: {} }
const registered = { ...empty, revision: 1, remotes: { 'mfe-auth': { releases: null, fault: null } } }

test.each([
  { title: 'an empty folder', status: empty, reason: 'there is no registry document' },
  {
    title: 'a document of an unknown key',
    status: { ...empty, fault: 'Error: No known key signed this as registry' },
    reason: 'the registry document is refused: Error: No known key signed this as registry',
  },
  {
    title: 'a store that is down',
    status: { ...empty, copyFault: 'Error: closed' },
    reason: 'the releases cannot be copied: Error: closed',
  },
  { title: 'a document without remotes', status: { ...empty, revision: 1 }, reason: 'no remote is registered' },
  { title: 'remotes without a release', status: registered, reason: 'no registered remote has a release: mfe-auth' },
  {
    title: 'remotes whose releases are refused',
    status: { ...registered, remotes: { 'mfe-auth': { releases: null, fault: 'Error: unsigned' } } },
    reason: 'the release of mfe-auth is refused: Error: unsigned',
  },
  { title: 'a released remote', status: sampleStatus, reason: null },
])('$title: $reason', ({ status, reason }) => {
  expect(noRemotesReason(status)).toBe(reason)
})
