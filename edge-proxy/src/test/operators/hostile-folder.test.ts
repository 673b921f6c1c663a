import { execFileSync } from 'node:child_process'
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPageApp } from '../../pages/testing/page-app.ts'
import { readForeign } from '../../releases/foreign-files.ts'
import { openMirrored } from '../../releases/testing/mirrored-releases.ts'
import { createSigner, integrityOf, putReleases, recordOf, sign } from '../../releases/testing/release-store.ts'

const [owner, team] = await Promise.all([createSigner(), createSigner()])

let place: string
let folder: string
let log: string[]
let releases: Awaited<ReturnType<typeof openMirrored>>
let closing: (() => unknown)[]

const fileOf = (key: string) => path.join(folder, key)
const put = (key: string, bytes: string | Uint8Array): void => {
  mkdirSync(path.dirname(fileOf(key)), { recursive: true })
  writeFileSync(`${fileOf(key)}.new`, bytes)
  renameSync(`${fileOf(key)}.new`, fileOf(key))
}
const { putRegistry, putVersion, point } = putReleases(put, owner, team)

/** A file that only the edge may read. */
const secretFile = () => path.join(place, 'data/session-keys')
const secret = 'SESSION_KEYS=only-for-the-edge'

async function openReleases(freeBytes = async () => 1e9): Promise<void> {
  releases = await openMirrored({ from: { folder }, dataDir: path.join(place, 'data'), owner, log, freeBytes })
  closing.push(releases.mirror.close)
}

beforeEach(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'hostile-folder-'))
  folder = path.join(place, 'releases')
  log = []
  closing = []
  mkdirSync(path.join(place, 'data'))
  writeFileSync(secretFile(), secret)
  await putRegistry(5, ['mfe-a', 'mfe-b'])
  for (const name of ['mfe-a', 'mfe-b']) {
    await putVersion(name, '0.1.0-1')
    point(name, '0.1.0-1')
  }
  await openReleases()
  await releases.mirror.sync()
})
afterEach(async () => {
  for (const close of closing) await close()
  rmSync(place, { recursive: true })
})

const both = (version: string) => ({ 'mfe-a': version, 'mfe-b': version })

/** Every byte below the copy, and every log line. */
const seen = (): string =>
  [
    ...log,
    ...readdirSync(releases.copyDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1')),
  ].join('\n')

test('a release in the folder is copied, served, and then only looked at', async () => {
  const { app, remove } = createPageApp(undefined, { copyDir: releases.copyDir })
  closing.push(remove)
  expect(await releases.versions()).toEqual(both('0.1.0-1'))
  const response = await app.request('/remotes/mfe-a/0.1.0-1/entry.js', { headers: { 'accept-encoding': 'br' } })
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br'])
  await putVersion('mfe-a', '0.1.0-2')
  point('mfe-a', '0.1.0-2')
  await releases.mirror.sync()
  expect(await releases.versions()).toEqual({ 'mfe-a': '0.1.0-2', 'mfe-b': '0.1.0-1' })
  // What is deleted or changed later in the folder changes no copy.
  writeFileSync(fileOf('remotes/mfe-a/0.1.0-2/chunk.js'), secret)
  rmSync(fileOf('remotes/mfe-b'), { recursive: true })
  await releases.mirror.sync()
  expect(await (await app.request('/remotes/mfe-a/0.1.0-2/chunk.js')).text()).toContain('chunk of 0.1.0-2')
  expect((await app.request('/remotes/mfe-b/0.1.0-1/chunk.js')).status).toBe(200)
})

const version = 'remotes/mfe-a/0.1.0-2'
/** Every name that the edge reads, also those of folders. */
const names = [
  'remotes/registry.jws',
  'remotes/mfe-a',
  'remotes/mfe-a/release.json',
  version,
  `${version}/record.jws`,
  `${version}/entry.js`,
  `${version}/sheet.css`,
  `${version}/static`,
  `${version}/static/js/page.js`,
]
const things: { title: string; make: (file: string) => unknown }[] = [
  { title: 'a link to a secret', make: (file) => symlinkSync(secretFile(), file) },
  { title: 'a link to the environment of the process', make: (file) => symlinkSync('/proc/self/environ', file) },
  { title: 'a link to a folder', make: (file) => symlinkSync(path.join(place, 'data'), file) },
  { title: 'a link to itself', make: (file) => symlinkSync(file, file) },
  { title: 'a pipe', make: (file) => execFileSync('mkfifo', [file]) },
  { title: 'a device without end', make: (file) => symlinkSync('/dev/zero', file) },
  {
    title: 'a socket',
    make: (file) =>
      new Promise<void>((resolve) => {
        const server = createServer().listen(path.relative(process.cwd(), file), resolve)
        closing.push(() => void server.close())
      }),
  },
  { title: 'a folder', make: (file) => mkdirSync(file) },
  { title: 'a hard link to a secret', make: (file) => linkSync(secretFile(), file) },
  { title: '60 MB', make: (file) => writeFileSync(file, Buffer.alloc(60_000_000, '{')) },
  { title: 'nothing', make: () => {} },
]

test.each(names.flatMap((name) => things.map((thing) => ({ name, ...thing }))))(
  '$title in place of $name is not read: the last good version is served, the neighbour goes on',
  async ({ name, make }) => {
    for (const remote of ['mfe-a', 'mfe-b']) {
      await putVersion(remote, '0.1.0-2')
      point(remote, '0.1.0-2')
    }
    rmSync(fileOf(name), { recursive: true })
    await make(fileOf(name))
    for (let round = 0; round < 2; round++) await releases.mirror.sync()
    expect(await releases.versions()).toEqual({
      'mfe-a': name === names[0] ? '0.1.0-2' : '0.1.0-1',
      'mfe-b': '0.1.0-2',
    })
    expect([releases.mirror.fault(), (await releases.registry.status()).fault]).not.toEqual([null, null])
    expect(seen()).not.toContain(secret)
    expect(seen()).not.toMatch(/PATH=/)
  },
)

test('what is broken is read once, until it changes', async () => {
  await putVersion('mfe-a', '0.1.0-2')
  put(`${version}/chunk.js`, 'other bytes')
  point('mfe-a', '0.1.0-2')
  await releases.mirror.sync()
  const fault = releases.mirror.fault()
  expect(fault).toContain('does not have the hash of its record')
  const file = await readForeign(folder, `${version}/chunk.js`, 100)
  expect(await readForeign(folder, `${version}/chunk.js`, 100, file?.tag)).toBeNull()
  await releases.mirror.sync()
  expect([releases.mirror.fault(), releases.mirror.remoteFault('mfe-a')]).toEqual([fault, fault])
  expect((await releases.registry.status()).remotes['mfe-a']?.fault).toBe(fault)
  await putVersion('mfe-a', '0.1.0-2')
  await releases.mirror.sync()
  expect(await releases.versions()).toEqual({ 'mfe-a': '0.1.0-2', 'mfe-b': '0.1.0-1' })
  expect(releases.mirror.fault()).toBeNull()
})

test('a compressed file with other content than the file is not used', async () => {
  await putVersion('mfe-a', '0.1.0-2')
  put(`${version}/entry.js.br`, readFileSync(fileOf(`${version}/chunk.js.br`)))
  rmSync(fileOf(`${version}/chunk.js.br`))
  symlinkSync(secretFile(), fileOf(`${version}/chunk.js.br`))
  point('mfe-a', '0.1.0-2')
  await releases.mirror.sync()
  const { app, remove } = createPageApp(undefined, { copyDir: releases.copyDir })
  closing.push(remove)
  for (const file of ['entry', 'chunk']) {
    const compressed = await app.request(`/remotes/mfe-a/0.1.0-2/${file}.js`, { headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    const sent = Buffer.from(await compressed.arrayBuffer())
    expect(brotliDecompressSync(sent).toString()).toContain(`${file} of 0.1.0-2`)
  }
})

const record = recordOf('mfe-a', '0.1.0-2')
const hash = record.files['entry.js']
test.each([
  {
    title: 'more than 300 files',
    content: { ...record, files: Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`${index}.js`, hash])) },
    reason: 'it has 301 files',
  },
  {
    title: 'a record of more than 32 KiB',
    content: { ...record, routes: [{ path: '/mfe-a', title: 'x'.repeat(32 * 1024), chunks: [] }] },
    reason: 'its record has',
  },
])('a version with $title is refused with a sentence', async ({ content, reason }) => {
  put(`${version}/record.jws`, await sign(content, 'mfe-a', team))
  point('mfe-a', '0.1.0-2')
  await releases.mirror.sync()
  expect(await releases.versions()).toEqual(both('0.1.0-1'))
  expect(releases.mirror.fault()).toContain(reason)
})

