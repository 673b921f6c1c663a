import type { Picture } from './images.ts'

/** The HTTP response of a picture, or 304 when the browser still has it; with `more` headers. */
export function imageResponse({ bytes, format, etag, maxAge }: Picture, ifNoneMatch: string | undefined, more: Readonly<Record<string, string>>): Response {
  const headers = {
    ...more,
    'cache-control': `public, max-age=${maxAge}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag,
    vary: 'Accept',
  }
  if (matches(ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'content-type': `image/${format}` } })
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
