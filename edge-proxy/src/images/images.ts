import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { EdgeConfig } from '../config/config.ts'
import { HttpError } from '../http/http-error.ts'
import { allowedSource, type Source } from './allowed-source.ts'
import { createPictureFetcher } from './fetch-picture.ts'
import type { Format, ImageRequest } from './image-request.ts'
import { placeholder, placeholderPixels } from './placeholder.ts'
import { resize } from './resize.ts'
import { createWorkQueue } from './work-queue.ts'

/** A finished picture; `maxAge` in seconds. */
export type Picture = { bytes: Buffer; format: Format; etag: string; maxAge: number }

export type Images = {
  /** @throws HttpError for a source that is not listed, or when too many wait */
  picture: (request: ImageRequest) => Promise<Picture>
  close: () => Promise<void>
}

const cacheBytes = 64 * 1024 * 1024
const placeholderBytes = 4 * 1024 * 1024

/** The image proxy (spec §2, design §4): listed sources, resized, kept in memory. */
export function createImages({ imageSources, publicOrigin, limits }: EdgeConfig): Images {
  const fetcher = createPictureFetcher(limits)
  const work = createWorkQueue(2, 32)
  const pictures = pictureCache(cacheBytes)
  const placeholders = pictureCache(placeholderBytes)
  const underWay = new Map<string, Promise<Picture>>()

  function picture(request: ImageRequest): Promise<Picture> {
    const source = allowedSource(request.src, imageSources, publicOrigin)
    if (source === null) return Promise.reject(new HttpError('requestInvalid', 'image source not listed'))
    const key = JSON.stringify([source.url.href, request.width, request.height, request.format])
    const known = pictures.get(key)
    if (known !== undefined) return Promise.resolve(known)
    const same = underWay.get(key) ?? work(() => make(source, request, key)).finally(() => underWay.delete(key))
    underWay.set(key, same)
    return same
  }

  async function make(source: Source, request: ImageRequest, key: string): Promise<Picture> {
    await placeholder
    try {
      const bytes = await resize(await fetcher.fetch(source), request, limits.imagePixels)
      const made = { bytes, format: request.format, etag: etagOf(bytes), maxAge: 86_400 }
      pictures.set(key, made)
      return made
    } catch {
      return standIn(request)
    }
  }

  /** Kept only a minute in browsers: the picture may be there soon. */
  async function standIn({ width, height, format }: ImageRequest): Promise<Picture> {
    const key = JSON.stringify([width, height, format])
    const known = placeholders.get(key)
    if (known !== undefined) return known
    const bytes = await resize(await placeholder, { width, height, format }, placeholderPixels)
    const made = { bytes, format, etag: etagOf(bytes), maxAge: 60 }
    placeholders.set(key, made)
    return made
  }

  return { picture, close: fetcher.close }
}

/** Pictures by what was asked for, capped by their bytes. */
const pictureCache = (maxSize: number) =>
  new LRUCache<string, Picture>({ maxSize, sizeCalculation: ({ bytes }) => bytes.length })

const etagOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
