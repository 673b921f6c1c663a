import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { catalogue, drawings as drawingsOfBrand } from '@portal/shared-contracts/brand/catalogue'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import { catalogueFile } from '@portal/shared-contracts/images/brand-pictures'
import { Hono } from 'hono'
import sharp, { type Sharp } from 'sharp'

/** One SVG per picture, named after its coupon's id in lower case, or after the background that it is. */
const drawings = path.join(import.meta.dirname, 'drawings')

/** Pictures of what the brand sells, by ids in lower case. */
const brandPictures = new Map(Object.entries(catalogue).map(([id, { picture }]) => [id.toLowerCase(), picture]))

/** The ids that have a picture. */
export const pictureIds: ReadonlySet<string> = new Set(
  readdirSync(drawings).flatMap((file) => (file.endsWith('.svg') ? [path.basename(file, '.svg')] : [])),
)

/**
 * Renders pictures by their ids when they are asked for, once per process. With a folder they are stored there under
 * the hash of their drawing and its ground, so that a changed one is rendered again.
 */
export function createPictures(folder: string | undefined) {
  const rendered = new Map<string, Promise<Buffer>>()
  return (id: string): Promise<Buffer> | undefined => {
    if (!pictureIds.has(id)) return undefined
    const own = brandPictures.get(id)
    const drawing =
      own === undefined ? path.join(drawings, `${id}.svg`) : path.join(drawingsOfBrand, catalogueFile(own))
    const picture = rendered.get(id) ?? render(drawing, folder)
    rendered.set(id, picture)
    return picture
  }
}

async function render(drawing: string, folder: string | undefined): Promise<Buffer> {
  const bytes = await readFile(drawing)
  if (folder === undefined) return toJpeg(bytes)
  const file = path.join(
    folder,
    `${createHash('sha256').update(`${drawnSize} ${ground}`).update(bytes).digest('hex').slice(0, 24)}.jpg`,
  )
  try {
    return await readFile(file)
  } catch {
    const jpeg = await toJpeg(bytes)
    await mkdir(folder, { recursive: true })
    // Renamed when complete, because another sandbox may read the same folder.
    const part = `${file}.${process.pid}`
    await writeFile(part, jpeg)
    await rename(part, file)
    return jpeg
  }
}

/** Pixels of a picture, and those at which it is drawn, because shadows at full size take ten times as long. */
const size = 1200
const drawnSize = 600
/** The colour behind drawings that do not fill the picture. */
const ground = lightScheme['pastel-two']

/**
 * 1200 × 1200 pixels. A picture of another shape is in the middle of its ground; one without transparent parts is cut.
 */
export async function toJpeg(picture: Buffer): Promise<Buffer> {
  const { width = drawnSize, format } = await sharp(picture).metadata()
  if (format !== 'svg') {
    const { isOpaque } = await sharp(picture).stats()
    return encoded(sharp(picture).autoOrient(), isOpaque ? 'cover' : 'contain')
  }
  const { data, info } = await sharp(picture, { density: (72 * drawnSize) / width })
    .resize(drawnSize, drawnSize, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encoded(sharp(data, { raw: info }), 'cover')
}

const encoded = (picture: Sharp, fit: 'contain' | 'cover'): Promise<Buffer> =>
  picture
    .resize(size, size, { fit, background: ground })
    .flatten({ background: ground })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()

/** `/images/{id}-1200x1200.jpg`: clients read the size from the file name (docs/product/formats.md). */
export function pictureRoutes(folder: string | undefined): Hono {
  const renderPicture = createPictures(folder)
  return new Hono().get('/:file', async (c) => {
    const id = /^([a-z0-9_-]+)-1200x1200\.jpg$/.exec(c.req.param('file'))?.[1]
    const jpeg = id === undefined ? undefined : await renderPicture(id)
    if (!jpeg) return c.notFound()
    return c.body(new Uint8Array(jpeg), 200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' })
  })
}
