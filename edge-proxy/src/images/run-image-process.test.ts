import { execFile } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { defaultLimits, type Limits } from '../config/config.ts'
import { childrenOf, prioritiesOf } from '../test/child-processes.ts'
import { sends, startUpstream, type Upstream, type UpstreamHandler } from '../test/recording-upstream.ts'
import { fileOf } from './disk-cache.ts'
import type { ImageProcessSettings } from './image-job.ts'
import { runImageProcess } from './run-image-process.ts'

const upstream = {} as Upstream

beforeAll(async () => {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#17392d' } })
  const respond = sends(200, {}, await picture.jpeg().toBuffer())
  // One picture never comes.
  const handler: UpstreamHandler = (request, response) =>
    request.target === '/held.jpg' ? undefined : respond(request, response)
  Object.assign(upstream, await startUpstream(handler))
  return () => upstream.close()
})

const settingsOf = (folder: string): ImageProcessSettings => ({
  folder,
  cacheBytes: 1_000_000,
  priority: 0,
  limits: defaultLimits,
})

function start(limits: Partial<Limits> = {}, changed: Partial<ImageProcessSettings> = {}) {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'image-process-'))
  const others = new Set(childrenOf(process.pid))
  const errors: unknown[] = []
  const imageProcess = runImageProcess(
    { ...settingsOf(folder.path), limits: { ...defaultLimits, ...limits }, ...changed },
    { error: (line: unknown) => void errors.push(line) },
  )
  return {
    ...imageProcess,
    errors,
    /** The pid of the process. */
    pid: () => childrenOf(process.pid).find((pid) => !others.has(pid)) ?? 0,
    make: (name: string) =>
      imageProcess.make({
        file: fileOf([name]),
        source: { url: `${upstream.url}/${name}.jpg`, literal: true },
        width: 240,
        height: null,
        format: 'webp',
      }),
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

test('a process that uses too much memory ends and is started again', async () => {
  await using images = start({ imageMemory: 1 })
  await expect(images.make('held')).rejects.toThrow('ended')
  expect(images.fault()).toBe('the image process ended (SIGKILL)')
  expect(images.errors).toEqual([{ how: 'SIGKILL', images: 1 }])
  await expect(images.make('a')).rejects.toThrow('no image process')
  await expect.poll(() => images.errors.length).toBe(2)
})

test('the process is gone after it was closed', async () => {
  await using images = start()
  expect(await images.make('a')).not.toBeNull()
  const pid = images.pid()
  await images.close()
  expect(childrenOf(process.pid)).not.toContain(pid)
  await expect(images.make('a')).rejects.toThrow('no image process')
})

test('an image that takes too long ends the process, and the third time it is not made', async () => {
  await using images = start({ imageJobTimeout: 500 })
  for (let round = 0; round < 2; round += 1) {
    await expect.poll(images.fault).toBeNull()
    await expect(images.make('held')).rejects.toThrow('ended')
  }
  await expect.poll(images.fault).toBeNull()
  expect(await images.make('held')).toBeNull()
})

test('a process that cannot be started is tried again, as one that ended', async () => {
  // An argument that is longer than systems take.
  await using images = start({}, { folder: 'x'.repeat(200_000) })
  await expect(images.make('a')).rejects.toThrow('no image process')
  expect(images.fault()).toBe('the image process ended (spawn E2BIG)')
  await expect.poll(() => images.errors.length).toBe(2)
})

test('while too many files are open no image is made, and the edge goes on', async () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'too-many-files-'))
  const script = fileURLToPath(new URL('./testing/too-many-files.ts', import.meta.url))
  const run = [process.execPath, script, JSON.stringify(settingsOf(folder.path))]
  const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -n 100 && exec "$0" "$@"', ...run])
  expect(stdout).toMatch(/^Error: there is no image process\nspawn .+ EMFILE\nmade\n$/)
})
