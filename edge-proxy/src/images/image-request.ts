import { isIP } from 'node:net'
import { parseAccept } from 'hono/utils/accept'
import { servedImageWidths } from '@portal/shared-contracts/images/image-widths'
import type { EdgeConfig } from '../config/config.ts'
import { requestInvalid } from '../http/http-error.ts'
import { fileOf } from './disk-cache.ts'
import type { Format, WantedImage } from './image-job.ts'
import { decodedPath, isPlainPath } from '../http/request.ts'

/** A closed list, because with a free width one visitor could allocate gigabytes. */
const widths = new Set(servedImageWidths.map(String))

/** `src`, `w` and for a square `h`, which equals `w`; without `src` a placeholder. @throws HttpError requestInvalid */
export function imageRequest(query: URLSearchParams, accept: string) {
  const names = [...query.keys()]
  const known = names.every((name) => name === 'src' || name === 'w' || name === 'h')
  const [src, w, h] = [query.get('src') ?? '', query.get('w'), query.get('h')]
  if (!known || new Set(names).size !== names.length || w === null) throw requestInvalid('image parameters')
  if (!widths.has(w) || (h !== null && h !== w)) throw requestInvalid('image size')
  return { src, width: Number(w), height: h === null ? null : Number(h), format: formatOf(accept) }
}

/** Of these formats the one with the highest q in the Accept header, of equals the first; JPEG if it names none. */
function formatOf(accept: string, formats: readonly Format[] = ['avif', 'webp', 'jpeg']): Format {
  // Sorted by q, so that of a type that comes twice the lower one counts.
  const qualities = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]))
  const quality = (format: Format): number => qualities.get(`image/${format}`) ?? 0
  const accepted = formats.filter((format) => quality(format) > 0)
  return accepted.toSorted((one, other) => quality(other) - quality(one))[0] ?? 'jpeg'
}

/** Part of the names of stored images: another number after a change of how images are made. */
const recipe = 6

/** An image in the best format that a browser accepts, and in the one that is made at once; AVIF takes long. */
export type WantedImages = { best: WantedImage; first: WantedImage }

/** The image that a request asks for; null for a source that is not listed. @throws HttpError requestInvalid */
export function wantedImages(query: URLSearchParams, accept: string, config: EdgeConfig): WantedImages | null {
  const { src, format, ...size } = imageRequest(query, accept)
  const source = allowedSource(src, config.imageSources, config.publicOrigin)
  if (source === null) return null
  const { url, literal } = source
  const image = (sent: Format): WantedImage => ({
    file: fileOf([recipe, url.href, { ...size, format: sent }]),
    source: { url: url.href, literal },
    ...size,
    format: sent,
  })
  return { best: image(format), first: image(formatOf(accept, ['webp', 'jpeg'])) }
}

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

/** Encodes blanks and letters outside ASCII, as shops send them in names of files, so that both spellings are one picture. */
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
