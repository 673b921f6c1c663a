import { Refusal } from '../answers/refusal.ts'

/** Origins whose pages may call, besides the one the request was sent to. */
export type AllowedOrigins = ReadonlySet<string>

/**
 * Refuses requests of foreign pages: the session cookie would go along with them.
 * @throws Refusal forbidden
 */
export function guardOrigin(headers: Headers, allowed: AllowedOrigins): void {
  const origin = headers.get('origin')
  if (origin !== null) {
    if (allowed.has(origin) || isOwn(origin, headers.get('host'))) return
    throw new Refusal('forbidden', 'foreign origin')
  }
  const site = headers.get('sec-fetch-site')
  // Without an Origin only the portal's own pages and typed addresses are left.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new Refusal('forbidden', 'foreign site')
}

const isOwn = (origin: string, host: string | null): boolean =>
  host !== null && (origin === `https://${host}` || origin === `http://${host}`)
