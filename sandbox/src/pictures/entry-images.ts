import type { CatalogueEntry } from '../catalogue/entry.ts'

/** BACKGROUND pictures, which stand behind a coupon's own picture. */
export const backgrounds = ['leaves', 'stars', 'drops'] as const

/** The background of a coupon: its id decides, so that neighbours differ. */
function backgroundOf(couponId: string): string {
  const sum = [...couponId].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return backgrounds[sum % backgrounds.length] ?? backgrounds[0]
}

type Image = { id: string; name: string; path: string; tags: string[] }

/** The images of a coupon as the provider sends them; the pictures are in the folder `/images` of the sandbox. */
export function entryImages(origin: string, couponId: string, images: NonNullable<CatalogueEntry['images']>): Image[] {
  const own = pictureFile(couponId)
  const image = (file: string, tags: string[] = [], path = `${origin}/images/${file}`) => [
    { id: file, name: file, path, tags },
  ]
  switch (images) {
    case 'background':
      return image(own, ['BACKGROUND'])
    case 'plain':
      return image(own)
    case 'both':
      return [...image(pictureFile(backgroundOf(couponId)), ['BACKGROUND']), ...image(own)]
    case 'none':
      return []
    case 'broken':
      return image(`fehlt-${own}`)
    case 'unlisted':
      return image(own, [], `https://bilder.fremd.example/${own}`)
  }
}

/** The size is in the name, where clients read it (docs/product/formats.md). */
export const pictureFile = (id: string): string => `${id.toLowerCase()}-1200x1200.jpg`