test('a version of more than 16 MiB is refused with a sentence', async () => {
  const files = ['a', 'b', 'c'].map((letter) => [`${letter}.png`, Buffer.alloc(6 * 1024 * 1024, letter)] as const)
  for (const [name, bytes] of files) put(`${version}/${name}`, bytes)
  const hashes = Object.fromEntries(files.map(([name, bytes]) => [name, integrityOf(bytes)]))
  put(`${version}/record.jws`, await sign({ ...record, files: hashes }, 'mfe-a', team))
  point('mfe-a', '0.1.0-2')
  await releases.mirror.sync()
  expect(await releases.versions()).toEqual(both('0.1.0-1'))
  expect(releases.mirror.fault()).toContain('lists more than')
})

test('while the disk has little room, no release is copied and those of before are served', async () => {
  await releases.mirror.close()
  let free = 128 * 1024 * 1024
  await openReleases(async () => free)
  await putVersion('mfe-a', '0.1.0-2')
  point('mfe-a', '0.1.0-2')
  await releases.mirror.sync()
  expect(await releases.versions()).toEqual(both('0.1.0-1'))
  expect(releases.mirror.fault()).toContain('DATA_DIR has 134217728 free bytes')
  free *= 2
  await releases.mirror.sync()
  expect(await releases.versions()).toEqual({ 'mfe-a': '0.1.0-2', 'mfe-b': '0.1.0-1' })
})

test('an edge that starts with a broken current version serves the previous one until the current one is right', async () => {
  await releases.mirror.close()
  rmSync(releases.copyDir, { recursive: true })
  await putVersion('mfe-a', '0.1.0-2')
  put(`${version}/entry.js`, 'other bytes')
  point('mfe-a', '0.1.0-2', { previous: '0.1.0-1' })
  await openReleases()
  await releases.mirror.sync()
  expect(await releases.versions()).toEqual(both('0.1.0-1'))
  expect(releases.mirror.fault()).not.toBeNull()
  await putVersion('mfe-a', '0.1.0-2')
  await releases.mirror.sync()
  expect(await releases.versions()).toEqual({ 'mfe-a': '0.1.0-2', 'mfe-b': '0.1.0-1' })
})
