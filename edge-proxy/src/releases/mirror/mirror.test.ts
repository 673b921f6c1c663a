import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPageApp } from '../../pages/testing/page-app.ts'
import { openMirrored } from '../testing/mirrored-releases.ts'
import { createSigner, recordOf, sign, startStore, type ReleaseStore } from '../testing/release-store.ts'

const [owner, team, stranger] = await Promise.all([createSigner(), createSigner(), createSigner()])

let store: ReleaseStore
let dataDir: string
let log: string[]
let opened: (() => Promise<void>)[]
beforeEach(async () => {
  store = await startStore(owner, team)
  dataDir = mkdtempSync(path.join(tmpdir(), 'mirror-'))
  log = []
  opened = []
  await store.putRegistry(5, ['mfe-a', 'mfe-b'])
  for (const name of ['mfe-a', 'mfe-b']) {
    await store.putVersion(name, '0.1.0-1')
    store.point(name, '0.1.0-1')
  }
})
afterEach(async () => {
  await Promise.all(opened.map((close) => close()))
  await store.close()
  rmSync(dataDir, { recursive: true })
})

/** The releases and files of an edge that starts on the data folder. */
async function startReleases(times = {}) {
  const releases = await openMirrored({ from: store, dataDir, owner, log, times })
  opened.push(releases.mirror.close)
  const { app, remove } = createPageApp(undefined, { copyDir: releases.copyDir })
  opened.push(async () => remove())
  const get = async (address: string, headers = {}) => {
    const response = await app.request(address, { headers })
    return { status: response.status, encoding: response.headers.get('content-encoding'), text: await response.text() }
  }
  return { ...releases, get }
}
const both = (version: string) => ({ 'mfe-a': version, 'mfe-b': version })

test('what the store releases is copied, served and then only asked for by its tag', async () => {
  const { mirror, versions, get } = await startReleases()
  await mirror.sync()
  expect(await versions()).toEqual(both('0.1.0-1'))
  const entry = await get('/remotes/mfe-a/0.1.0-1/entry.js')
  expect(entry).toMatchObject({ status: 200, encoding: null })
  expect(entry.text).toContain('entry of 0.1.0-1')
  expect((await get('/remotes/mfe-a/0.1.0-1/entry.js', { 'accept-encoding': 'br' })).encoding).toBe('br')
  expect((await get('/remotes/mfe-a/0.1.0-1/static/js/page.js')).text).toContain('page of 0.1.0-1')
  store.takeStatuses()
  await mirror.sync()
  expect(store.takeStatuses()).toEqual([304, 304, 304])
  expect([mirror.fault(), log]).toEqual([null, []])
})

test('a new pointer, a new remote and a switched off one arrive by themselves, without a restart', async () => {
  const { mirror, versions } = await startReleases({ interval: 20 })
  mirror.start()
  await expect.poll(() => versions()).toEqual(both('0.1.0-1'))
  await store.putVersion('mfe-a', '0.1.0-2')
  store.point('mfe-a', '0.1.0-2', { previous: '0.1.0-1' })
  await store.putVersion('mfe-c', '0.1.0-1')
  store.point('mfe-c', '0.1.0-1')
  await store.putRegistry(6, ['mfe-a', 'mfe-b', 'mfe-c'])
  store.point('mfe-b', '0.1.0-1', { disabled: true })
  await expect.poll(() => versions()).toEqual({ 'mfe-a': '0.1.0-2', 'mfe-c': '0.1.0-1' })
})

test('a remote whose first release is a canary arrives when the canary is complete', async () => {
  const { mirror, registry } = await startReleases()
  await store.putRegistry(6, ['mfe-a', 'mfe-b', 'mfe-c'])
  store.put('remotes/mfe-c/release.json', '{"majors":{"4":{"canary":{"version":"0.1.0-1","percent":100}}}}')
  const names = async () => {
    await mirror.sync()
    return Object.keys(await registry.snapshot(7))
  }
  expect(await names()).toEqual(['mfe-a', 'mfe-b'])
  await store.putVersion('mfe-c', '0.1.0-1')
  expect(await names()).toEqual(['mfe-a', 'mfe-b', 'mfe-c'])
})

const key = (file: string) => `remotes/mfe-a/0.1.0-2/${file}`
const tampering: { title: string; change: () => unknown; restore?: () => unknown }[] = [
  { title: 'a flipped byte in its entry', change: () => store.flip(key('entry.js')) },
  { title: 'a flipped byte in a chunk', change: () => store.flip(key('chunk.js')) },
  { title: 'a flipped byte in a file of a folder', change: () => store.flip(key('static/js/page.js')) },
  { title: 'a flipped byte in a style sheet', change: () => store.flip(key('sheet.css')) },
  { title: 'a flipped byte in its record', change: () => store.flip(key('record.jws')) },
  { title: 'a missing chunk', change: () => store.remove(key('chunk.js')) },
  {
    title: 'a record with a flipped byte in its signature',
    change: async () => {
      const jws = await sign(recordOf('mfe-a', '0.1.0-2'), 'mfe-a', team)
      store.put(key('record.jws'), `${jws.slice(0, -9)}${jws.at(-9) === 'A' ? 'B' : 'A'}${jws.slice(-8)}`)
    },
  },
  {
    title: 'a record of a key that is not registered',
    change: async () => store.put(key('record.jws'), await sign(recordOf('mfe-a', '0.1.0-2'), 'mfe-a', stranger)),
  },
  {
    title: 'the record of another remote',
    change: async () => store.put(key('record.jws'), await sign(recordOf('mfe-b', '0.1.0-2'), 'mfe-b', team)),
  },
  {
    title: 'an old record replayed in its place',
    change: async () => store.put(key('record.jws'), await sign(recordOf('mfe-a', '0.1.0-1'), 'mfe-a', team)),
  },
]

