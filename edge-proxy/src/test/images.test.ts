import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeholder } from '../images/placeholder.ts'
import { startUpstream, type UpstreamHandler, type Upstream } from './recording-upstream.ts'
import { startEdge, type TestEdge } from './test-edge.ts'

let shop: Upstream
let edge: TestEdge
let jpeg: Buffer
let standIn: string

const serve =
  (bytes: Buffer | string, type = 'image/jpeg'): UpstreamHandler =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes)
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#17392d' } })
let counter = 0
/** Another address each time, so that nothing comes from the cache. */
const fresh = () => `${shop.url}/images/${++counter}.jpg`
const image = (src: string, query = '&w=240', headers: Record<string, string> = {}) =>
  edge.get(`/api/image?src=${encodeURIComponent(src)}${query}`, { headers: { accept: 'image/webp', ...headers } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const isPlaceholder = async (response: Response) => response.status === 200 && response.headers.get('etag') === standIn

beforeAll(async () => {
  shop = await startUpstream()
  jpeg = await solid(900, 600).jpeg().toBuffer()
  await placeholder
  const limits = { imageTimeout: 1_000, imageBytes: 200_000, imagePixels: 2_000_000 }
  edge = startEdge(shop.url, { imageSources: [`${shop.url}/images/`, 'http://rebound.localhost/'] })
  const { limits: rest } = edge.config
  await edge.close()
  edge = startEdge(shop.url, {
    imageSources: [`${shop.url}/images/`, 'http://rebound.localhost/'],
    limits: { ...rest, ...limits },
  })
  shop.respondWith((_, response) => void response.writeHead(404).end())
  standIn = (await image(fresh())).headers.get('etag') ?? ''
})

beforeEach(() => void (shop.requests.length = 0))

afterAll(async () => {
  await edge.close()
  await shop.close()
})

test.each([
  { title: 'the width alone', query: '&w=480', accept: 'image/webp', format: 'webp', width: 480, height: 320 },
  { title: 'a square', query: '&w=312&h=312', accept: 'image/webp', format: 'webp', width: 312, height: 312 },
  { title: 'no more than there is', query: '&w=1496', accept: '*/*', format: 'jpeg', width: 900, height: 600 },
])('resizes to $title', async ({ query, accept, format, width, height }) => {
  shop.respondWith(serve(jpeg))
  const response = await image(fresh(), query, { accept })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(response.headers.get('vary')).toBe('Accept')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format, width, height })
})

test('answers AVIF where it is understood', async () => {
  shop.respondWith(serve(jpeg))
  const response = await image(fresh(), '&w=240', { accept: 'image/avif,image/webp' })
  expect(response.headers.get('content-type')).toBe('image/avif')
  // This process may not read AVIF any more: its box says what it is.
  expect((await bytesOf(response)).subarray(4, 12).toString('latin1')).toBe('ftypavif')
})

