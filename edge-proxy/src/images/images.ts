import { LRUCache } from 'lru-cache'
import path from 'node:path'
import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import { networkOf } from '../http/request.ts'
import type { Metrics } from '../http/metrics.ts'
import { readImage, storedAge } from './disk-cache.ts'
import { createFairQueue, type QueueLimits } from './fair-queue.ts'
import { imageOf, type Image } from './image.ts'
import { createPlaceholders } from './placeholders.ts'
import { runImageProcess } from './run-image-process.ts'
import { createWantedImages, type WantedImage } from './wanted-image.ts'

const memoryBytes = 64 * 1024 * 1024
/** s */
const imageAge = 86_400
/** As of `nice`; where others wait for the processor, images get a tenth of it. */
const lowPriority = 10

/** One image of a client at once leaves a processor of two for the images of others. */
const queueLimits: QueueLimits = { running: 2, runningOfClient: 1, waiting: 512, waitingOfClient: 64 }

/** An image that is being made or waits for it, and the clients in whose turn it waits. */
type PendingImage = {
  image: Promise<Image>
  finish: (image: Image | Promise<Image>) => void
  /** Whether the image was found on disk. */
  isStored: Promise<boolean>
  clients: Set<string>
  isStarted: boolean
}

/**
 * Has images of listed sources resized by a process of their own, and keeps the results in memory and on disk. Networks
 * of clients take turns, so that none keeps the images of others from being made. `onDrop` is called for an image that is
 * not made because too many wait.
 */
export function createImages(
  { imageSources, imageCacheBytes, publicOrigin, dataDir, production, limits }: EdgeConfig,
  logger: Logger,
  metrics: Metrics,
  onDrop: () => void,
) {
  const folder = path.join(dataDir, 'images')
  const { imageTimeout, imageBytes, imagePixels, imageMemory } = limits
  const imageProcess = runImageProcess({
    // Tests and development need all processors, and have no members.
    settings: {
      folder,
      cacheBytes: imageCacheBytes,
      priority: production ? lowPriority : 0,
      imageTimeout,
      imageBytes,
      imagePixels,
      imageMemory,
    },
    jobTimeout: limits.imageJobTimeout,
    logger,
  })
  const wantedImage = createWantedImages({ imageSources, publicOrigin })
  const enqueue = createFairQueue(queueLimits)
  const placeholders = createPlaceholders(imageProcess, folder, () =>
    metrics.count('edge_images_total', { from: 'placeholder' }),
  )
  const cache = new LRUCache<string, Image>({ maxSize: memoryBytes, sizeCalculation: ({ bytes }) => bytes.length })
  const pending = new Map<string, PendingImage>()

  /**
   * The resized image that a request target and an Accept header ask for, or the placeholder for a source that is empty,
   * not listed or without a usable image, when too many images wait and when none can be made. `address` gives the client's.
   * @throws HttpError requestInvalid
   */
  async function image(target: string, accept: string, address: () => string): Promise<Image> {
    const wanted = wantedImage(target, accept)
    if (wanted.source === null) return placeholders.missing(wanted)
    const cached = cache.get(wanted.file)
    if (cached !== undefined) {
      metrics.count('edge_images_total', { from: 'memory' })
      return cached
    }
    const current = pending.get(wanted.file) ?? addPending(wanted)
    const client = networkOf(address())
    if (!current.isStarted && !current.clients.has(client)) {
      current.clients.add(client)
      if (!(await current.isStored)) enqueueFor(client, current, wanted)
    }
    return current.image
  }

  function addPending({ file, format }: WantedImage): PendingImage {
    const { promise, resolve } = Promise.withResolvers<Image>()
    const finish: PendingImage['finish'] = (made) => {
      pending.delete(file)
      resolve(made)
    }
    const isStored = readImage(folder, file).then((stored) => {
      if (stored === null) return false
      finish(keep(file, imageOf(stored.bytes, format, imageAge), storedAge - stored.age))
      metrics.count('edge_images_total', { from: 'disk' })
      return true
    })
    const added = { image: promise, finish, isStored, clients: new Set<string>(), isStarted: false }
    pending.set(file, added)
    return added
  }

  /** Keeps an image in memory for `ttl` ms. */
  function keep(file: string, kept: Image, ttl: number): Image {
    cache.set(file, kept, { ttl })
    return kept
  }

  /** An image waits in the turn of each client that asks, so that it is not late because another client asked first. */
  function enqueueFor(client: string, current: PendingImage, wanted: WantedImage): void {
    enqueue(client, {
      run: async () => {
        if (current.isStarted) return
        current.isStarted = true
        current.finish(await make(wanted))
      },
      drop: () => {
        if (current.isStarted) return
        onDrop()
        current.clients.delete(client)
        if (current.clients.size === 0) current.finish(placeholders.busy(wanted))
      },
    })
  }

  async function make(wanted: WantedImage): Promise<Image> {
    try {
      const bytes = await imageProcess.make(wanted)
      if (bytes === null) return placeholders.missing(wanted)
      metrics.count('edge_images_total', { from: 'process' })
      return keep(wanted.file, imageOf(bytes, wanted.format, imageAge), storedAge)
    } catch {
      return placeholders.busy(wanted)
    }
  }

  return { image, fault: imageProcess.fault, close: imageProcess.close }
}
