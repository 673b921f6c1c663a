import sharp from 'sharp'
import { balsamico, honey, truffleOil } from './bottles.ts'
import { picnicBasket, salmon, giftCard } from './counter.ts'
import { cheeseEvening, pasta, wineTasting } from './evenings.ts'
import { breakfast, coffee, pralines } from './sweets.ts'

/** The motif of each reward by its coupon id in lower case, as in the file name. */
export const motifs: Readonly<Record<string, () => string>> = {
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
}

const rendered = new Map<string, Promise<Buffer>>()

/** The picture as a JPEG of 1200 × 1200 pixels, rendered once; undefined without a motif. */
export function renderPicture(id: string): Promise<Buffer> | undefined {
  const motif = motifs[id]
  if (!motif) return undefined
  const cached = rendered.get(id)
  if (cached) return cached
  const jpeg = sharp(Buffer.from(motif()))
    .resize(1200, 1200)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
  rendered.set(id, jpeg)
  return jpeg
}
