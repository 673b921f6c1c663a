import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { catalogueFiles, iconFile, picturesOf } from '@portal/brands/pictures'
import {
  photographName,
  photographWidths,
  pictureShapes,
  widthsOf,
} from '@portal/shared-contracts/images/brand-pictures'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { BrandError } from './brand-error.ts'
import { root } from './root.ts'

type Size = Readonly<Record<'width' | 'height', number>>

/** The files that the build makes of a picture, in one folder. */
export type MadePicture = {
  /** The file in the brand's folder. */
  source: string
  /** The file whose address stands in place of the source's: the widest WebP. */
  main: string
  /** All files, the main one too. */
  files: readonly string[]
}

/** The files of earlier builds, named by what they are made of. */
export const picturesCache = path.join(root, 'node_modules/.cache/brand-pictures')

/** Raised when the same file gives other bytes, so that addresses change. */
const processingVersion = 1

const formats = ['jpeg', 'png', 'webp', 'heif']
/** The most that an icon is resized to. */
const iconSize = 512

/**
 * Measures the pictures and icons of a brand, and makes the files that browsers load of each that is no SVG: cut to its
 * shape, in several widths as AVIF and WebP, turned as its EXIF data says, without the EXIF data itself.
 * @throws BrandError for a picture that is missing, unreadable or too small
 */
export async function makePictures(folder: string, cache = picturesCache): Promise<MadePicture[]> {
  const made = new Map<string, MadePicture>()
  for (const { file, module, shape } of await picturesOf(folder)) {
    if (made.has(file)) continue
    const size = pictureShapes[shape]
    const metadata = await measure(folder, file, size, module)
    if (metadata.format !== 'svg') made.set(file, await makePicture(file, metadata, size, cache))
  }
  for (const file of await catalogueFiles(folder))
    await measure(folder, file, pictureShapes.card, 'content/catalogue.ts')
  await measureIcon(folder, 'icon')
  if (iconFile(folder, 'icon-maskable') !== null) await measureIcon(folder, 'icon-maskable')
  return [...made.values()]
}

async function measureIcon(folder: string, name: string): Promise<void> {
  const file = iconFile(folder, name) ?? path.join(folder, `${name}.svg`)
  const { width, height } = await measure(folder, file, { width: 1, height: 1 }, null)
  if (width !== height) throw wrong(folder, file, `is ${width} × ${height} pixels; an icon is square`)
  if (file.endsWith('.png') && width < iconSize)
    throw wrong(folder, file, `is ${width} × ${height} pixels; a PNG icon has at least ${iconSize} × ${iconSize}`)
}

const wrong = (folder: string, file: string, reason: string): BrandError =>
  new BrandError(`Brand ${path.basename(folder)}: ${path.relative(folder, file)} ${reason}.`)

/** Reads a picture; a photograph has the size of its place at least. */
async function measure(folder: string, file: string, shape: Size, module: string | null): Promise<Metadata> {
  if (!existsSync(file))
    throw wrong(folder, file, module === null ? 'is missing' : `is missing, though ${module} names it`)
  const read = async (): Promise<Metadata> => {
    // The head alone says neither whether the rest is there nor whether any part is transparent.
    const [metadata, { isOpaque }] = await Promise.all([sharp(file).metadata(), sharp(file).stats()])
    return { ...metadata, hasAlpha: !isOpaque }
  }
  const metadata = await read().catch(() => {
    throw wrong(folder, file, 'is no readable JPEG, PNG, WebP, AVIF or SVG file')
  })
  const { format, autoOrient } = metadata
  if (format === 'svg') {
    if (!/<svg[^>]*\sviewBox=/.test(await readFile(file, 'utf8')))
      throw wrong(folder, file, 'has no viewBox, so that it cannot be shown in another size')
    return metadata
  }
  if (!formats.includes(format)) throw wrong(folder, file, `is a ${format} file, not JPEG, PNG, WebP, AVIF or SVG`)
  const { width, height } = autoOrient
  if (width < shape.width || height < shape.height)
    throw wrong(folder, file, `is ${width} × ${height} pixels; it is shown as ${shape.width} × ${shape.height}`)
  return { ...metadata, width, height }
}

async function makePicture(
  source: string,
  { width, height, hasAlpha }: Metadata,
  shape: Size,
  cache: string,
): Promise<MadePicture> {
  const hash = createHash('sha256')
    .update(`${processingVersion} ${JSON.stringify(shape)} ${sharp.versions.vips}`)
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 10)
  const widest = Math.min(photographWidths.at(-1)!, width, Math.floor((height * shape.width) / shape.height))
  const heightOf = (step: number): number => Math.round((step * shape.height) / shape.width)
  const name = path.parse(source).name.replaceAll(/[^\w-]+/g, '-')
  const main = path.join(cache, photographName(name, widest, heightOf(widest), hash))
  const targets = widthsOf(widest).flatMap((step) =>
    (['avif', 'webp'] as const).map((format) => ({
      file: step === widest && format === 'webp' ? main : path.join(cache, `${name}-${step}.${hash}.${format}`),
      step,
      format,
    })),
  )
  await mkdir(cache, { recursive: true })
  for (const { file, step, format } of targets) {
    if (existsSync(file)) continue
    const cut = sharp(source)
      .autoOrient()
      .resize(step, heightOf(step), {
        // A picture with transparent parts stays whole, because it is a thing that was cut out.
        fit: hasAlpha ? 'contain' : 'cover',
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
    // Renamed when complete, because another build may read the same folder.
    const part = `${file}.${process.pid}`
    await encode(cut, format).toFile(part)
    await rename(part, file)
  }
  return { source, main, files: targets.map(({ file }) => file) }
}

const encode = (image: Sharp, format: 'avif' | 'webp'): Sharp =>
  format === 'avif' ? image.avif({ quality: 55, effort: 4 }) : image.webp({ quality: 78 })