test.each(tampering)(
  'a version with $title is not released: the last good one is served, the neighbour goes on, the repaired one arrives',
  async ({ change }) => {
    const { mirror, versions, get } = await startReleases()
    await mirror.sync()
    for (const name of ['mfe-a', 'mfe-b']) {
      await store.putVersion(name, '0.1.0-2')
      store.point(name, '0.1.0-2')
    }
    await change()
    for (let round = 0; round < 3; round++) await mirror.sync()
    expect(await versions()).toEqual({ 'mfe-a': '0.1.0-1', 'mfe-b': '0.1.0-2' })
    expect((await get('/remotes/mfe-a/0.1.0-1/entry.js')).status).toBe(200)
    expect(mirror.fault()).not.toBeNull()
    expect(log).toHaveLength(1)
    expect(await (await startReleases()).versions()).toEqual({ 'mfe-a': '0.1.0-1', 'mfe-b': '0.1.0-2' })

    await store.putVersion('mfe-a', '0.1.0-2')
    await mirror.sync()
    expect(await versions()).toEqual(both('0.1.0-2'))
    expect(mirror.fault()).toBeNull()
  },
)

test.each([
  { title: 'with a flipped byte', change: () => store.flip('remotes/registry.jws') },
  { title: 'of an older revision', change: () => store.putRegistry(4, ['mfe-a']) },
  { title: 'that is missing', change: () => store.remove('remotes/registry.jws') },
  {
    title: 'of another owner',
    change: async () =>
      store.put('remotes/registry.jws', await sign({ revision: 9, remotes: {} }, 'registry', stranger)),
  },
])('a registry document $title changes nothing, also for an edge that starts with it', async ({ change }) => {
  const { mirror, versions } = await startReleases()
  await mirror.sync()
  expect(await versions()).toEqual(both('0.1.0-1'))
  await change()
  await mirror.sync()
  expect(await versions()).toEqual(both('0.1.0-1'))
  const restarted = await startReleases()
  await restarted.mirror.sync()
  expect(await restarted.versions()).toEqual(both('0.1.0-1'))
  // Remotes are still released under the last good document.
  await store.putVersion('mfe-b', '0.1.0-2')
  store.point('mfe-b', '0.1.0-2')
  await mirror.sync()
  expect(await versions()).toEqual({ 'mfe-a': '0.1.0-1', 'mfe-b': '0.1.0-2' })
})

test('without a neighbour the rest goes on', async () => {
  const { mirror, versions } = await startReleases()
  await mirror.sync()
  await store.putRegistry(6, ['mfe-a'])
  await mirror.sync()
  expect(await versions()).toEqual({ 'mfe-a': '0.1.0-1' })
})

describe('a store that fails', () => {
  const endless: RequestListener = (_, response) => {
    response.writeHead(200)
    const send = () => void (response.destroyed || response.write(Buffer.alloc(64 * 1024, 'x'), send))
    send()
  }
  const errors: { title: string; handler: RequestListener }[] = [
    { title: 'closes every connection', handler: (request) => request.socket.destroy() },
    { title: 'never responds', handler: () => {} },
    { title: 'responds 503', handler: (_, response) => response.writeHead(503).end('{}') },
    { title: 'has lost everything', handler: (_, response) => response.writeHead(404).end() },
    { title: 'responds with a page', handler: (_, response) => response.writeHead(200).end('<!doctype html>') },
    { title: 'responds with empty files', handler: (_, response) => response.writeHead(200).end() },
    { title: 'redirects', handler: (_, response) => response.writeHead(302, { location: '/base/remotes/x' }).end() },
    { title: 'says that nothing changed', handler: (_, response) => response.writeHead(304).end() },
    { title: 'responds without end', handler: endless },
  ]

  const shortTimeouts = { connectTimeout: 300, responseTimeout: 300 }

  test.each(errors)('and $title changes nothing, also for an edge that starts meanwhile', async ({ handler }) => {
    const { mirror, versions, get } = await startReleases(shortTimeouts)
    // A busy machine may take longer than the limit of a request.
    const synced = async () => {
      await mirror.sync()
      return versions()
    }
    await expect.poll(synced).toEqual(both('0.1.0-1'))
    store.respondWith(handler)
    for (let round = 0; round < 2; round++) await mirror.sync()
    expect(await versions()).toEqual(both('0.1.0-1'))
    expect((await get('/remotes/mfe-b/0.1.0-1/chunk.js')).status).toBe(200)
    const restarted = await startReleases(shortTimeouts)
    await restarted.mirror.sync()
    expect(await restarted.versions()).toEqual(both('0.1.0-1'))
    expect(restarted.mirror.fault()).not.toBeNull()
    expect((await restarted.registry.status()).copyFault).not.toBeNull()

    store.respondWith()
    await store.putVersion('mfe-a', '0.1.0-2')
    store.point('mfe-a', '0.1.0-2')
    await expect.poll(synced).toEqual({ 'mfe-a': '0.1.0-2', 'mfe-b': '0.1.0-1' })
    await expect.poll(async () => (await synced(), mirror.fault())).toBeNull()
  })

  test('for one remote holds up no other one', async () => {
    const { mirror, versions } = await startReleases({ interval: 20 })
    await mirror.sync()
    store.respondWith((request, response) => {
      if (request.url?.includes('mfe-a')) return
      response
        .writeHead(200)
        .end(request.url?.endsWith('release.json') ? '{"majors":{"4":{"current":"0.1.0-1"}},"disabled":true}' : '')
    })
    mirror.start()
    await expect.poll(() => versions()).toEqual({ 'mfe-a': '0.1.0-1' })
  })
})
