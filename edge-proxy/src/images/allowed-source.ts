import { isIP } from 'node:net'

/** An image that may be fetched. With `literal` its host is an IP address or localhost, which may be private. */
export type ImageSource = { url: URL; literal: boolean }

/**
 * The source if `src` is below one of the URLs in IMAGE_SOURCES, else null. Compares the complete origin
 * and path prefixes by segment: `https://a.example.evil/` and `/imagesX` are not accepted.
 */
export function allowedSource(src: string, sources: readonly string[], publicOrigin: string): ImageSource | null {
  const url = plainUrl(src)
  if (url === null) return null
  // Rejects own API paths, which would make the edge call itself.
  if (url.origin === publicOrigin && isApiPath(url)) return null
  const source = sources.find((listed) => isBelow(url, new URL(listed)))
  return source === undefined ? null : { url, literal: isLiteral(url.hostname) }
}

function plainUrl(src: string): URL | null {
  // Rejects what the URL parser would repair: backslashes, spaces, control characters, dot segments.
  if (src.length > 1_024 || !/^https?:\/\/[^/\\]/.test(src) || /[\\\s#]|[^\x21-\x7e]/.test(src)) return null
  if (/%(?:2e|2f|5c|00|0a|0d|25)/i.test(src) || /\/\.\.?(?:[/?]|$)/.test(src)) return null
  if (!URL.canParse(src)) return null
  const url = new URL(src)
  // Rejects hosts that the parser rewrites: IP addresses in decimal, hex, octal or short form, capital letters.
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

function isApiPath({ pathname }: URL): boolean {
  try {
    return decodeURIComponent(pathname).startsWith('/api/')
  } catch {
    return true
  }
}
