import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultLimits, type Limits } from '../config/config.ts'
import { childrenOf, prioritiesOf } from '../test/child-processes.ts'
import { sends, startUpstream, type Upstream } from '../test/recording-upstream.ts'
import { fileOf } from './disk-cache.ts'
import type { Format, ImageProcessSettings } from './image-job.ts'
import { runImageProcesses } from './run-image-processes.ts'

const upstream = {} as Upstream
let small: Buffer
/** Decoding it takes about 200 MB, encoding it a few. */
let costly: Buffer
const held: (() => void)[] = []

const solid = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })

beforeAll(async () => {
  small = await solid(600, 400).jpeg().toBuffer()
  costly = await solid(5_500, 5_500).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  Object.assign(upstream, await startUpstream(sends(404)))
  return () => upstream.close()
})

beforeEach(() => {
  held.length = 0
  upstream.respondWith((request, response) => {
    const send = () => sends(200, {}, request.target.startsWith('/costly') ? costly : small)(request, response)
    if (request.target === '/held.jpg') held.push(send)
    else send()
  })
})

/** Bytes that a process needs for usual pictures, but not for the costly one. */
const smallMemory = 200 * 1024 * 1024

/** Long enough for sources that a test holds while other processes start. */
const longTimeouts: Limits = { ...defaultLimits, imageTimeout: 100_000, imageJobTimeout: 100_000 }

const settingsOf = (folder: string): ImageProcessSettings => ({
  cache: { folder, bytes: 1_000_000 },
  priority: 0,
  limits: longTimeouts,
})

function start(limits: Partial<Limits> = {}, changed: Partial<ImageProcessSettings> = {}) {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'image-process-'))
  const others = new Set(childrenOf(process.pid))
  const errors: unknown[] = []
  const imageProcess = runImageProcesses(
    { ...settingsOf(folder.path), limits: { ...longTimeouts, ...limits }, ...changed },
    { error: (line: unknown) => void errors.push(line) },
  )
  return {
    ...imageProcess,
    errors,
    /** The pid of the process. */
    pid: () => childrenOf(process.pid).find((pid) => !others.has(pid)) ?? 0,
    make: (name: string, format: Format = 'webp', width = 240) =>
      imageProcess.make(
        {
          file: fileOf([name, format, width]),
          source: { url: `${upstream.url}/${name}.jpg`, literal: true },
          width,
          height: null,
          format,
        },
        'first',
      ),
    async [Symbol.asyncDispose]() {
      await imageProcess.close()
      folder.remove()
    },
  }
}

test('every thread of the process has a low priority, also those that make images', async () => {
  await using images = start({}, { priority: 10 })
  expect(await images.make('a')).not.toBeNull()
  expect(new Set(prioritiesOf(images.pid()))).toEqual(new Set([10]))
})

test('a process that ends by itself is started again', async () => {
  await using images = start({ imageMemory: 1 })
  await expect(images.make('held')).rejects.toThrow('no image process')
  expect(images.errors.slice(0, 1)).toEqual([{ how: 'SIGKILL', image: `${upstream.url}/held.jpg` }])
  await expect.poll(() => images.errors.length).toBeGreaterThan(3)
})

test('a picture that takes too much memory fails alone', async () => {
  await using images = start({ imageMemory: smallMemory })
  const other = images.make('held')
  await expect.poll(() => held.length).toBe(1)
  expect(await images.make('costly')).toBeNull()
  expect([images.errors, images.fault()]).toEqual([[{ how: 'SIGKILL', image: `${upstream.url}/costly.jpg` }], null])
  held[0]?.()
  expect(await other).not.toBeNull()
  expect(await images.make('a')).not.toBeNull()
})

// Rule: formats-52
test('a picture that ended two processes is not decoded in any size or format until it changes', async () => {
  await using images = start({ imageMemory: smallMemory })
  expect(await images.make('costly', 'webp', 240)).toBeNull()
  expect(await images.make('costly', 'avif', 480)).toBeNull()
  expect(await images.make('costly', 'jpeg', 600)).toBeNull()
  expect(images.errors).toHaveLength(2)
  expect(await images.make('costly-too')).toBeNull()
  expect(images.errors).toHaveLength(3)
  upstream.respondWith(sends(200, {}, small))
  expect(await images.make('costly', 'webp', 240)).not.toBeNull()
})

test('an image whose process ends before it is decoded is made by another one', async () => {
  await using images = start()
  const image = images.make('held')
  await expect.poll(() => held.length).toBe(1)
  process.kill(images.pid(), 'SIGKILL')
  await expect.poll(() => held.length).toBe(2)
  held[1]?.()
  expect(await image).not.toBeNull()
})

test('the process is gone after it was closed, and so are its jobs', async () => {
  await using images = start()
  const unfinished = images.make('held').catch(String)
  await expect.poll(() => held.length).toBe(1)
  expect(await images.make('a')).not.toBeNull()
  const pid = images.pid()
  await images.close()
  expect(await unfinished).toBe('Error: there is no image process')
  expect(childrenOf(process.pid)).not.toContain(pid)
  await expect(images.make('a')).rejects.toThrow('no image process')
})

test('a process whose edge ends while it starts ends, too', async () => {
  const file = fileURLToPath(new URL('./image-process.ts', import.meta.url))
  const child = fork(file, [JSON.stringify(settingsOf(tmpdir()))], { execArgv: [], stdio: 'ignore' })
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('an image that takes too long ends its process', async () => {
  await using images = start({ imageJobTimeout: 500 })
  await expect(images.make('held')).rejects.toThrow('no image process')
  expect(images.errors).toHaveLength(2)
})

test('a process that cannot be started is tried again, as one that ended', async () => {
  // An argument that is longer than systems take.
  await using images = start({}, { cache: { folder: 'x'.repeat(200_000), bytes: 1 } })
  await expect(images.make('a')).rejects.toThrow('no image process')
  expect(images.fault()).toBe('the image process ended (spawn E2BIG)')
  await expect.poll(() => images.errors.length).toBe(4)
})

test('while too many files are open no image is made, and the edge goes on', async () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'too-many-files-'))
  const script = fileURLToPath(new URL('./testing/too-many-files.ts', import.meta.url))
  const run = [process.execPath, script, JSON.stringify(settingsOf(folder.path))]
  const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -n 100 && exec "$0" "$@"', ...run])
  expect(stdout).toMatch(/^Error: there is no image process\n(spawn .+ EMFILE\n){2}made\n$/)
})
