import { brandFolder } from '@portal/brands/brand-folder'
import { iconFile } from '@portal/brands/pictures'
import { lightScheme } from '@portal/shared-contracts/brand/colors'

/** Points of the pictures of a pass; each is made once, twice and three times as large. */
const pictures = { icon: 29, logo: 50 } as const
const scales = [1, 2, 3] as const

/** Pixels for an inch of an SVG whose inch is 72 pixels, so that it is drawn and not enlarged. */
const density = (size: number, width: number): number => Math.min(2400, Math.max(72, (72 * size) / width))

/**
 * Makes `icon.png`, `logo.png` and their larger ones from the icon of the brand, on its colour, because phones round
 * the corners themselves. Loads libvips with the first pass, because other portals do not need it.
 * @throws Error for a brand without an icon
 */
export async function makePassIcons(): Promise<Record<string, Buffer>> {
  const { default: sharp } = await import('sharp')
  const file = iconFile(brandFolder, 'icon-maskable') ?? iconFile(brandFolder, 'icon')
  if (file === null) throw new Error('The brand has no icon.')
  const { width } = await sharp(file).metadata()
  const make = async (name: keyof typeof pictures, scale: number): Promise<[string, Buffer]> => {
    const size = pictures[name] * scale
    const source = file.endsWith('.svg') ? sharp(file, { density: density(size, width) }) : sharp(file)
    const image = source.resize(size, size).flatten({ background: lightScheme.primary }).png()
    return [`${name}${scale === 1 ? '' : `@${scale}x`}.png`, await image.toBuffer()]
  }
  const all = (['icon', 'logo'] as const).flatMap((name) => scales.map((scale) => make(name, scale)))
  return Object.fromEntries(await Promise.all(all))
}
