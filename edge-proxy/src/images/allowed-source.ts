import { isIP } from 'node:net'
import { decodedPath, isPlainPath } from '../http/request.ts'

/** An image that may be fetched. With `literal` its host is an IP address or localhost, which may be private. */
export type ImageSource = { url: URL; literal: boolean }

/**
 * The source if it is below a URL in IMAGE_SOURCES, else null. Origin and path are compared by segment:
 * `https://a.example.evil/` and `/imagesX` are not accepted. A query has only the names of the listed URL's, because
 * every further one would make a new image of the same picture.
 */
export function allowedSource(src: string, sources: readonly string[], publicOrigin: string): ImageSource | null {
  const url = plainUrl(src)
  if (url === null) return null
  // Rejects own API paths, which would make the edge call itself.
  if (url.origin === publicOrigin && isApiPath(url)) return null
  const source = sources
    .map((listed) => new URL(listed))
    .find((listed) => isBelow(url, listed) && hasListedQuery(url, listed))
  return source === undefined ? null : { url, literal: isLiteral(url.hostname) }
}

/** Encodes blanks and letters outside ASCII, as shops send them in names, so that both spellings are one picture. */
const encodedOnce = (src: string): string =>
  src.replace(/ |\P{ASCII}+/gu, encodeURIComponent).replace(/%[\da-f]{2}/gi, (octet) => octet.toUpperCase())

/** Characters that need no encoding, so that two addresses are one picture, and separators. */
const needlessEncoding = /%(?:00|0a|0d|2[d-f]|3\d|[46][1-9a-f]|5[0-9acf]|7[0-9ae])/i
/** A percent sign of a file's name is `%25`, but no dot or separator for servers that decode twice. */
const encodedTwice = /%(?:25)+(?:2[ef]|5c|(?:c[01]|e[02f]|f0)%)/i

function plainUrl(text: string): URL | null {
  // The replacement character stands for bytes that were no UTF-8.
  if (text !== text.trim() || !text.isWellFormed() || text.includes('\ufffd')) return null
  const src = encodedOnce(text)
  // Rejects what the URL parser would repair: backslashes, tabs, control characters, dot segments.
  if (src.length > 1_024 || !/^https?:\/\/[^/\\]/.test(src) || /[\\\s#]|[^\x21-\x7e]/.test(src)) return null
  if (needlessEncoding.test(src) || encodedTwice.test(src) || /\/\.\.?(?:[/?]|$)/.test(src)) return null
  if (!URL.canParse(src)) return null
  const url = new URL(src)
  // Rejects hosts that the parser rewrites: IP addresses in decimal, hex, octal or short form, capital letters.
  const written = /^https?:\/\/([^/?]*)/.exec(src)?.[1]
  const isAsWritten = written === url.host || written === `${url.hostname}:${url.protocol === 'https:' ? '443' : '80'}`
  return isAsWritten && url.username === '' && url.password === '' && isPlainPath(url.pathname) ? url : null
}

function hasListedQuery({ href, search }: URL, listed: URL): boolean {
  if (search === '') return !href.includes('?')
  const names = search
    .slice(1)
    .split('&')
    .map((pair) => /^([\w-]+)=[\w.-]{1,64}$/.exec(pair)?.[1] ?? '')
  return new Set(names).size === names.length && names.every((name) => listed.searchParams.has(name))
}

function isBelow(url: URL, listed: URL): boolean {
  if (url.origin !== listed.origin) return false
  const prefix = listed.pathname.endsWith('/') ? listed.pathname : `${listed.pathname}/`
  return url.pathname === listed.pathname || url.pathname.startsWith(prefix)
}

const isLiteral = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

const isApiPath = ({ pathname }: URL): boolean => /^\/+api(?:[/;]|$)/i.test(decodedPath(pathname) ?? '')
