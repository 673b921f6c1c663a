import { HttpError } from './http-error.ts'
import type { HeaderView } from './headers.ts'

/** Origins whose pages may call, besides the one the request was sent to. */
export type AllowedOrigins = ReadonlySet<string>

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Refuses requests of foreign pages: the session cookie would go along with them.
 * @throws HttpError forbidden
 */
export function guardOrigin(headers: HeaderView, allowed: AllowedOrigins): void {
  const origin = headers.get('origin')
  if (origin !== null) {
    if (allowed.has(origin) || isOwn(origin, headers.get('host'), allowed)) return
    throw new HttpError('forbidden', 'foreign origin')
  }
  const site = headers.get('sec-fetch-site')
  // Without an Origin only the portal's own pages and typed addresses are left.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new HttpError('forbidden', 'foreign site')
}

/**
 * Whether a page of the host the request was sent to calls. Over plain http only where the
 * portal itself is plain: somebody on the line could have written such a page.
 */
function isOwn(origin: string, host: string | null, allowed: AllowedOrigins): boolean {
  if (host === null || origin === `https://${host}`) return host !== null
  const mayBePlain = loopback.test(host) || [...allowed].some((listed) => listed.startsWith('http:'))
  return mayBePlain && origin === `http://${host}`
}
