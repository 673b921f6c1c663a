import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
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
    const steps = stepsOf(await pixelsOf(sharp(await resize(source, { ...size, format }, 2_000_000))), exact)
    expect(steps[Math.floor(0.99 * steps.length)]).toBeLessThan(1.8)
  })
})

test.each(['avif', 'webp'] as const)('colours behind half transparency stay as they are, as %s', async (format) => {
  const expected = [240, 100, 20, 128]
  const [r, g, b] = expected
  const source = sharp({ create: { width: 300, height: 300, channels: 4, background: { r, g, b, alpha: 0.5 } } }).png()
  const resized = await resize(await source.toBuffer(), { width: 240, height: 240, format }, 1_000_000)
  const actual = await sharp(resized).raw().toBuffer()
  const differences = expected.map((level, channel) => Math.abs(level - actual[channel]!))
  expect(Math.max(...differences)).toBeLessThan(8)
})
