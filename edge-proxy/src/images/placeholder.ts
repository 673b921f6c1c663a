import sharp from 'sharp'
import { placeholderArtwork } from './placeholder-artwork.ts'

/**
 * Renders the placeholder as PNG, once in a process. Afterwards libvips may read JPEG, PNG and WebP only, because
 * its other readers (SVG, AVIF, TIFF …) had vulnerabilities; the placeholder itself is SVG.
 */
export async function renderPlaceholder(): Promise<Buffer> {
  try {
    return await sharp(Buffer.from(placeholderArtwork)).png().toBuffer()
  } finally {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    })
  }
}
