import * as v from 'valibot'
import type { Limits } from '../config/config.ts'

/** How the edge and an image process talk. Both check what they get, because the process reads what strangers made. */

export const Format = v.picklist(['avif', 'webp', 'jpeg'])
export type Format = v.InferOutput<typeof Format>

/** An image to be made; a process gets one at a time. */
export const ImageJob = v.object({
  /** Its name in the cache on disk. */
  file: v.string(),
  source: v.object({ url: v.string(), literal: v.boolean() }),
  width: v.number(),
  height: v.nullable(v.number()),
  format: Format,
  /** The hash of a picture that is not decoded, because it failed before; null for none. */
  refused: v.nullable(v.string()),
})
export type ImageJob = v.InferOutput<typeof ImageJob>

export const WantedImage = v.omit(ImageJob, ['refused'])
export type WantedImage = v.InferOutput<typeof WantedImage>

/**
 * What a process sends for a job: the hash of the source before it decodes it, then the image, null if there is none.
 */
export const JobMessage = v.union([
  v.object({ decoding: v.string() }),
  v.object({ bytes: v.nullable(v.instance(Uint8Array)) }),
])
export type JobMessage = v.InferOutput<typeof JobMessage>

/** A folder of images, and the bytes that it holds at most. */
export type ImageCache = { folder: string; bytes: number }

/** What the process knows besides its jobs; it stands in its arguments, which other users of the machine can read. */
export type ImageProcessSettings = {
  /** Where images are stored; null if they are only sent. */
  cache: ImageCache | null
  /** As of `nice`: 0 is that of other processes, 19 the lowest. */
  priority: number
  limits: Limits
}
