import { imageOf, type Image } from './image.ts'
import type { ImageRequest } from './image-request.ts'
import { placeholder, placeholderPixels } from './placeholder.ts'
import { resize } from './resize.ts'

/** s; the original may become available. */
const missingAge = 60
/** s; the original may be made as soon as fewer images wait. */
const busyAge = 5

/** The placeholder in every requested size and format, each made once: 66 at most, because sizes are a closed list. */
export function createPlaceholders() {
  const made = new Map<string, Promise<Image>>()

  function resized({ width, height, format }: ImageRequest): Promise<Image> {
    const key = JSON.stringify([width, height, format])
    const image = made.get(key) ?? make({ width, height, format })
    made.set(key, image)
    image.catch(() => made.delete(key))
    return image
  }

  const make = async (size: Omit<ImageRequest, 'src'>): Promise<Image> =>
    imageOf(await resize(await placeholder, size, placeholderPixels), size.format, missingAge)

  return {
    /** Instead of an image that has no usable source. */
    missing: resized,
    /** Instead of an image that is not made now. */
    busy: async (request: ImageRequest): Promise<Image> => ({ ...(await resized(request)), maxAge: busyAge }),
  }
}
