import sharp from 'sharp'
import { balsamico, honey, truffleOil } from './bottles.ts'
import { picnicBasket, salmon, voucher } from './counter.ts'
import { cheeseEvening, pasta, wineTasting } from './evenings.ts'
import { breakfast, coffee, pralines } from './sweets.ts'

/** Which still life belongs to which reward, by the lower-case coupon id its picture is named after. */
export const motifs: Readonly<Record<string, () => string>> = {
  r1: truffleOil,
  r2: coffee,
  r3: cheeseEvening,
  r4: honey,
  r5: voucher,
  r6: breakfast,
  r7: pralines,
  r8: wineTasting,
  r9: balsamico,
  r10: salmon,
  r11: pasta,
  r12: picnicBasket,
}

const rendered = new Map<string, Promise<Buffer>>()

/** The picture as a JPEG of 1200 × 1200 pixels, drawn once; undefined when there is no such motif. */
export function renderPicture(id: string): Promise<Buffer> | undefined {
  const motif = motifs[id]
  if (!motif) return undefined
  const known = rendered.get(id)
  if (known) return known
  const jpeg = sharp(Buffer.from(motif()))
    .resize(1200, 1200)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
  rendered.set(id, jpeg)
  return jpeg
}
