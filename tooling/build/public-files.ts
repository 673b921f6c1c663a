import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import { iconFile } from '@portal/brands/pictures'
import { lightScheme, type LightScheme } from '@portal/shared-contracts/brand/colors'
import { passColorsOf } from '@portal/shared-contracts/wallet/pass-colors'
import type { publicFiles } from '@portal/shared-contracts/paths'
import sharp, { type Sharp } from 'sharp'
import { BrandError } from './brand-error.ts'
import { root } from './root.ts'

type MakeFile = (icons: Icons) => Promise<Buffer>

/** The icons of a brand, as squares of any size. */
export type Icons = {
  /** As SVG or PNG. */
  file: string
  icon: (size: number) => Sharp
  /** With a ground up to the edge, of which devices cut away what is farther than two fifths from the middle. */
  maskable: (size: number) => Sharp
}

/** Pixels per inch at which an SVG is drawn with at least the wanted width. */
const densityFor = (size: number, width: number): number => Math.min(2400, Math.max(72, (72 * size) / width))

/** @throws BrandError without an icon */
export async function iconsOf(folder: string, ground: string): Promise<Icons> {
  const file = iconFile(folder, 'icon')
  if (file === null) throw new BrandError(`Brand ${path.basename(folder)}: icon.svg is missing.`)
  const own = iconFile(folder, 'icon-maskable')
  const [widthOfIcon, widthOfOwn] = [await widthOf(file), own === null ? 0 : await widthOf(own)]
  const drawn = (from: string, width: number, size: number): Sharp =>
    sharp(from, from.endsWith('.svg') ? { density: densityFor(size, width) } : {}).resize(size, size)
  return {
    file,
    icon: (size) => drawn(file, widthOfIcon, size),
    maskable(size) {
      if (own !== null) return drawn(own, widthOfOwn, size).flatten({ background: ground })
      const edge = Math.round(size / 10)
      const options = { top: edge, bottom: edge, left: edge, right: edge, background: ground }
      return drawn(file, widthOfIcon, size - 2 * edge)
        .extend(options)
        .flatten({ background: ground })
    },
  }
}

const widthOf = async (file: string): Promise<number> => (await sharp(file).metadata()).width

const png = (image: Sharp): Promise<Buffer> => image.png().toBuffer()

/** An icon file of Windows with PNG images, which browsers ask for where a document links none. */
async function ico({ icon }: Icons): Promise<Buffer> {
  const sizes = [16, 32, 48]
  const images = await Promise.all(sizes.map((size) => png(icon(size))))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(sizes[index]!, at)
    head.writeUInt8(sizes[index]!, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(image.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += image.length
  }
  return Buffer.concat([head, ...images])
}

/** The brand's SVG, or one that shows its PNG, so that the address is the same for both. */
async function svg({ file, icon }: Icons): Promise<Buffer> {
  if (file.endsWith('.svg')) return readFile(file)
  const data = (await png(icon(192))).toString('base64')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${data}"/></svg>`,
  )
}

/** How each icon is made. */
export const iconFiles: Readonly<Record<Exclude<(typeof publicFiles)[number], 'robots.txt'>, MakeFile>> = {
  'favicon.ico': ico,
  'icon.svg': svg,
  // Devices of Apple round the corners themselves, and show transparent ones in black.
  'apple-touch-icon.png': ({ maskable }) => png(maskable(180)),
  'icon-192.png': ({ icon }) => png(icon(192)),
  'icon-512.png': ({ icon }) => png(icon(512)),
  'icon-maskable-512.png': ({ maskable }) => png(maskable(512)),
}

/**
 * Writes the files that have fixed addresses in every portal.
 * @throws BrandError for colours that wallets cannot show
 */
export async function writePublicFiles(folder: string, scheme = lightScheme): Promise<void> {
  requirePassColors(scheme)
  await mkdir(folder, { recursive: true })
  const icons = await iconsOf(brandFolder, scheme.primary)
  for (const [file, make] of Object.entries(iconFiles)) await writeFile(path.join(folder, file), await make(icons))
  await copyFile(path.join(root, 'shell/public/robots.txt'), path.join(folder, 'robots.txt'))
}

/** The edge makes passes of these colours when members save their cards. */
function requirePassColors(scheme: LightScheme): void {
  try {
    passColorsOf(scheme)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BrandError(`Brand ${path.basename(brandFolder)}: colors.ts: ${reason}`)
  }
}
