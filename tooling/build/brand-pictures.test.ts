import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makePictures, type MadePicture } from './brand-pictures.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"/>'
const solid = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#a05030' } })

/** A brand `laden` whose hero is the given file. */
function brandWith(files: Readonly<Record<string, string | Buffer>>, hero = 'hero.jpg') {
  const place = mkdtempSync(path.join(tmpdir(), 'brand-pictures-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const folder = path.join(place, 'laden')
  for (const each of ['content', 'pictures']) mkdirSync(path.join(folder, each), { recursive: true })
  const address = (name: string) => `new URL('${name}', import.meta.url).href`
  const item = `{ picture: ${address('../pictures/drawing.svg')}, pictureAlt: '' }`
  const texts = {
    'content.ts': `export const content = { benefits: async () => [], rarities: async () => [],
      pictures: { hero: ${address(`./pictures/${hero}`)}, gift: ${address('./pictures/drawing.svg')}, error: ${address('./pictures/drawing.svg')} },
      pictureAlts: { hero: '', gift: '', error: '' } }`,
    'content/home.ts': `export const home = { appPicture: ${address('../pictures/drawing.svg')}, appPictureAlt: '' }`,
    'content/app.ts': `export const appPage = ${item}`,
    'content/contest.ts': `export const contest = ${item}`,
    'content/events.ts': 'export const events = []',
    'content/landing.ts': 'export const landing = { benefits: [] }',
    'content/catalogue.ts': 'export const catalogue = {}',
    'pictures/drawing.svg': svg,
    'icon.svg': svg,
  }
  for (const [file, bytes] of Object.entries({ ...texts, ...files })) writeFileSync(path.join(folder, file), bytes)
  return () => makePictures(folder, path.join(place, 'cache'))
}

const describe = async ({ files }: MadePicture) =>
  Promise.all(
    files.map(async (file) => {
      const { width, height, format, compression } = await sharp(file).metadata()
      return `${width} × ${height} ${compression === 'av1' ? 'avif' : format}`
    }),
  )

// Rule: formats-63
test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'of a large %s the build makes AVIF and WebP files of three widths in the shape of its place',
  async (format) => {
    const [made] = await brandWith({ 'pictures/hero.jpg': await solid(2000, 3000).toFormat(format).toBuffer() })()
    expect(await describe(made!)).toEqual([
      '480 × 338 avif',
      '480 × 338 webp',
      '800 × 563 avif',
      '800 × 563 webp',
      '1200 × 845 avif',
      '1200 × 845 webp',
    ])
    expect(path.basename(made!.main)).toMatch(/^hero-1200x845\.[0-9a-f]{10}\.webp$/)
  },
)

// Rule: formats-63
test('a picture is never enlarged', async () => {
  const [made] = await brandWith({ 'pictures/hero.jpg': await solid(640, 460).jpeg().toBuffer() })()
  expect(await describe(made!)).toEqual(['480 × 338 avif', '480 × 338 webp', '640 × 450 avif', '640 × 450 webp'])
})

// Rule: formats-66
test('the build turns a picture as its EXIF data says, and leaves that data out with the place where it was taken', async () => {
  const left = await solid(400, 1200)
    .composite([
      {
        input: await sharp({ create: { width: 400, height: 600, channels: 3, background: '#0000ff' } })
          .png()
          .toBuffer(),
        top: 0,
        left: 0,
      },
    ])
    .png()
    .toBuffer()
  const turned = await sharp(left)
    .withExif({
      IFD0: { Orientation: '8', Copyright: 'Laden' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
    })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer()
  expect((await sharp(turned).metadata()).exif).toBeDefined()
  const [made] = await brandWith({ 'pictures/hero.jpg': turned })()
  for (const file of made!.files) {
    const { width, height, exif, orientation } = await sharp(file).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(width).toBeGreaterThan(height)
  }
  // Orientation 8 turns the upper edge to the left.
  const { data, info } = await sharp(made!.main).raw().toBuffer({ resolveWithObject: true })
  const blueAt = (x: number): number => data[(Math.floor(info.height / 2) * info.width + x) * info.channels + 2]!
  expect(blueAt(5)).toBeGreaterThan(200)
  expect(blueAt(info.width - 5)).toBeLessThan(100)
})

// Rule: formats-63
test('a picture with transparent parts stays whole', async () => {
  const cutOut = sharp({
    create: { width: 600, height: 1200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
  const [made] = await brandWith({ 'pictures/hero.jpg': await cutOut.png().toBuffer() })()
  const { data, info } = await sharp(made!.main).raw().toBuffer({ resolveWithObject: true })
  expect([info.channels, data[3]]).toEqual([4, 0])
})

test('a PNG whose alpha channel is opaque is cut as a photograph', async () => {
  const opaque = sharp({
    create: { width: 600, height: 1200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 1 } },
  })
  const [made] = await brandWith({ 'pictures/hero.jpg': await opaque.png().toBuffer() })()
  const { isOpaque } = await sharp(made!.main).stats()
  expect(isOpaque).toBe(true)
})

// Rule: formats-64
test('the build makes nothing of an SVG, whatever its size', async () => {
  expect(await brandWith({}, 'drawing.svg')()).toEqual([])
})

// Rule: formats-67
test.each([
  { title: 'missing', files: {}, message: 'Brand laden: pictures/hero.jpg is missing, though content.ts names it.' },
  {
    title: 'no picture',
    files: { 'pictures/hero.jpg': 'text' },
    message: 'Brand laden: pictures/hero.jpg is no readable JPEG, PNG, WebP, AVIF or SVG file.',
  },
  {
    title: 'tiny',
    files: { 'pictures/hero.jpg': solid(120, 90) },
    message: 'Brand laden: pictures/hero.jpg is 120 × 90 pixels; it is shown as 520 × 366.',
  },
  {
    title: 'an SVG of one size',
    files: { 'pictures/hero.jpg': solid(600, 400), 'pictures/drawing.svg': svg.replace(/ viewBox="[^"]*"/, '') },
    message: 'Brand laden: pictures/drawing.svg has no viewBox, so that it cannot be shown in another size.',
  },
  {
    title: 'an icon that is no square',
    files: { 'pictures/hero.jpg': solid(600, 400), 'icon.svg': svg.replace('height="64"', 'height="32"') },
    message: 'Brand laden: icon.svg is 64 × 32 pixels; an icon is square.',
  },
])('a picture that is $title is one line of error', async ({ files, message }) => {
  const bytes = Object.entries<string | Sharp>(files).map(
    async ([file, of]) => [file, typeof of === 'string' ? of : await of.jpeg().toBuffer()] as const,
  )
  await expect(brandWith(Object.fromEntries(await Promise.all(bytes)))()).rejects.toThrow(message)
})

// Rule: formats-67
test('a file that ends before its picture does is unreadable', async () => {
  const whole = await solid(1200, 900).jpeg().toBuffer()
  const data = whole.subarray(0, whole.length / 2)
  await expect(brandWith({ 'pictures/hero.jpg': data })()).rejects.toThrow('is no readable JPEG')
})
