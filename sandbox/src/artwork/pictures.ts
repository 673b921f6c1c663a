import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { backgrounds } from './backgrounds.ts'
import { balsamico, honey, truffleOil } from './bottles.ts'
import { picnicBasket, salmon, giftCard } from './counter.ts'
import { diningMotifs } from './dining-motifs.ts'
import { cheeseEvening, pasta, wineTasting } from './evenings.ts'
import { productMotifs } from './product-motifs.ts'
import type { Motifs } from './still-life.ts'
import { storeMotifs } from './store-motifs.ts'
import { breakfast, coffee, pralines } from './sweets.ts'

/** The motif of each picture by its coupon id in lower case, as in the file name, and the backgrounds by name. */
export const motifs: Motifs = {
  r1: truffleOil,
  r2: coffee,
  r3: cheeseEvening,
  r4: honey,
  r5: giftCard,
  r6: breakfast,
  r7: pralines,
  r8: wineTasting,
  r9: balsamico,
  r10: salmon,
  r11: pasta,
  r12: picnicBasket,
  ...productMotifs,
  ...storeMotifs,
  ...diningMotifs,
  ...backgrounds,
}

/** Renders a picture by its id; undefined without a motif. */
export type RenderPicture = (id: string) => Promise<Buffer> | undefined

/**
 * Renders pictures when they are asked for, once per process. With a folder they are stored there under the
 * hash of their drawing, so that a changed drawing is rendered again.
 */
export function createPictures(folder: string | undefined): RenderPicture {
  const rendered = new Map<string, Promise<Buffer>>()
  return (id) => {
    const motif = Object.hasOwn(motifs, id) ? motifs[id] : undefined
    if (!motif) return undefined
    const picture = rendered.get(id) ?? stored(motif(), folder)
    rendered.set(id, picture)
    return picture
  }
}

async function stored(svg: string, folder: string | undefined): Promise<Buffer> {
  if (folder === undefined) return toJpeg(svg)
  const file = path.join(folder, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.jpg`)
  try {
    return await readFile(file)
  } catch {
    const jpeg = await toJpeg(svg)
    await mkdir(folder, { recursive: true })
    // Renamed when complete, because another sandbox may read the same folder.
    const part = `${file}.${process.pid}`
    await writeFile(part, jpeg)
    await rename(part, file)
    return jpeg
  }
}

/** 1200 × 1200 pixels. */
const toJpeg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(1200, 1200).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
