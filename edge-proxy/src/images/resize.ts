import { palette } from '@delikaterie/shared-contracts/brand/colors'
import sharp, { type Sharp } from 'sharp'
import type { Format } from './image-job.ts'
import type { ImageRequest } from './image-request.ts'
import { softGradients } from './soft-gradients.ts'

// One thread per image, so that two images at once leave CPU for calls.
sharp.concurrency(1)

type Size = Pick<ImageRequest, 'width' | 'height' | 'format'>

export type ResizeOptions = {
  maxPixels: number
  /** Whether to use the better quality without looking for soft gradients, as for a drawing with text. */
  isDrawing?: boolean
}

/**
 * An image in the requested size and format. Rejects bytes that are not JPEG, PNG or WebP, and images
 * with more than `maxPixels` before decoding them.
 */
export async function resize(
  bytes: Buffer,
  { width, height, format }: Size,
  { maxPixels, isDrawing = false }: ResizeOptions,
): Promise<Buffer> {
  if (!isAccepted(bytes)) throw new Error('not a JPEG, PNG or WebP')
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 })
  const { data, info } = await image
    .autoOrient()
    .resize({ width, ...(height === null ? { withoutEnlargement: true } : { height, fit: 'cover' }) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const needsQuality = isDrawing || softGradients({ data, ...raw }) > softPart
  return encode(sharp(data, { raw }), format, needsQuality).toBuffer()
}

/** Of which part an image is soft: drawings have 0.14 to 0.3, photographs at most 0.1. */
const softPart = 0.12

/**
 * Effort 2 takes a fraction of the default's time for larger files (docs/decisions/0030-process-of-images.md). Tuned for
 * SSIM, AVIF is faster and more faithful than with libvips' choice. In soft gradients the quality of other images leaves
 * squares that people see, and in a flat ground it leaves shades around text; both are small, also in a better quality.
 */
function encode(image: Sharp, format: Format, needsQuality: boolean): Sharp {
  if (format === 'avif') return image.avif({ quality: needsQuality ? 80 : 50, effort: 2, tune: 'ssim' })
  if (format === 'webp') return image.webp({ quality: needsQuality ? 90 : 75, effort: 2 })
  return image.flatten({ background: palette.paper }).jpeg({ quality: 75 })
}

/** Detects the format from magic bytes; the Content-Type header is not trusted. */
function isAccepted(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1')
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF.{4}WEBP$/s.test(start)
}
