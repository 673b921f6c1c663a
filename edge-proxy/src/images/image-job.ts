import * as v from 'valibot'
import type { Limits } from '../config/config.ts'

/** How the edge and the image process talk. Both check what they get, because the process reads what strangers made. */

export const Format = v.picklist(['avif', 'webp', 'jpeg'])
export type Format = v.InferOutput<typeof Format>

/** An image to be made. `file` is its name in the cache on disk. */
export const ImageJob = v.object({
  id: v.number(),
  file: v.string(),
  source: v.object({ url: v.string(), literal: v.boolean() }),
  width: v.number(),
  height: v.nullable(v.number()),
  format: Format,
})
export type ImageJob = v.InferOutput<typeof ImageJob>

/** An image that is asked for. */
export type WantedImage = Omit<ImageJob, 'id'>

/** The image of a job, null if its source has no usable one. */
export const MadeImage = v.object({ id: v.number(), bytes: v.nullable(v.instance(Uint8Array)) })
export type MadeImage = v.InferOutput<typeof MadeImage>

/** What the process knows besides its jobs; it stands in its arguments, which other users of the machine can read. */
export type ImageProcessSettings = {
  /** The cache on disk, and the bytes that it holds at most. */
  folder: string
  cacheBytes: number
  /** As of `nice`: 0 is that of other processes, 19 the lowest. */
  priority: number
  limits: Limits
}
