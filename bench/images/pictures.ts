import sharp, { type Sharp } from 'sharp'
import { createRandom } from '@portal/edge-proxy/test/random'

/** px; the size of a large picture in a shop. */
const [width, height] = [2000, 1500]

/** Disks that cover each other, many small ones and few large ones, as things do in photographs. */
function disks(random: () => number): string {
  const drawn = Array.from({ length: 4_000 }, () => {
    const [x, y, light] = [random() * width, random() * height, random() * 90]
    const colour = `hsl(${random() * 70} ${random() * 60}% ${light}%)`
    return `<circle cx="${x}" cy="${y}" r="${Math.min(500, 14 / Math.sqrt(random() + 1e-4))}" fill="${colour}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`
}

/** A JPEG with edges and textures of every size, like a photograph. `seed` makes another one. */
export async function generatedPicture(seed: number): Promise<Buffer> {
  const below = createRandom(seed)
  const random = (): number => below(2 ** 32) / 2 ** 32
  const drawn = await sharp(Buffer.from(disks(random)))
    .flatten()
    .blur(1.2)
    .raw()
    .toBuffer()
  const grain = Uint8ClampedArray.from(
    drawn,
    (value, index) =>
      // The same grain in the three channels of a pixel: brightness has more of it than colour.
      value + ((Math.imul(Math.floor(index / 3) + seed, 2_654_435_761) >>> 24) - 128) / 16,
  )
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Peak signal-to-noise ratio in dB of an encoded image against its source, resized without a loss. */
export async function fidelity(encoded: Uint8Array, source: Buffer, size: number): Promise<number> {
  const pixels = (image: Sharp) => image.removeAlpha().toColourspace('srgb').raw().toBuffer()
  const resized = sharp(source).autoOrient().resize({ width: size, withoutEnlargement: true })
  const [actual, exact] = await Promise.all([pixels(sharp(encoded)), pixels(resized)])
  const error = actual.reduce((sum, value, index) => sum + (value - (exact[index] ?? 0)) ** 2, 0)
  return 10 * Math.log10((255 ** 2 * actual.length) / error)
}
