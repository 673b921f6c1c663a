import { fileOf, readImage } from './disk-cache.ts'
import { imageOf, type Image } from './image.ts'
import { placeholderArtwork } from './placeholder-artwork.ts'
import type { ImageProcess } from './run-image-process.ts'
import type { WantedImage } from './wanted-image.ts'

type Size = Pick<WantedImage, 'width' | 'height' | 'format'>

/** s; the original may become available. */
const missingAge = 60
/** s; the original may be made as soon as fewer images wait. */
const busyAge = 5

/** What is sent while no image can be made and none is stored: the same picture in every size. */
const artwork = imageOf(Buffer.from(placeholderArtwork), 'svg+xml', busyAge)

/**
 * The placeholder in every requested size and format, each made once: 66 at most, because sizes are a closed list.
 * `onUse` is called for each that is sent.
 */
export function createPlaceholders({ make }: Pick<ImageProcess, 'make'>, folder: string, onUse: () => void) {
  const made = new Map<string, Promise<Image | null>>()

  async function resized({ width, height, format }: Size): Promise<Image> {
    onUse()
    const size = { width, height, format }
    const file = fileOf(['placeholder', placeholderArtwork, size])
    const image = made.get(file) ?? read(file, size)
    made.set(file, image)
    const found = await image
    if (found === null) made.delete(file)
    return found ?? artwork
  }

  async function read(file: string, size: Size): Promise<Image | null> {
    const stored = await readImage(folder, file)
    const bytes = stored?.bytes ?? (await make({ file, source: null, ...size }).catch(() => null))
    return bytes && imageOf(bytes, size.format, missingAge)
  }

  return {
    /** Instead of an image that has no usable source. */
    missing: resized,
    /** Instead of an image that is not made now. */
    busy: async (size: Size): Promise<Image> => ({ ...(await resized(size)), maxAge: busyAge }),
  }
}
