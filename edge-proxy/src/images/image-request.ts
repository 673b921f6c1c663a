import { servedImageWidths } from '@portal/shared-contracts/domain/image-widths'
import type { EdgeConfig } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'
import { allowedSource } from './allowed-source.ts'
import { fileOf } from './disk-cache.ts'
import type { Format, WantedImage } from './image-job.ts'

export type ImageRequest = { src: string; width: number; height: number | null; format: Format }

/** A closed list, because with a free width one visitor could allocate gigabytes. */
const widths = new Set(servedImageWidths.map(String))

/**
 * The parameters of `/api/image`: `src`, `w` and for a square `h`, which equals `w` (docs/product/formats.md). A missing
 * `src` is empty, because an image without an address gets the placeholder.
 * @throws HttpError requestInvalid
 */
export function imageRequest(query: URLSearchParams, accept: string): ImageRequest {
  const names = [...query.keys()]
  const known = names.every((name) => name === 'src' || name === 'w' || name === 'h')
  const [src, w, h] = [query.get('src') ?? '', query.get('w'), query.get('h')]
  if (!known || new Set(names).size !== names.length || w === null) throw bad('image parameters')
  if (!widths.has(w) || (h !== null && h !== w)) throw bad('image size')
  return { src, width: Number(w), height: h === null ? null : Number(h), format: formatOf(accept) }
}

/** The smallest format of these in the Accept header; JPEG if it has only wildcards. */
const formatOf = (accept: string, formats: readonly Format[] = ['avif', 'webp']): Format =>
  formats.find((format) => accept.includes(`image/${format}`)) ?? 'jpeg'

const bad = (reason: string): HttpError => new HttpError('requestInvalid', reason)

/** Part of the names of stored images: another number after a change of how images are made. */
const recipe = 6

/** An image in the best format that a browser accepts, and in the one that is made at once; AVIF takes long. */
export type WantedImages = { best: WantedImage; first: WantedImage }

/**
 * The image that a request asks for; null for a source that is not listed.
 * @throws HttpError requestInvalid
 */
export function wantedImages(
  query: URLSearchParams,
  accept: string,
  { imageSources, publicOrigin }: Pick<EdgeConfig, 'imageSources' | 'publicOrigin'>,
): WantedImages | null {
  const { src, format, ...size } = imageRequest(query, accept)
  const source = allowedSource(src, imageSources, publicOrigin)
  if (source === null) return null
  const { url, literal } = source
  const image = (sent: Format): WantedImage => ({
    file: fileOf([recipe, url.href, { ...size, format: sent }]),
    source: { url: url.href, literal },
    ...size,
    format: sent,
  })
  return { best: image(format), first: image(formatOf(accept, ['webp'])) }
}
