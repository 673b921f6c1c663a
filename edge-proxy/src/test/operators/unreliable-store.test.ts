import { readdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openMirrored } from '../../releases/testing/mirrored-releases.ts'
import { createSigner, recordOf, sign, startStore, type ReleaseStore } from '../../releases/testing/release-store.ts'

const [owner, team] = await Promise.all([createSigner(), createSigner()])
const names = ['mfe-a', 'mfe-b']
const both = (version: string) => ({ 'mfe-a': version, 'mfe-b': version })
/** ms; as in production. */
const interval = 2_000

let store: ReleaseStore
let dataDir: string
let log: string[]
let edge: Awaited<ReturnType<typeof openMirrored>>
beforeEach(async () => {
  store = await startStore(owner, team)
  dataDir = mkdtempSync(path.join(tmpdir(), 'unreliable-'))
  log = []
  await store.putRegistry(5, names)
  await release('0.1.0-1')
  // Time passes only when a test says so; requests and their limits use the real time.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const times = { interval, connectTimeout: 300, responseTimeout: 300 }
  edge = await openMirrored({ from: store, dataDir, owner, log, times })
  edge.mirror.start()
  await edge.mirror.sync()
  // A busy machine may take longer than the limit of a request.
  while (!isDeepStrictEqual(await edge.versions(), both('0.1.0-1'))) {
    await poll()
    await edge.mirror.sync()
  }
})
afterEach(async () => {
  await edge.mirror.close()
  vi.useRealTimers()
  await store.close()
  rmSync(dataDir, { recursive: true })
})

async function release(version: string): Promise<void> {
  for (const name of names) {
    await store.putVersion(name, version)
    store.point(name, version)
  }
}

/** Lets the edge look at the store so many times. */
const poll = (times = 1) => vi.advanceTimersByTimeAsync(times * interval)

/** Waits in real time, while the edge does not look at the store again. */
async function untilAllHave(version: string): Promise<void> {
  while (!isDeepStrictEqual(await edge.versions(), both(version))) await setTimeout(10)
}

const page = '<!doctype html><title>Wartung</title>'.repeat(100)
const endless: RequestListener = (_, response) => {
  response.writeHead(200)
  const send = () => void (response.destroyed || response.write(Buffer.alloc(64 * 1024, 'x'), send))
  send()
}
/** Sends a byte now and then. */
const drip: RequestListener = (_, response) => {
  response.writeHead(200)
  void (async () => {
    for (; !response.destroyed; await setTimeout(10)) response.write(' ')
  })()
}
/** Promises more bytes than it sends. */
const cut: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': '5000' })
  response.write('{"current":"0.1.0-2"', () => response.destroy())
}
let turn = 0
/** Another response to every request. */
const fickle: RequestListener = (request, response) => {
  const number = turn++
  if (number % 4 === 0) return void request.socket.destroy()
  const body = number % 4 === 1 ? JSON.stringify({ current: 'x'.repeat(50_000) + number }) : `{"current":${number}`
  response.writeHead(number % 4 === 2 ? 500 : 200, { etag: `"${number}"` }).end(body)
}

type Lie = { title: string; handler?: RequestListener; change?: () => unknown; isSlow?: boolean }
const record = (name: string) => `remotes/${name}/0.1.0-2/record.jws`
/** What the store does in place of the release 0.1.0-2. */
const lies: Lie[] = [
  { title: 'refuses connections', handler: (request) => request.socket.destroy() },
  { title: 'never responds', handler: () => {}, isSlow: true },
  { title: 'responds byte by byte', handler: drip, isSlow: true },
  { title: 'responds without end', handler: endless, isSlow: true },
  { title: 'responds 500', handler: (_, response) => response.writeHead(500).end(page) },
  { title: 'responds 404', handler: (_, response) => response.writeHead(404).end(page) },
  { title: 'responds with a page', handler: (_, response) => response.writeHead(200).end(page) },
  {
    title: 'responds with an error as JSON',
    handler: (_, response) => response.writeHead(200).end('{"error":"busy"}'),
  },
  { title: 'redirects', handler: (_, response) => response.writeHead(307, { location: '/base/else' }).end() },
  { title: 'breaks responses off', handler: cut },
  { title: 'responds in ever other ways', handler: fickle },
  { title: 'names a version that it does not have', change: () => names.map((name) => store.point(name, '9.9.9')) },
  {
    title: 'has halves of the files',
    change: () => names.map((name) => store.halve(`remotes/${name}/0.1.0-2/chunk.js`)),
  },
  {
    title: 'has the records of other remotes',
    change: () =>
      names.map(async (name) => {
        const other = name === 'mfe-a' ? 'mfe-b' : 'mfe-a'
        store.put(record(name), await sign(recordOf(other, '0.1.0-2'), other, team))
      }),
  },
  {
    title: 'has the records of an older version',
    change: () => names.map(async (name) => store.put(record(name), await sign(recordOf(name, '0.1.0-1'), name, team))),
  },
  {
    title: 'has an older registry document and no pointers',
    change: () => [store.putRegistry(4, []), ...names.map((name) => store.remove(`remotes/${name}/release.json`))],
  },
]

