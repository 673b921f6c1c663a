import type { CatalogueEntry } from '../catalogue/entry.ts'

/** BACKGROUND pictures, which stand behind a coupon's own picture. */
export const backgrounds = ['leaves', 'stars', 'drops'] as const

/** The background of a coupon: its id decides, so that neighbours differ. */
function backgroundOf(couponId: string): string {
  const sum = [...couponId].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return backgrounds[sum % backgrounds.length] ?? backgrounds[0]
}

/** The images of a coupon as the provider sends them; the pictures are in the folder `/images` of the sandbox. */
export function entryImages(origin: string, couponId: string, images: NonNullable<CatalogueEntry['images']>) {
  const own = pictureFile(couponId)
  const image = (file: string, tags: string[] = [], folder = `${origin}/images`) => ({
    id: file,
    name: file,
    path: `${folder}/${file}`,
    tags,
  })
  return {
    background: [image(own, ['BACKGROUND'])],
    plain: [image(own)],
    both: [image(pictureFile(backgroundOf(couponId)), ['BACKGROUND']), image(own)],
    none: [],
    broken: [image(`fehlt-${own}`)],
    unlisted: [image(own, [], 'https://bilder.fremd.example')],
  }[images]
}

/** The size is in the name, where clients read it (docs/product/formats.md). */
export const pictureFile = (id: string): string => `${id.toLowerCase()}-1200x1200.jpg`
