import { embedOriginOf, type AllowedOrigins } from './origin-guard.ts'
import type { HeaderView } from './headers.ts'
import { edgeResponse, type EdgeResponse } from './response.ts'

/** Request headers of the calls that an element sends. */
const requestHeaders = 'content-type, idempotency-key, x-access-token, x-auth'
/** Seconds for which a browser keeps a preflight response; a removed origin is refused by the call itself. */
const preflightAge = 600

/**
 * The response readable for a page of an origin in `EMBED_ORIGINS`, errors included; for every other page it stays as it
 * is. Cookies are never allowed, so there is no `Access-Control-Allow-Credentials`.
 */
export function withCors(response: EdgeResponse, origin: string | null): EdgeResponse {
  if (origin === null) return response
  return {
    ...response,
    headers: {
      ...response.headers,
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after, x-request-id',
    },
  }
}

/** The response to a preflight request of an embedding page, or null for every other request. */
export function preflightResponse(
  method: string,
  headers: HeaderView,
  embedOrigins: AllowedOrigins,
  methods: readonly string[],
): EdgeResponse | null {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return null
  if (embedOriginOf(headers, embedOrigins) === null) return null
  return edgeResponse(
    { status: 204, type: 'text', bytes: Buffer.alloc(0) },
    {
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': requestHeaders,
      'access-control-max-age': String(preflightAge),
    },
  )
}
