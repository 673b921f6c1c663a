import type { EdgeResponse } from '../http/response.ts'
import type { Picture } from './images.ts'

/** The response with a picture, or 304 when the browser still has it. */
export function imageResponse({ bytes, format, etag, maxAge }: Picture, ifNoneMatch: string | undefined): EdgeResponse {
  const headers = {
    'cache-control': `public, max-age=${maxAge}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag,
    vary: 'Accept',
  }
  if (matches(ifNoneMatch, etag)) return { status: 304, headers, body: null }
  return { status: 200, headers: { ...headers, 'content-type': `image/${format}` }, body: bytes }
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