test.each(['png', 'webp'] as const)('reads %s', async (format) => {
  shop.respondWith(serve(await solid(300, 300).toFormat(format).toBuffer(), 'application/octet-stream'))
  const response = await image(fresh())
  expect(await isPlaceholder(response)).toBe(false)
  expect(response.headers.get('content-type')).toBe('image/webp')
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')

test.each<{ title: string; handler: () => UpstreamHandler | Promise<UpstreamHandler> }>([
  { title: 'is missing', handler: () => (_, response) => void response.writeHead(404).end() },
  { title: 'is an error', handler: () => (_, response) => void response.writeHead(500).end(jpeg) },
  {
    title: 'redirects to a private address',
    handler: () => (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
  },
  { title: 'is HTML', handler: () => serve('<html><script>alert(1)</script></html>') },
  { title: 'is SVG called JPEG', handler: () => serve(svg) },
  { title: 'is SVG', handler: () => serve(svg, 'image/svg+xml') },
  { title: 'is GIF', handler: () => serve(gif, 'image/gif') },
  { title: 'is empty', handler: () => serve('') },
  {
    title: 'is a JPEG in its first bytes alone',
    handler: () => serve(Buffer.concat([jpeg.subarray(0, 4), Buffer.from(svg)])),
  },
  { title: 'is cut', handler: () => serve(jpeg.subarray(0, jpeg.length / 2)) },
  {
    title: 'breaks off',
    handler: () => (_, response) =>
      void response.writeHead(200, { 'content-length': '9999' }).write(jpeg, () => response.socket?.destroy()),
  },
  {
    title: 'announces too many bytes',
    handler: () => (_, response) => void response.writeHead(200, { 'content-length': '200001' }).write('x'),
  },
  { title: 'sends too many bytes', handler: () => serve(Buffer.concat([jpeg, Buffer.alloc(200_001)])) },
  { title: 'is a pixel bomb', handler: async () => serve(await solid(4_000, 4_000).png().toBuffer()) },
  {
    title: 'is compressed',
    handler: () => (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(jpeg),
  },
  { title: 'never comes', handler: () => () => {} },
  { title: 'never ends', handler: () => (_, response) => void response.writeHead(200).write(jpeg.subarray(0, 99)) },
])('gives the placeholder when the picture $title', async ({ handler }) => {
  shop.respondWith(await handler())
  const response = await image(fresh())
  expect(await isPlaceholder(response)).toBe(true)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(shop.requests).toHaveLength(1)
})

test('draws the placeholder at the asked size', async () => {
  shop.respondWith((_, response) => void response.writeHead(404).end())
  const bytes = await bytesOf(await image(fresh(), '&w=600&h=600'))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 600 })
})

test('tries a missing picture again', async () => {
  const src = fresh()
  shop.respondWith((_, response) => void response.writeHead(404).end())
  expect(await isPlaceholder(await image(src))).toBe(true)
  shop.respondWith(serve(jpeg))
  expect(await isPlaceholder(await image(src))).toBe(false)
})

test('does not dial a listed name that leads to a private address', async () => {
  const response = await image(`http://rebound.localhost/images/a.jpg`)
  expect(await isPlaceholder(response)).toBe(true)
})

test('answers 304 to a browser that has the picture, and asks the source once', async () => {
  shop.respondWith(serve(jpeg))
  const src = fresh()
  const etag = (await image(src)).headers.get('etag') ?? ''
  for (const header of [etag, `"x", W/${etag}`]) {
    const again = await image(src, '&w=240', { 'if-none-match': header })
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0])
  }
  expect((await image(src, '&w=240', { 'if-none-match': '"other"' })).status).toBe(200)
  expect(shop.requests).toHaveLength(1)
})

test('makes one picture of 32 identical requests', async () => {
  shop.respondWith(serve(jpeg))
  const src = fresh()
  const answers = await Promise.all(Array.from({ length: 32 }, () => image(src)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(shop.requests).toHaveLength(1)
})

test('refuses more different pictures at once than may wait', async () => {
  // The source holds its answers until as many were refused as must be, so that nobody is done early.
  const { promise: allRefused, resolve } = Promise.withResolvers<void>()
  shop.respondWith((recorded, response) => void allRefused.then(() => serve(jpeg)(recorded, response)))
  let refused = 0
  const answers = Array.from({ length: 40 }, async () => {
    const { status } = await image(fresh())
    if (status === 503 && (refused += 1) === 6) resolve()
    return status
  })
  const statuses = await Promise.all(answers)
  expect(statuses.filter((status) => status === 503)).toHaveLength(6)
  expect(statuses.filter((status) => status === 200)).toHaveLength(34)
})

test.each([
  { title: 'an unlisted source', target: '/api/image?src=https%3A%2F%2Fevil.example%2Fa.jpg&w=240' },
  { title: 'a free width', target: '/api/image?src=x&w=99999' },
  { title: 'nothing', target: '/api/image' },
])('refuses $title with 400 and asks nobody', async ({ target }) => {
  const response = await edge.get(target)
  expect(response.status).toBe(400)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(shop.requests).toEqual([])
})
