import { brandFolder } from '@portal/brands/brand-folder'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { childrenOf, isRunning } from '../child-processes.ts'
import { kill, killAll, startEdgeProcess } from '../edge-process.ts'
import { sends, startUpstream } from '../recording-upstream.ts'
import { testKey } from '../test-edge.ts'

afterEach(killAll)

/** An edge with a source of pictures. */
async function startPictures() {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#654321' } })
  const upstream = await startUpstream(sends(200, {}, await picture.jpeg().toBuffer()))
  const folder = mkdtempSync(join(tmpdir(), 'edge-pictures-'))
  const start = () => startEdgeProcess(upstream, folder, 0, { IMAGE_SOURCES: upstream.url })
  let edge = await start()
  const get = (path: string) => fetch(edge.url + path)
  return {
    upstream,
    get,
    image: (name: string) => get(`/api/image?src=${encodeURIComponent(`${upstream.url}/${name}.jpg`)}&w=240`),
    metric: async (name: string) => {
      const lines = (await (await get('/metrics')).text()).split('\n')
      return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length))
    },
    readiness: async () => (await get('/readyz')).text(),
    imageProcess: () => childrenOf(edge.child.pid)[0] ?? 0,
    edge: () => edge,
    restart: async () => {
      await kill(edge.child)
      edge = await start()
    },
    async [Symbol.asyncDispose]() {
      killAll()
      await upstream.close()
      // The image process may write until it knows that the edge has ended.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    },
  }
}

const agesOf = async (responses: readonly Response[]) =>
  responses.map(({ status, headers }) => `${status} ${headers.get('cache-control')}`)

test('environment and arguments of the process of images hold no secret; it outlives a signal for all, and ends with the edge', async () => {
  await using pictures = await startPictures()
  await pictures.image('a')
  const pid = pictures.imageProcess()
  const known = ['environ', 'cmdline'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'latin1')).join('\0')
  for (const secret of [testKey.toString('base64'), 'wire-user', 'wire-password', 'SESSION', 'LOYALTY']) {
    expect(known).not.toContain(secret)
  }
  process.kill(pid, 'SIGTERM')
  process.kill(pid, 'SIGINT')
  expect(await agesOf([await pictures.image('b')])).toEqual(['200 public, max-age=86400'])
  await kill(pictures.edge().child)
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('a process of images starts with the edge, so that no first image waits for it', async () => {
  await using pictures = await startPictures()
  await expect.poll(pictures.imageProcess).toBeGreaterThan(0)
  const pid = pictures.imageProcess()
  await pictures.image('a')
  expect(childrenOf(pictures.edge().child.pid)).toEqual([pid])
})

test('the edge starts one program, whose arguments are settings and hold nothing of a request', async () => {
  await using pictures = await startPictures()
  expect(await agesOf([await pictures.image('--inspect=0;a')])).toEqual(['200 public, max-age=86400'])
  const edge = pictures.edge().child
  const [pid = 0, ...others] = childrenOf(edge.pid)
  const [program, file, settings = '', ...more] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1)
  expect([program, file, more]).toEqual([process.execPath, expect.stringMatching(/\/image-process\.ts$/), []])
  expect(Object.keys(JSON.parse(settings) as object)).toEqual(['cache', 'priority', 'limits'])
  expect([settings.includes('inspect'), others]).toEqual([false, []])
  await kill(edge)
  await expect.poll(() => isRunning(pid)).toBe(false)
})

// Rule: formats-48
test('without the processes every image is the placeholder for a moment, and the edge says so until they are back', async () => {
  await using pictures = await startPictures()
  const edge = pictures.edge().child
  const killProcesses = () => childrenOf(edge.pid).forEach((pid) => process.kill(pid, 'SIGKILL'))
  await pictures.image('stored')
  killProcesses()
  expect(await agesOf([await pictures.image('other')])).toEqual(['200 public, max-age=86400'])
  await expect.poll(() => childrenOf(edge.pid)).toHaveLength(2)
  killProcesses()
  await expect.poll(pictures.readiness).toContain('ready, but pictures are missing: the image process ended (SIGKILL)')
  const [stored, missing] = await Promise.all([pictures.image('stored'), pictures.image('new')])
  expect(await agesOf([stored, missing])).toEqual(['200 public, max-age=86400', '200 public, max-age=5'])
  expect(missing.headers.get('content-type')).toBe('image/svg+xml')
  const artwork = await missing.text()
  expect(artwork).toBe(readFileSync(join(brandFolder, 'pictures/placeholder.svg'), 'utf8'))
  // The fonts of servers and visitors differ.
  expect(artwork).not.toContain('<text')
  await expect.poll(pictures.readiness).toBe('ready')
  expect(await agesOf([await pictures.image('new')])).toEqual(['200 public, max-age=86400'])
  expect(await pictures.metric('edge_images_failing')).toBe(0)
})

test('32 identical requests make one image, and a restart keeps it', async () => {
  await using pictures = await startPictures()
  const responses = await Promise.all(Array.from({ length: 32 }, () => pictures.image('a')))
  const [first = Buffer.alloc(0), ...others] = await Promise.all(responses.map((response) => response.bytes()))
  for (const bytes of others) expect(bytes).toEqual(first)
  expect(await pictures.metric('edge_images_total{from="process"}')).toBe(1)
  await pictures.restart()
  expect(await (await pictures.image('a')).bytes()).toEqual(first)
  expect(await pictures.metric('edge_images_total{from="disk"}')).toBe(1)
  expect(pictures.upstream.requests).toHaveLength(1)
})
