import { LRUCache } from 'lru-cache'
import type { EdgeConfig } from '../config/config.ts'
import { networkOf } from '../http/client.ts'
import { allowedSource, type ImageSource } from './allowed-source.ts'
import { createFairQueue, type QueueLimits } from './fair-queue.ts'
import { createImageFetcher } from './fetch-image.ts'
import { imageOf, type Image } from './image.ts'
import type { ImageRequest } from './image-request.ts'
import { placeholder } from './placeholder.ts'
import { createPlaceholders } from './placeholders.ts'
import { resize } from './resize.ts'

const cacheBytes = 64 * 1024 * 1024
/** s */
const imageAge = 86_400

/** One image of a client at once leaves a processor of two for the calls of others. */
const queueLimits: QueueLimits = { running: 2, runningOfClient: 1, waiting: 512, waitingOfClient: 64 }

/** An image that is being made or waits for it, and the clients in whose turn it waits. */
type PendingImage = {
  image: Promise<Image>
  finish: (image: Image | Promise<Image>) => void
  clients: Set<string>
  isStarted: boolean
}

/**
 * Resizes images of listed sources and keeps the results in memory. Networks of clients take turns, so that none keeps
 * the images of others from being made. `onDrop` is called for an image that is not made because too many wait.
 */
export function createImages({ imageSources, publicOrigin, limits }: EdgeConfig, onDrop: () => void) {
  const fetcher = createImageFetcher(limits)
  const enqueue = createFairQueue(queueLimits)
  const placeholders = createPlaceholders()
  const cache = new LRUCache<string, Image>({ maxSize: cacheBytes, sizeCalculation: ({ bytes }) => bytes.length })
  const pending = new Map<string, PendingImage>()

  /**
   * The resized image, or the placeholder for a source that is empty, not listed or without a usable image, and when too
   * many images wait. `address` is the client's.
   */
  function image(request: ImageRequest, address: string): Promise<Image> {
    const source = allowedSource(request.src, imageSources, publicOrigin)
    if (source === null) return placeholders.missing(request)
    const key = JSON.stringify([source.url.href, request.width, request.height, request.format])
    const cached = cache.get(key)
    if (cached !== undefined) return Promise.resolve(cached)
    const current = pending.get(key) ?? addPending(key)
    const client = networkOf(address)
    if (!current.isStarted && !current.clients.has(client)) enqueueFor(client, current, source, request, key)
    return current.image
  }

  function addPending(key: string): PendingImage {
    const { promise, resolve } = Promise.withResolvers<Image>()
    const finish: PendingImage['finish'] = (made) => {
      pending.delete(key)
      resolve(made)
    }
    const added = { image: promise, finish, clients: new Set<string>(), isStarted: false }
    pending.set(key, added)
    return added
  }

  /** An image waits in the turn of each client that asks, so that it is not late because another client asked first. */
  function enqueueFor(
    client: string,
    current: PendingImage,
    source: ImageSource,
    request: ImageRequest,
    key: string,
  ): void {
    current.clients.add(client)
    enqueue(client, {
      run: async () => {
        if (current.isStarted) return
        current.isStarted = true
        const made = make(source, request, key)
        await Promise.allSettled([made])
        current.finish(made)
      },
      drop: () => {
        if (current.isStarted) return
        onDrop()
        current.clients.delete(client)
        if (current.clients.size === 0) current.finish(placeholders.busy(request))
      },
    })
  }

  async function make(source: ImageSource, request: ImageRequest, key: string): Promise<Image> {
    try {
      // Before that, libvips would read formats with vulnerable readers.
      await placeholder
      const bytes = await resize(await fetcher.fetch(source), request, limits.imagePixels)
      const made = imageOf(bytes, request.format, imageAge)
      cache.set(key, made)
      return made
    } catch {
      return placeholders.missing(request)
    }
  }

  return { image, close: fetcher.close }
}
