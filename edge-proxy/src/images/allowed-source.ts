import { isIP } from 'node:net'

/** A picture that may be fetched; `literal`: its host is listed as an address, so private ones are meant. */
export type Source = { url: URL; literal: boolean }

/**
 * The source if `src` lies below one of the listed addresses, else null. Origins are compared
 * whole and path prefixes by segments: `https://a.example.evil/` and `/imagesX` do not pass.
 */
export function allowedSource(src: string, sources: readonly string[], publicOrigin: string): Source | null {
  const url = plainUrl(src)
  if (url === null) return null
  // The portal's own API is no picture: the edge would ask itself in circles.
  if (url.origin === publicOrigin && !mayHoldPictures(url)) return null
  const source = sources.find((listed) => isBelow(url, new URL(listed)))
  return source === undefined ? null : { url, literal: isLiteral(url.hostname) }
}

function plainUrl(src: string): URL | null {
  // What the URL parser would quietly repair (backslashes, blanks, controls, dots) is no honest address.
  if (src.length > 1_024 || !/^https?:\/\/[^/\\]/.test(src) || /[\\\s#]|[^\x21-\x7e]/.test(src)) return null
  if (/%(?:2e|2f|5c|00|0a|0d|25)/i.test(src) || /\/\.\.?(?:[/?]|$)/.test(src)) return null
  if (!URL.canParse(src)) return null
  const url = new URL(src)
  // A host the parser rewrote (decimal, hex, octal or short IP addresses, a case trick) is refused.
  const written = /^https?:\/\/([^/?]*)/.exec(src)?.[1]
  const isAsWritten = written === url.host || written === `${url.hostname}:${url.protocol === 'https:' ? '443' : '80'}`
  return isAsWritten && url.username === '' && url.password === '' ? url : null
}

function isBelow(url: URL, listed: URL): boolean {
  if (url.origin !== listed.origin) return false
  const prefix = listed.pathname.endsWith('/') ? listed.pathname : `${listed.pathname}/`
  return url.pathname === listed.pathname || url.pathname.startsWith(prefix)
}

const isLiteral = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

function mayHoldPictures({ pathname }: URL): boolean {
  try {
    return !decodeURIComponent(pathname).startsWith('/api/')
  } catch {
    return false
  }
}
