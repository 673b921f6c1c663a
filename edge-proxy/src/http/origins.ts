import { HttpError } from './http-error.ts'
import type { HeaderView } from './request.ts'
import { edgeResponse, type EdgeResponse } from './response.ts'

export type AllowedOrigins = ReadonlySet<string>

/**
 * Rejects requests of pages on other sites, which browsers send with the session cookie.
 * @throws HttpError forbidden
 */
export function guardOrigin(headers: HeaderView, allowed: AllowedOrigins): void {
  const [origin, site] = [headers.get('origin'), headers.get('sec-fetch-site')]
  if (origin !== null) {
    // Pages cannot write this header: in development the portal has several addresses, such as 127.0.0.1.
    if (allowed.has(origin) || site === 'same-origin') return
    throw new HttpError('forbidden', 'origin not allowed')
  }
  // Browsers send no Origin for same-origin GET requests and typed addresses.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new HttpError('forbidden', 'cross-site request')
}

/** The origin in `EMBED_ORIGINS` whose page sent a request, or null; compared as text, because browsers write an origin in one way. */
export function embedOriginOf(headers: HeaderView, embedOrigins: AllowedOrigins): string | null {
  const origin = headers.get('origin')
  return origin !== null && embedOrigins.has(origin) ? origin : null
}

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
  embedOrigin: string | null,
  methods: readonly string[],
): EdgeResponse | null {
  if (method !== 'OPTIONS' || embedOrigin === null || !headers.has('access-control-request-method')) return null
  return edgeResponse(
    { status: 204, type: 'text', bytes: Buffer.alloc(0) },
    {
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': requestHeaders,
      'access-control-max-age': String(preflightAge),
    },
  )
}
