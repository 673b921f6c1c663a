import type { EntryImages } from '../catalogue/entry.ts'
import { backgroundOf } from './backgrounds.ts'

type Image = { id: string; name: string; path: string; tags: string[] }

/** The images of a coupon as the provider sends them; the pictures are in the folder `/images` of the sandbox. */
export function entryImages(origin: string, couponId: string, images: EntryImages): Image[] {
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
