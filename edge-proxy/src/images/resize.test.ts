import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLimits as limits } from '../config/config.ts'
import { resize } from './resize.ts'

/** px; the width of the largest picture on a page, and of the squares that encoders leave. */
const [width, square] = [748, 16]
const size = { width, height: width }

/** A pastel ground with light from the left, as behind the motifs of the artwork. */
const artwork = (ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><radialGradient id="light" cx=".3" cy=".22" r=".9">
  <stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset=".65" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <rect width="1200" height="1200" fill="${ground}"/><rect width="1200" height="1200" fill="url(#light)"/></svg>`

const jpegOf = (image: Sharp): Promise<Buffer> => image.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
const pixelsOf = (image: Sharp): Promise<Buffer> => image.removeAlpha().raw().toBuffer()

/** The mean error of each channel of a square, in levels of 256. */
function meanErrors(actual: Buffer, exact: Buffer, top: number, left: number): number[] {
  const sums = [0, 0, 0]
  for (let y = top; y < top + square; y += 1) {
    for (let x = left; x < left + square; x += 1) {
      const at = (y * width + x) * 3
      for (const channel of sums.keys()) sums[channel]! += actual[at + channel]! - exact[at + channel]!
    }
  }
  return sums.map((sum) => sum / square ** 2)
}

/** The steps between neighbouring squares that the source has not, in levels of 256; the smallest come first. */
function stepsOf(actual: Buffer, exact: Buffer): number[] {
  const count = Math.floor(width / square)
  const errors = Array.from({ length: count ** 2 }, (_, index) =>
    meanErrors(actual, exact, Math.floor(index / count) * square, (index % count) * square),
  )
  const step = (one: number, other: number) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs(errors[one]![channel]! - errors[other]![channel]!)))
  return errors
    .flatMap((_, index) => [
      ...((index + 1) % count === 0 ? [] : [step(index, index + 1)]),
      ...(index + count < errors.length ? [step(index, index + count)] : []),
    ])
    .toSorted((one, other) => one - other)
}

describe.each(['#dfe8d8', '#f6dfc3', '#eddbe2'])('a soft gradient on %s', (ground) => {
  let source: Buffer
  let exact: Buffer

  beforeAll(async () => {
    source = await jpegOf(sharp(Buffer.from(artwork(ground))))
    exact = await pixelsOf(sharp(source).resize(size))
  })

  test.each(['avif', 'webp'] as const)('shows no squares as %s', async (format) => {
    const steps = stepsOf(await pixelsOf(sharp(await resize(source, { ...size, format }, limits))), exact)
    expect(steps[Math.floor(0.99 * steps.length)]).toBeLessThan(1.8)
  })
})

test.each(['avif', 'webp'] as const)('colours behind half transparency stay as they are, as %s', async (format) => {
  const expected = [240, 100, 20, 128]
  const [r, g, b] = expected
  const source = sharp({ create: { width: 300, height: 300, channels: 4, background: { r, g, b, alpha: 0.5 } } }).png()
  const resized = await resize(await source.toBuffer(), { width: 240, height: 240, format }, limits)
  const actual = await sharp(resized).raw().toBuffer()
  const differences = expected.map((level, channel) => Math.abs(level - actual[channel]!))
  expect(Math.max(...differences)).toBeLessThan(8)
})

const solid = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: '#123456' }, limitInputPixels: false })
const deep = (channels: 3 | 4): Sharp => solid(1_000, 1_000, channels).toColourspace('rgb16')
const million = (channels: 3 | 4 = 3): Sharp => solid(1_000, 1_000, channels)

// Of a million pixels: one byte for each pixel, channel and eight bits of depth, twice for a picture held as a whole.
test.each([
  { title: 'a PNG', megabytes: 3, picture: million().png() },
  { title: 'a PNG with transparency', megabytes: 4, picture: million(4).png() },
  { title: 'an interlaced PNG', megabytes: 6, picture: million().png({ progressive: true }) },
  { title: 'a PNG of 16 bits', megabytes: 6, picture: deep(3).png() },
  { title: 'an interlaced PNG of 16 bits', megabytes: 16, picture: deep(4).png({ progressive: true }) },
  { title: 'a turned PNG of 16 bits', megabytes: 12, picture: deep(3).png().withMetadata({ orientation: 5 }) },
  { title: 'a turned JPEG', megabytes: 6, picture: million().jpeg().withMetadata({ orientation: 6 }) },
  {
    title: 'a JPEG that Exif leaves as it is',
    megabytes: 3,
    picture: million().jpeg().withMetadata({ orientation: 1 }),
  },
  { title: 'a progressive JPEG', megabytes: 6, picture: million().jpeg({ progressive: true }) },
  { title: 'a CMYK JPEG', megabytes: 4, picture: million().toColourspace('cmyk').jpeg() },
  { title: 'a turned WebP', megabytes: 6, picture: million().webp().withMetadata({ orientation: 8 }) },
])('$title is refused before decoding when it takes more than $megabytes MB', async ({ megabytes, picture }) => {
  const source = await picture.toBuffer()
  const resized = (imageDecodedBytes: number): Promise<Buffer> =>
    resize(source, { width: 240, height: null, format: 'jpeg' }, { ...limits, imageDecodedBytes })
  await expect(resized(megabytes * 1_000_000 - 1)).rejects.toThrow('too many decoded bytes')
  expect((await resized(megabytes * 1_000_000)).length).toBeGreaterThan(0)
})

// Rule: formats-51
test.each([
  { source: [20, 20_000], square: false, size: [20, 960] },
  { source: [20, 70_000], square: false, size: [20, 960] },
  { source: [300, 20_000], square: false, size: [240, 960] },
  { source: [240, 960], square: false, size: [240, 960] },
  { source: [70_000, 20], square: false, size: [240, 1] },
  { source: [20, 70_000], square: true, size: [240, 240] },
  { source: [70_000, 20], square: true, size: [240, 240] },
  { source: [1, 1], square: false, size: [1, 1] },
] as const)(
  'a picture of $source px is $size px in every format',
  async ({ source: [wide, high], square: isSquare, size }) => {
    const source = await solid(wide, high).png().toBuffer()
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const resized = await resize(source, { width: 240, height: isSquare ? 240 : null, format }, limits)
      const { width: actualWidth, height, format: actual } = await sharp(resized).metadata()
      expect([actualWidth, height, actual]).toEqual([...size, format === 'avif' ? 'heif' : format])
    }
  },
)

test('of a WebP with many frames the first one is read', async () => {
  const frames = await Promise.all(
    ['#000', '#fff'].map((background) => solid(8, 8).flatten().tint(background).png().toBuffer()),
  )
  const source = await sharp(
    Array.from({ length: 200 }, (_, index) => frames[index % 2]!),
    { join: { animated: true } },
  )
    .webp()
    .toBuffer()
  const {
    width: actual,
    height,
    pages,
  } = await sharp(await resize(source, { ...size, format: 'webp' }, limits)).metadata()
  expect([actual, height, pages]).toEqual([width, width, undefined])
})
