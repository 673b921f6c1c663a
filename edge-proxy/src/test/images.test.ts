import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { missing, serve, solid, startImageEdge } from './image-edge.ts'
import { sends, type UpstreamHandler } from './recording-upstream.ts'

const { shop, edge, jpeg, fresh, image, isPlaceholder, close } = await startImageEdge()
afterAll(close)
beforeEach(() => void (shop.requests.length = 0))
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

// Rule: formats-44
test.each([
  { title: 'the width', query: '&w=480', accept: 'image/webp', format: 'webp', width: 480, height: 320 },
  { title: 'a square', query: '&w=312&h=312', accept: 'image/webp', format: 'webp', width: 312, height: 312 },
  { title: 'a smaller original', query: '&w=1496', accept: '*/*', format: 'jpeg', width: 900, height: 600 },
])('resizes to $width × $height: $title', async ({ query, accept, format, width, height }) => {
  shop.respondWith(serve(jpeg))
  const response = await image(fresh(), query, { accept })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(response.headers.get('vary')).toBe('Accept, Origin')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format, width, height })
})

/** Browsers that show AVIF. */
const avif = 'image/avif,image/webp,image/*'
const typeAndAge = ({ headers }: Response) => `${headers.get('content-type')} ${headers.get('cache-control')}`
const best = 'image/avif public, max-age=86400'

// Rule: formats-50
test.each([
  { accept: avif, first: 'image/webp' },
  { accept: 'image/avif', first: 'image/jpeg' },
])('sends $first first for a short time to $accept, and AVIF as soon as it is made', async ({ accept, first }) => {
  const source = fresh()
  let makeAvif = (): void => {}
  shop.respondWith((recorded, response) => {
    const respond = () => serve(jpeg)(recorded, response)
    if (shop.requests.length === 2) makeAvif = respond
    else respond()
  })
  const get = (headers = {}) => image(source, '&w=240', { accept, ...headers })
  const responses = [await get(), await get()]
  expect(responses.map(typeAndAge)).toEqual(Array(2).fill(`${first} public, max-age=60`))
  expect(responses[0]?.headers.get('vary')).toBe('Accept, Origin')
  const known = { 'if-none-match': responses[0]?.headers.get('etag') ?? '' }
  const unchanged = await get(known)
  expect([unchanged.status, unchanged.headers.get('cache-control')]).toEqual([304, 'public, max-age=60'])
  await expect.poll(() => shop.requests.length).toBe(2)
  // Meanwhile all others get their images.
  expect(await isPlaceholder(await image(source, '&w=312', { accept: 'image/webp' }, '198.51.100.1'))).toBe(false)
  makeAvif()
  await expect.poll(async () => typeAndAge(await get())).toBe(best)
  const changed = await get(known)
  expect([changed.status, (await bytesOf(changed)).subarray(4, 12).toString('latin1')]).toEqual([200, 'ftypavif'])
})

test('an image whose AVIF cannot be made stays in its first format, for a short time', async () => {
  const source = fresh()
  shop.respondWith((recorded, response) => (shop.requests.length === 1 ? serve(jpeg) : missing)(recorded, response))
  const sent = new Set<string>()
  // While one attempt is under way, another request begins none.
  const attempts = async () => {
    if (shop.requests.length < 3) sent.add(typeAndAge(await image(source, '&w=240', { accept: avif })))
    return shop.requests.length
  }
  await expect.poll(attempts).toBe(3)
  expect([...sent]).toEqual(['image/webp public, max-age=60'])
})

test('an image whose name has a percent sign is fetched by that name', async () => {
  shop.respondWith(serve(jpeg))
  const name = '/images/100%25%20Kakao%20%26%20Salz.jpg'
  expect(await isPlaceholder(await image(shop.url + name))).toBe(false)
  expect(shop.requests.map(({ target }) => target)).toEqual([name])
})

// Rule: formats-53
test('two spellings of an address are one picture, which is fetched once, by its encoded name', async () => {
  shop.respondWith(serve(jpeg))
  for (const name of ['Käse teller.jpg', 'K%C3%A4se%20teller.jpg', 'K%c3%a4se teller.jpg']) {
    expect(await isPlaceholder(await image(`${shop.url}/images/${name}`))).toBe(false)
  }
  expect(shop.requests.map(({ target }) => target)).toEqual(['/images/K%C3%A4se%20teller.jpg'])
})

test('a browser that refuses AVIF gets WebP for good', async () => {
  shop.respondWith(serve(jpeg))
  const response = await image(fresh(), '&w=240', { accept: 'image/avif;q=0, image/webp' })
  expect(typeAndAge(response)).toBe('image/webp public, max-age=86400')
})

