import { HttpError } from './http-error.ts'
import type { HeaderView } from './headers.ts'

/** Origins whose pages may send requests, besides the host of the request. */
export type AllowedOrigins = ReadonlySet<string>

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Rejects requests of pages on other sites, which browsers send with the session cookie.
 * @throws HttpError forbidden
 */
export function guardOrigin(headers: HeaderView, allowed: AllowedOrigins): void {
  const origin = headers.get('origin')
  if (origin !== null) {
    if (allowed.has(origin) || isSameHost(origin, headers.get('host'), allowed)) return
    throw new HttpError('forbidden', 'origin not allowed')
  }
  const site = headers.get('sec-fetch-site')
  // Browsers send no Origin for same-origin GET requests and typed addresses.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new HttpError('forbidden', 'cross-site request')
}

/** The origin in `EMBED_ORIGINS` whose page sent a request, or null; compared as text, because browsers write an origin in one way. */
export function embedOriginOf(headers: HeaderView, embedOrigins: AllowedOrigins): string | null {
  const origin = headers.get('origin')
  return origin !== null && embedOrigins.has(origin) ? origin : null
}

/**
 * Whether the page comes from the host of the request. Over http only if the portal itself uses
 * http, because an attacker in the network can change such a page.
 */
function isSameHost(origin: string, host: string | null, allowed: AllowedOrigins): boolean {
  if (host === null || origin === `https://${host}`) return host !== null
  const allowsHttp = loopback.test(host) || [...allowed].some((listed) => listed.startsWith('http:'))
  return allowsHttp && origin === `http://${host}`
}
