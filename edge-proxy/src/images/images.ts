import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { EdgeConfig } from '../config/config.ts'
import { allowedSource, type ImageSource } from './allowed-source.ts'
import { createImageFetcher } from './fetch-image.ts'
import type { Format, ImageRequest } from './image-request.ts'
import { placeholder, placeholderPixels } from './placeholder.ts'
import { resize } from './resize.ts'
import { createWorkQueue } from './work-queue.ts'

/** A resized image; `maxAge` in seconds. */
export type Image = { bytes: Buffer; format: Format; etag: string; maxAge: number }

const cacheBytes = 64 * 1024 * 1024
const placeholderCacheBytes = 4 * 1024 * 1024

/** Resizes images of listed sources and keeps the results in memory. */
export function createImages({ imageSources, publicOrigin, limits }: EdgeConfig) {
  const fetcher = createImageFetcher(limits)
  const enqueue = createWorkQueue(2, 32)
  const images = imageCache(cacheBytes)
  const placeholders = imageCache(placeholderCacheBytes)
  const pending = new Map<string, Promise<Image>>()

  /**
   * The resized image, or the placeholder for a source that is empty, not listed or without a usable image.
   * @throws HttpError when the queue is full
   */
  function image(request: ImageRequest): Promise<Image> {
    const source = allowedSource(request.src, imageSources, publicOrigin)
    const key = JSON.stringify([source?.url.href, request.width, request.height, request.format])
    const cached = images.get(key)
    if (cached !== undefined) return Promise.resolve(cached)
    const job = pending.get(key) ?? enqueue(() => make(source, request, key)).finally(() => pending.delete(key))
    pending.set(key, job)
    return job
  }

  async function make(source: ImageSource | null, request: ImageRequest, key: string): Promise<Image> {
    await placeholder
    if (source === null) return resizedPlaceholder(request)
    try {
      const bytes = await resize(await fetcher.fetch(source), request, limits.imagePixels)
      const made = { bytes, format: request.format, etag: etagOf(bytes), maxAge: 86_400 }
      images.set(key, made)
      return made
    } catch {
      return resizedPlaceholder(request)
    }
  }

  /** Cached for 60 s only, because the original may become available. */
  async function resizedPlaceholder({ width, height, format }: ImageRequest): Promise<Image> {
    const key = JSON.stringify([width, height, format])
    const cached = placeholders.get(key)
    if (cached !== undefined) return cached
    const bytes = await resize(await placeholder, { width, height, format }, placeholderPixels)
    const made = { bytes, format, etag: etagOf(bytes), maxAge: 60 }
    placeholders.set(key, made)
    return made
  }

  return { image, close: fetcher.close }
}

const imageCache = (maxBytes: number) =>
  new LRUCache<string, Image>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length })

const etagOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
