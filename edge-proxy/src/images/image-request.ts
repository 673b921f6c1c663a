import { parseAccept } from 'hono/utils/accept'
import { servedImageWidths } from '@portal/shared-contracts/images/image-widths'
import type { EdgeConfig } from '../config/config.ts'
import { requestInvalid } from '../http/http-error.ts'
import { allowedSource } from './allowed-source.ts'
import { fileOf } from './disk-cache.ts'
import type { Format, WantedImage } from './image-job.ts'

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
const processingVersion = 6

/** An image in the best format that a browser accepts, and in the one that is made at once; AVIF takes long. */
export type WantedImages = { best: WantedImage; first: WantedImage }

/** The image that a request asks for; null for a source that is not listed. @throws HttpError requestInvalid */
export function wantedImages(query: URLSearchParams, accept: string, config: EdgeConfig): WantedImages | null {
  const { src, format, ...size } = imageRequest(query, accept)
  const source = allowedSource(src, config.imageSources, config.publicOrigin)
  if (source === null) return null
  const { url, literal } = source
  const image = (sent: Format): WantedImage => ({
    file: fileOf([processingVersion, url.href, { ...size, format: sent }]),
    source: { url: url.href, literal },
    ...size,
    format: sent,
  })
  return { best: image(format), first: image(formatOf(accept, ['webp', 'jpeg'])) }
}
