import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brandFolder } from '@portal/brands/folder'
import type { EdgeResponse } from '../http/response.ts'
import type { Format } from './image-job.ts'

/** The format of a response; SVG is the portal's own placeholder. */
type SentFormat = Format | 'svg+xml'

/** A resized image; `maxAge` in seconds. */
export type Image = { bytes: Buffer; format: SentFormat; etag: string; maxAge: number }

export const imageOf = (bytes: Buffer, format: SentFormat, maxAge: number): Image => ({
  bytes,
  format,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  maxAge,
})

/** The response with an image, or 304 when the browser has the same one in its cache. */
export function imageResponse({ bytes, format, etag, maxAge }: Image, ifNoneMatch: string | null): EdgeResponse {
  const headers = {
    'cache-control': `public, max-age=${maxAge}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag,
    vary: 'Accept, Origin',
  }
  const known = (ifNoneMatch ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return { status: 304, headers, body: null }
  return {
    status: 200,
    headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(bytes.length) },
    body: bytes,
  }
}

/** The brand's picture for what has none, as wide as the largest image. */
const artwork = readFileSync(path.join(brandFolder, 'pictures/placeholder.svg'))

/** What is sent instead of a missing image, in every size (docs/product/formats.md); `maxAge` in seconds. */
export const placeholder = (maxAge: number): Image => imageOf(artwork, 'svg+xml', maxAge)
