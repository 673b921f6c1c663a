import { afterAll, beforeEach, expect, test } from 'vitest'
import { serve, startImageEdge } from './image-edge.ts'

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
