import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rewards } from '../state/rewards.ts'
import { createTestClient } from '../testing/test-client.ts'
import { motifs } from './pictures.ts'

test('every reward has a motif of its own', () => {
  expect(Object.keys(motifs).toSorted()).toEqual(rewards.map(({ couponId }) => couponId.toLowerCase()).toSorted())
  expect(new Set(Object.values(motifs).map((draw) => draw())).size).toBe(rewards.length)
})

test.each(Object.keys(motifs))('the picture of %s is a JPEG of 1200 × 1200 pixels', async (id) => {
  const response = await createTestClient().send('GET', `images/${id}-1200x1200.jpg`)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 1200 })
})

test.each(['r99-1200x1200.jpg', 'r1-99999x99999.jpg', 'r1.jpg'])('%s is 404', async (file) => {
  expect((await createTestClient().send('GET', `images/${file}`)).status).toBe(404)
})
