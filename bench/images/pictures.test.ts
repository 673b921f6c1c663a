import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fidelity } from './pictures.ts'

test('the fidelity is that of the pixels: 20 dB for an error of a tenth of the range, more for a better image', async () => {
  const grey = (level: number) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: { r: level, g: level, b: level } } })
      .png()
      .toBuffer()
  const source = await grey(100)
  expect(await fidelity(await grey(100 + 255 / 10), source, 60)).toBeCloseTo(20, 0)
  expect(await fidelity(await grey(101), source, 60)).toBeCloseTo(48.13, 1)
})
