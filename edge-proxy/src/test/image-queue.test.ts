import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { serve, startImageEdge } from './image-edge.ts'
import { requestText } from './raw-request.ts'

const { shop, edge, jpeg, fresh, image, isPlaceholder, close } = await startImageEdge()
afterAll(close)
beforeEach(() => void (shop.requests.length = 0))

/** Holds back the images whose address has `flood`; returns a function that sends them. */
function holdFlood(): () => void {
  const held: (() => void)[] = []
  shop.respondWith((recorded, response) => {
    const respond = () => serve(jpeg)(recorded, response)
    if (recorded.target.includes('flood')) held.push(respond)
    else respond()
  })
  return () => {
    shop.respondWith(serve(jpeg))
    for (const respond of held) respond()
  }
}
const flood = (count: number, from: string) =>
  Array.from({ length: count }, () => image(`${fresh()}-flood.jpg`, '&w=240', {}, from))

test('sends the placeholder for a moment when a client waits for too many images, and counts it', async () => {
  const release = holdFlood()
  let dropped = 0
  const responses = flood(80, '203.0.113.1').map(async (sent) => {
    const response = await sent
    if ((await isPlaceholder(response)) && (dropped += 1) === 15) release()
    return response.headers.get('cache-control')
  })
  const ages = await Promise.all(responses)
  expect(ages.filter((age) => age === 'public, max-age=5')).toHaveLength(15)
  expect(ages.filter((age) => age === 'public, max-age=86400')).toHaveLength(65)
  const metrics = await (await edge.get('/metrics', { from: '127.0.0.1' })).text()
  expect(metrics).toContain('edge_drops_total{kind="image"} 15')
})

test('a client that waits for many images keeps no other client from its images', async () => {
  const release = holdFlood()
  const flooding = flood(70, '203.0.113.1')
  const member = await Promise.all(Array.from({ length: 6 }, () => image(fresh(), '&w=240', {}, '198.51.100.1')))
  expect(await Promise.all(member.map(isPlaceholder))).toEqual(Array.from({ length: 6 }, () => false))
  release()
  await Promise.all(flooding)
})

test('an image that another client waits for is made in the turn of the client that comes first', async () => {
  const release = holdFlood()
  const wanted = fresh()
  const flooding = [...flood(60, '203.0.113.1'), image(wanted, '&w=240', {}, '203.0.113.1')]
  const response = await image(wanted, '&w=240', {}, '198.51.100.1')
  expect(await isPlaceholder(response)).toBe(false)
  release()
  await Promise.all(flooding)
  expect(shop.requests.filter(({ target }) => wanted.endsWith(target))).toHaveLength(1)
})

// Rule: formats-55
test('an image is not fetched if all its requests were aborted before its turn', async () => {
  const release = holdFlood()
  const from = '203.0.113.2'
  const [aborted, wanted] = [fresh(), fresh()]
  const port = await edge.port()
  /** Sends a request for an image on a connection that the edge has accepted. */
  const send = async (src: string) => {
    const socket = connect(port, '127.0.0.1')
    const headers = { accept: 'image/webp', 'x-test-peer': from }
    const text = (target: string) => requestText('GET', target, headers).replace('connection: close\r\n', '')
    socket.write(text('/healthz'))
    await once(socket, 'data')
    socket.write(text(`/api/image?src=${encodeURIComponent(src)}&w=240`))
    return socket
  }
  /** The edge reads what was sent before it responds to a later request. */
  const allRead = async () => {
    for (let round = 0; round < 3; round += 1) await edge.get('/healthz')
  }
  const flooding = flood(1, from)
  await expect.poll(() => shop.requests.length).toBe(1)
  const sockets = await Promise.all([aborted, aborted, wanted].map(send))
  const response = image(wanted, '&w=240', {}, from)
  await allRead()
  for (const socket of sockets) socket.destroy()
  await allRead()
  release()
  expect(await isPlaceholder(await response)).toBe(false)
  await Promise.all(flooding)
  const fetched = shop.requests.map(({ target }) => target)
  expect([aborted, wanted].map((src) => fetched.some((target) => src.endsWith(target)))).toEqual([false, true])
})
