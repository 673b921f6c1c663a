import { palette } from '@delikaterie/shared-contracts/brand/colors'
import sharp, { type Sharp } from 'sharp'
import type { Format } from './image-job.ts'
import type { ImageRequest } from './image-request.ts'

// One thread per image, so that two images at once leave CPU for calls.
sharp.concurrency(1)

/**
 * An image in the requested size and format. Rejects bytes that are not JPEG, PNG or WebP, and images
 * with more than `maxPixels` before decoding them.
 */
export async function resize(
  bytes: Buffer,
  { width, height, format }: Pick<ImageRequest, 'width' | 'height' | 'format'>,
  maxPixels: number,
): Promise<Buffer> {
  if (!isAccepted(bytes)) throw new Error('not a JPEG, PNG or WebP')
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize({ width, ...(height === null ? { withoutEnlargement: true } : { height, fit: 'cover' }) })
  return encode(image, format).toBuffer()
}

/**
 * These efforts take a fraction of the default's time for larger files (docs/decisions/0030-process-of-images.md). Tuned
 * for SSIM, AVIF is faster and more faithful than with libvips' choice. A lower quality leaves squares in soft gradients.
 */
function encode(image: Sharp, format: Format): Sharp {
  if (format === 'avif') return image.avif({ quality: 65, effort: 3, tune: 'ssim' })
  if (format === 'webp') return image.webp({ quality: 85, effort: 2 })
  return image.flatten({ background: palette.paper }).jpeg({ quality: 75 })
}

/** Detects the format from magic bytes; the Content-Type header is not trusted. */
function isAccepted(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1')
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF.{4}WEBP$/s.test(start)
}
