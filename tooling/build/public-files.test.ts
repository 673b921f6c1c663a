import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { iconFiles, iconsOf, writePublicFiles, type Icons } from './public-files.ts'

const ground = '#102030'
const disk = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#f00"/></svg>'
const square = disk.replace(/<circle.*?\/>/, '<path d="M0 0h8v8H0z" fill="#0f0"/>')

async function icons(files: Readonly<Record<string, string | Buffer>>): Promise<Icons> {
  const folder = mkdtempSync(path.join(tmpdir(), 'icons-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(folder, file), bytes)
  return iconsOf(folder, ground)
}

const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 5000 }).resize(512, 512).png().toBuffer()

/** The colour in the corner and in the middle of a picture, as hex. */
async function colors(image: Buffer): Promise<{ corner: string; middle: string }> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (pixel: number) => data.subarray(4 * pixel, 4 * pixel + 4).toString('hex')
  return { corner: at(0), middle: at((info.height / 2) * info.width + info.width / 2) }
}

// Rule: formats-72
test.each(['svg', 'png'])('of an icon as %s the build makes all icons', async (ending) => {
  const of = await icons({ [`icon.${ending}`]: ending === 'svg' ? disk : await pngOf(disk) })
  const sizes = Object.entries(iconFiles).map(async ([file, make]) => {
    if (file.endsWith('.ico')) return file
    const { width, height, format } = await sharp(await make(of)).metadata()
    return `${file}: ${format === 'svg' ? format : `${format} ${width} × ${height}`}`
  })
  expect(await Promise.all(sizes)).toEqual([
    'favicon.ico',
    'icon.svg: svg',
    'apple-touch-icon.png: png 180 × 180',
    'icon-192.png: png 192 × 192',
    'icon-512.png: png 512 × 512',
    'icon-maskable-512.png: png 512 × 512',
  ])
})

// Rule: formats-72
test('the icon for devices that cut it has a ground up to its edge, also if the brand has none of its own', async () => {
  const [own, made] = [
    await icons({ 'icon.svg': disk, 'icon-maskable.svg': square }),
    await icons({ 'icon.svg': disk }),
  ]
  expect(await colors(await iconFiles['icon-maskable-512.png'](own))).toEqual({
    corner: '00ff00ff',
    middle: '00ff00ff',
  })
  for (const file of ['icon-maskable-512.png', 'apple-touch-icon.png'] as const)
    expect(await colors(await iconFiles[file](made))).toEqual({ corner: '102030ff', middle: 'ff0000ff' })
  expect((await colors(await iconFiles['icon-512.png'](made))).corner).toBe('00000000')
})

// Rule: formats-72
test('favicon.ico holds the icon in three sizes', async () => {
  const bytes = await iconFiles['favicon.ico'](await icons({ 'icon.svg': disk }))
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index
    const [length, offset] = [bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)]
    const { format, width } = await sharp(bytes.subarray(offset, offset + length)).metadata()
    expect([bytes[at], format, width]).toEqual([size, 'png', size])
  }
})

test('a brand without an icon is an error', async () => {
  await expect(icons({})).rejects.toThrow(/^Brand icons-\w+: icon.svg is missing\.$/)
})

test('colours that wallets cannot show stop the build, which names the brand and the colour', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'public-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const scheme = { ...lightScheme, primary: 'oklch(0.4 0.1 150)' }
  await expect(writePublicFiles(folder, scheme)).rejects.toThrow(
    /^Brand \w+: colors\.ts: The colour primary must be #rrggbb/,
  )
})