/** Bytes in use: the fewest after a few garbage collections, because sockets that end hold buffers for a moment. */
async function memory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const bytes: number[] = []
  while (bytes.length < 10) {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    bytes.push(heapUsed + arrayBuffers)
    await setTimeout(10)
  }
  return Math.min(...bytes)
}

async function tell({ title, handler, change, isSlow = false }: Lie, polls: number): Promise<void> {
  store.respondWith((request) => request.socket.destroy())
  await edge.mirror.sync()
  await store.putRegistry(5, names)
  await release('0.1.0-2')
  await Promise.all([change?.()].flat())
  store.respondWith(handler)
  for (let count = 0; count < polls; count++) {
    await poll()
    // Polls that find the last one still waiting for a response join it.
    if (!isSlow) await edge.mirror.sync()
  }
  await edge.mirror.sync()
  expect(await edge.versions(), title).toEqual(both('0.1.0-1'))
  expect(edge.mirror.fault(), title).not.toBeNull()
}

const filesOf = () => readdirSync(dataDir, { recursive: true }).toSorted()
const pollsPerHour = 3_600_000 / interval

test('a store that is dead or lies for an hour changes no page, and fills no memory, disk, connection or log; its next good release is used within two polls', async () => {
  for (const lie of lies) await tell(lie, 5)
  const [bytes, files] = [await memory(), filesOf()]
  log.length = 0
  for (const lie of lies) {
    await tell(lie, Math.ceil(pollsPerHour / lies.length))
    expect(await store.connections(), lie.title).toBeLessThanOrEqual(16)
  }
  expect((await memory()) - bytes).toBeLessThan(4 * 1024 * 1024)
  expect(filesOf()).toEqual(files)
  // The document and two pointers, each at most once a minute.
  expect(log.length).toBeLessThanOrEqual(3 * 60)
  for (const line of log) expect(line.length).toBeLessThan(1_000)

  await store.putRegistry(5, names)
  await release('0.1.0-3')
  store.respondWith()
  await poll(2)
  await untilAllHave('0.1.0-3')
  await edge.mirror.sync()
  expect(edge.mirror.fault()).toBeNull()
}, 60_000)

test('a registry document that never arrives holds up no release', async () => {
  await release('0.1.0-2')
  store.respondWith((request, response) => {
    if (!request.url?.endsWith('registry.jws')) store.serve(request, response)
  })
  const withLongTimeout = await openMirrored({ from: store, dataDir, owner, log, times: { responseTimeout: 60_000 } })
  void withLongTimeout.mirror.sync()
  await untilAllHave('0.1.0-2')
  expect(withLongTimeout.mirror.fault()).toBeNull()
  await withLongTimeout.mirror.close()
})

test('a remote that is removed while the store fails for it is no fault any more', async () => {
  store.point('mfe-b', '9.9.9')
  await edge.mirror.sync()
  expect(edge.mirror.fault()).not.toBeNull()
  await store.putRegistry(6, ['mfe-a'])
  await edge.mirror.sync()
  expect(edge.mirror.fault()).toBeNull()
})

test('versions that no pointer has named for a week are deleted from the copy', async () => {
  for (const number of [2, 3, 4, 5, 6, 7]) {
    await release(`0.1.0-${number}`)
    await edge.mirror.sync()
  }
  const versionsOf = (name: string) => readdirSync(path.join(edge.copyDir, 'remotes', name))
  expect(versionsOf('mfe-a')).toHaveLength(8)
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  // Five versions and the pointer.
  while (names.some((name) => versionsOf(name).length > 6)) await setTimeout(10)
  expect(versionsOf('mfe-b')).toContain('0.1.0-7')
})
