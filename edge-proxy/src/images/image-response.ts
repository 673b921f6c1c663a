import type { EdgeResponse } from '../http/response.ts'
import type { Image } from './image.ts'

/** The response with an image, or 304 when the browser has the same one in its cache. */
export function imageResponse({ bytes, format, etag, maxAge }: Image, ifNoneMatch: string | undefined): EdgeResponse {
  const headers = {
    'cache-control': `public, max-age=${maxAge}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag,
    vary: 'Accept, Origin',
  }
  if (matches(ifNoneMatch, etag)) return { status: 304, headers, body: null }
  return {
    status: 200,
    headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(bytes.length) },
    body: bytes,
  }
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
