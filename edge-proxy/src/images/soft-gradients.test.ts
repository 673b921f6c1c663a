import { expect, test } from 'vitest'
import { softGradients } from './soft-gradients.ts'

const [width, height] = [160, 80]

/** An image of three channels; `level` gives that of each pixel. */
const pixels = (level: (x: number, y: number) => number) => ({
  data: Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    return level(pixel % width, Math.floor(pixel / width))
  }),
  width,
  height,
  channels: 3,
})

test.each([
  { title: 'a plain colour', level: () => 200, part: 0 },
  { title: 'a gradient of a level in 4 px', level: (x: number) => 180 + x / 4, part: 1 },
  { title: 'a gradient of a level in 100 px', level: (x: number) => 180 + x / 100, part: 0 },
  { title: 'a gradient of a level in 1 px', level: (x: number) => x, part: 0 },
  { title: 'noise of 20 levels', level: (x: number, y: number) => 100 + ((x * 7_919 + y * 104_729) % 20), part: 0 },
  { title: 'grain of 4 levels', level: (x: number, y: number) => 100 + ((x * 7_919 + y * 104_729) % 5), part: 0 },
  { title: 'a gradient beside a texture', level: (x: number) => (x < 80 ? 180 + x / 4 : (x % 3) * 40), part: 0.5 },
])('$title: $part of it is a soft gradient', ({ level, part }) => {
  expect(softGradients(pixels(level))).toBe(part)
})

test('an image that is smaller than a square has no gradient', () => {
  expect(softGradients({ data: new Uint8Array(3 * 8 * 8), width: 8, height: 8, channels: 3 })).toBe(0)
})