test.each(['image/webp', 'image/jpeg', avif])('sends an image of 20 × 20 000 px to %s', async (accept) => {
  shop.respondWith(serve(await solid(20, 20_000).png().toBuffer()))
  const response = await image(fresh(), '&w=240', { accept })
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width: 20, height: 960 })
})

test.each(['png', 'webp'] as const)('reads %s', async (format) => {
  shop.respondWith(serve(await solid(300, 300).toFormat(format).toBuffer(), 'application/octet-stream'))
  const response = await image(fresh())
  expect(await isPlaceholder(response)).toBe(false)
  expect(response.headers.get('content-type')).toBe('image/webp')
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')

// Rule: formats-41
test.each<{ title: string; handler: () => UpstreamHandler | Promise<UpstreamHandler> }>([
  { title: 'is missing', handler: () => missing },
  { title: 'is an error', handler: () => sends(500, {}, jpeg) },
  { title: 'redirects to a private address', handler: () => sends(302, { location: 'http://127.0.0.1/' }) },
  { title: 'is HTML', handler: () => serve('<html><script>alert(1)</script></html>') },
  { title: 'is SVG with the type of a JPEG', handler: () => serve(svg) },
  { title: 'is SVG', handler: () => serve(svg, 'image/svg+xml') },
  { title: 'is GIF', handler: () => serve(gif, 'image/gif') },
  { title: 'is empty', handler: () => serve('') },
  {
    title: 'is a JPEG in its first bytes only',
    handler: () => serve(Buffer.concat([jpeg.subarray(0, 4), Buffer.from(svg)])),
  },
  { title: 'is truncated', handler: () => serve(jpeg.subarray(0, jpeg.length / 2)) },
  {
    title: 'ends with its connection',
    handler: () => (_, response) =>
      void response.writeHead(200, { 'content-length': '9999' }).write(jpeg, () => response.socket?.destroy()),
  },
  {
    title: 'has a content-length above the limit',
    handler: () => (_, response) => void response.writeHead(200, { 'content-length': '200001' }).write('x'),
  },
  { title: 'has too many bytes', handler: () => serve(Buffer.concat([jpeg, Buffer.alloc(200_001)])) },
  { title: 'has too many pixels', handler: async () => serve(await solid(4_000, 4_000).png().toBuffer()) },
  { title: 'is compressed', handler: () => sends(200, { 'content-encoding': 'gzip' }, jpeg) },
  { title: 'never comes', handler: () => () => {} },
  { title: 'never ends', handler: () => (_, response) => void response.writeHead(200).write(jpeg.subarray(0, 99)) },
])('sends the placeholder when the image $title', async ({ handler }) => {
  shop.respondWith(await handler())
  const response = await image(fresh())
  expect(await isPlaceholder(response)).toBe(true)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(shop.requests).toHaveLength(1)
})

test.each([
  { title: 'without an address', query: 'w=240' },
  { title: 'with an empty address', query: 'src=&w=240' },
  { title: 'of a source that is not listed', query: 'src=https%3A%2F%2Fevil.example%2Fa.jpg&w=240' },
  { title: 'with an address that is no URL', query: 'src=%5Bobject%20Object%5D&w=240' },
])('sends the placeholder for an image $title, for a short time, and fetches nothing', async ({ query }) => {
  const response = await edge.get(`/api/image?${query}`, { headers: { accept: 'image/webp' } })
  expect(await isPlaceholder(response)).toBe(true)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(shop.requests).toEqual([])
})

test('fetches a missing image again on the next request', async () => {
  const src = fresh()
  shop.respondWith(missing)
  expect(await isPlaceholder(await image(src))).toBe(true)
  shop.respondWith(serve(jpeg))
  expect(await isPlaceholder(await image(src))).toBe(false)
})

test('does not connect to a listed host that resolves to a private address', async () => {
  const response = await image(`http://rebound.localhost/images/a.jpg`)
  expect(await isPlaceholder(response)).toBe(true)
})

test('responds with 304 to a browser that has the image, and fetches the source once', async () => {
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

test('resizes once for 32 identical requests', async () => {
  shop.respondWith(serve(jpeg))
  const src = fresh()
  const responses = await Promise.all(Array.from({ length: 32 }, () => image(src)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(shop.requests).toHaveLength(1)
})

test.each([
  { title: 'a free width', target: '/api/image?src=x&w=99999' },
  { title: 'no parameters', target: '/api/image' },
])('rejects $title with 400 and fetches nothing', async ({ target }) => {
  const response = await edge.get(target)
  expect(response.status).toBe(400)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(shop.requests).toEqual([])
})
