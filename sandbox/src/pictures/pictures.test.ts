import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { fullCatalogue } from '../catalogue/catalogue.ts'
import { createTestClient } from '../testing/test-client.ts'
import { backgrounds } from './entry-images.ts'
import { createPictures, pictureIds, toJpeg } from './pictures.ts'

const withoutPicture = ['none', 'broken', 'unlisted']

test('every coupon and reward with a picture has a drawing of its own', () => {
  const drawn = fullCatalogue.filter(({ images = '' }) => !withoutPicture.includes(images))
  const ids = drawn.map(({ couponId }) => couponId.toLowerCase())
  expect([...pictureIds].toSorted()).toEqual([...ids, ...backgrounds].toSorted())
})

test.each(['r1', 'a10', 'r_47', '80046', 'leaves'])('the picture of %s is a JPEG of 1200 × 1200 pixels', async (id) => {
  const response = await createTestClient().send('GET', `images/${id}-1200x1200.jpg`)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 1200 })
})

test.each(['r99-1200x1200.jpg', 'r1-99999x99999.jpg', 'r1.jpg', 'constructor-1200x1200.jpg'])(
  '%s is 404',
  async (file) => {
    expect((await createTestClient().send('GET', `images/${file}`)).status).toBe(404)
  },
)

test('a rendered picture is stored in the folder and read from there after a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await createPictures(folder)('a7')
  const [file = ''] = readdirSync(folder)
  writeFileSync(path.join(folder, file), 'stored')
  expect(String(await createPictures(folder)('a7'))).toBe('stored')
})

// Rule: formats-65
test.each([
  { title: 'a photograph fills its square', background: { r: 200, g: 30, b: 30, alpha: 1 }, filled: true },
  {
    title: 'a picture with transparent parts stays whole',
    background: { r: 200, g: 30, b: 30, alpha: 0.5 },
    filled: false,
  },
])('in the catalogue $title', async ({ background, filled }) => {
  const channels = filled ? 3 : 4
  const picture = await sharp({ create: { width: 900, height: 300, channels, background } })
    .png()
    .toBuffer()
  const { data } = await sharp(await toJpeg(picture))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]! > 190 && data[1]! < 60).toBe(filled)
})
