import type { Handler } from 'hono'
import { withCors } from '../http/cors.ts'
import { embedOriginOf, nodeOf, type AllowedOrigins } from '../http/request.ts'
import type { RespondTo } from '../http/respond.ts'
import type { EdgeResponse } from '../http/response.ts'
import type { Image, ResizedImages } from './resized-images.ts'

/** The route of `/api/image`; pages of EMBED_ORIGINS may read its responses. */
export const imageRoute =
  ({ image }: Pick<ResizedImages, 'image'>, respondTo: RespondTo, embedOrigins: AllowedOrigins): Handler =>
  (c) =>
    respondTo(c, 'image', async (address) => {
      const { headers } = c.req.raw
      const { socket } = nodeOf(c).request
      const isAborted = (): boolean => socket.destroyed
      const found = await image(new URL(c.req.url).searchParams, headers.get('accept') ?? '', address, isAborted)
      return withCors(imageResponse(found, headers.get('if-none-match')), embedOriginOf(headers, embedOrigins))
    })

/** The response with an image, or 304 when the browser has the same one in its cache. */
function imageResponse({ bytes, format, etag, maxAge }: Image, ifNoneMatch: string | null): EdgeResponse {
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
