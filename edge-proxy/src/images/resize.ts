import { lightScheme } from '@portal/shared-contracts/brand/colors'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Limits } from '../config/config.ts'
import type { Format, WantedImage } from './image-job.ts'

// One thread per image, so that two images at once leave CPU for calls.
sharp.concurrency(1)

/** How many times as high as wide an image may be: AVIF and WebP cannot hold strips of any length. */
const maxRatio = 4

/** A taller strip is cropped to its middle. What is no JPEG, PNG or WebP, or is too large, is not decoded. */
export async function resize(
  bytes: Buffer,
  { width, height, format }: Pick<WantedImage, 'width' | 'height' | 'format'>,
  limits: Pick<Limits, 'imagePixels' | 'imageDecodedBytes'>,
): Promise<Buffer> {
  if (!isAccepted(bytes)) throw new Error('not a JPEG, PNG or WebP')
  const options = { limitInputPixels: limits.imagePixels, failOn: 'error', sequentialRead: true, pages: 1 } as const
  const metadata = await sharp(bytes, options).metadata()
  if (decodedBytes(metadata) > limits.imageDecodedBytes) throw new Error('too many decoded bytes')
  const size = height === null ? sizeOf(metadata, width) : { width, height }
  const resized = sharp(bytes, options)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
  return encoders[format](resized).toBuffer()
}

/** An image that is interlaced, or turned by Exif, is decoded as a whole, and copied. */
function decodedBytes({ width, height, channels, depth, isProgressive, orientation = 1 }: Metadata): number {
  const copies = isProgressive || orientation > 1 ? 2 : 1
  return width * height * channels * (depth === 'uchar' ? 1 : 2) * copies
}

/** The size of an image in its own shape, not enlarged. */
function sizeOf({ autoOrient }: Metadata, width: number): { width: number; height?: number } {
  const actual = Math.min(width, autoOrient.width)
  const maxHeight = maxRatio * width
  return (autoOrient.height * actual) / autoOrient.width > maxHeight
    ? { width: actual, height: maxHeight }
    : { width: actual }
}

/**
 * A fraction of the default's time for larger files (docs/decisions/0030-process-of-images.md). Tuned for SSIM, AVIF is
 * faster and more faithful than with libvips' choice; a lower quality leaves squares in soft gradients.
 */
const encoders: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 65, effort: 3, tune: 'ssim' }),
  webp: (image) => image.webp({ quality: 85, effort: 2 }),
  jpeg: (image) => image.flatten({ background: lightScheme.paper }).jpeg({ quality: 75 }),
}

/** Detects the format from magic bytes; the Content-Type header is not trusted. */
function isAccepted(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1')
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF.{4}WEBP$/s.test(start)
}
