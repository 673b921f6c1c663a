import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import { createFairQueue, type QueueLimits, createOnce } from '../http/queues.ts'
import { networkOf } from '../http/request.ts'
import type { Metrics } from '../http/metrics.ts'
import type { RunInTurn } from '../http/turns.ts'
import { readImage } from './disk-cache.ts'
import { connectImageServer } from './image-client.ts'
import type { Format, ImageCache, WantedImage } from './image-job.ts'
import { wantedImages, type WantedImages } from './image-request.ts'
import { firstProcesses, lowPriority, runImageProcesses, type ImageMaker } from './run-image-processes.ts'

/** s for which browsers keep an image: soon there may be a better format, a missing image, or an idle edge. */
const ages = { image: 86_400, first: 60, missing: 60, busy: 5 }
/** One image of a client at once leaves a process of two for the images of others. */
const queueLimits: QueueLimits = { running: firstProcesses, runningOfClient: 1, waiting: 512, waitingOfClient: 64 }

type ImageDependencies = { logger: Logger; metrics: Metrics; runInTurn: RunInTurn; onDrop: () => void }

/** Other processes resize, the disk keeps the results, networks take turns. `onDrop`: too many images wait. */
export function createResizedImages(config: EdgeConfig, { logger, metrics, runInTurn, onDrop }: ImageDependencies) {
  const folder = path.join(config.dataDir, 'images')
  const maker = createImageMaker(config, { folder, bytes: config.imageCacheBytes }, logger)
  const runQueued = createFairQueue(queueLimits)
  const once = createOnce<Image>()
  const makeLater = createMakeLater(maker)
  const waiting = createWaitingRequests()

  /** The image, or the placeholder without a usable source, a turn or a process. @throws HttpError requestInvalid */
  async function image(query: URLSearchParams, accept: string, address: string, isAborted: IsAborted): Promise<Image> {
    const wanted = wantedImages(query, accept, config)
    const found =
      wanted === null
        ? countedPlaceholder(ages.missing)
        : await waiting.during(wanted.first.file, isAborted, () => bestImage(wanted, networkOf(address)))
    // Those that waited for the same image are sent it one after another.
    return runInTurn(address, async () => found, drop)
  }

  const bestImage = (wanted: WantedImages, client: string): Promise<Image> =>
    once(
      `${client} ${wanted.best.file} ${wanted.first.file}`,
      async () => (await stored(wanted.best)) ?? firstImage(wanted, client),
    )

  /** The image that is there soonest, for a short time if a better one is made afterwards. */
  async function firstImage({ best, first }: WantedImages, client: string): Promise<Image> {
    const image = (await stored(first)) ?? (await queuedImage(first, client))
    if (first.file === best.file || image.format !== first.format) return image
    makeLater(best, client)
    return { ...image, maxAge: ages.first }
  }

  /** The same placeholder for every size (docs/product/formats.md). */
  function countedPlaceholder(maxAge: number): Image {
    metrics.count('edge_images_total', { from: 'placeholder' })
    return placeholder(maxAge)
  }

  function drop(): Image {
    onDrop()
    return countedPlaceholder(ages.busy)
  }

  function countedImage(bytes: Buffer, { format }: WantedImage, from: 'disk' | 'process'): Image {
    metrics.count('edge_images_total', { from })
    return imageOf(bytes, format, ages.image)
  }

  async function stored(wanted: WantedImage): Promise<Image | null> {
    const bytes = await readImage(folder, wanted.file)
    return bytes && countedImage(bytes, wanted, 'disk')
  }

  /** An image waits in the turn of each client that asks, so that it is not late because another client asked first. */
  function queuedImage(wanted: WantedImage, client: string): Promise<Image> {
    const find = async () => (await stored(wanted)) ?? (await once(wanted.file, () => make(wanted)))
    return runQueued(client, async () => (waiting.has(wanted.file) ? find() : placeholder(ages.busy)), drop)
  }

  async function make(wanted: WantedImage): Promise<Image> {
    try {
      const bytes = await maker.make(wanted, 'first')
      return bytes === null ? countedPlaceholder(ages.missing) : countedImage(bytes, wanted, 'process')
    } catch {
      return countedPlaceholder(ages.busy)
    }
  }

  return { image, start: maker.start, fault: maker.fault, close: maker.close }
}
export type ResizedImages = ReturnType<typeof createResizedImages>
/** Whether the client has closed the connection of its request. */
type IsAborted = () => boolean

/** The requests that wait for an image, so that one whose requests were all aborted is not made. */
function createWaitingRequests() {
  const requestsByFile = new Map<string, Set<IsAborted>>()
  return {
    /** Whether a request that was not aborted waits for the image. */
    has: (file: string): boolean => [...(requestsByFile.get(file) ?? [])].some((isAborted) => !isAborted()),
    async during<T>(file: string, isAborted: IsAborted, work: () => Promise<T>): Promise<T> {
      const requests = requestsByFile.get(file) ?? new Set()
      requestsByFile.set(file, requests.add(isAborted))
      try {
        return await work()
      } finally {
        requests.delete(isAborted)
        if (requests.size === 0) requestsByFile.delete(file)
      }
    },
  }
}

/** Makes images in processes of this edge, or with IMAGE_SOCKET by the image server. */
function createImageMaker(config: EdgeConfig, cache: ImageCache, logger: Logger): ImageMaker {
  const { imageSocket, limits } = config
  if (imageSocket !== null) return connectImageServer(imageSocket, cache, limits, logger)
  // Tests and development need all processors, and have no members.
  const priority = config.production ? lowPriority : 0
  return runImageProcesses({ cache, priority, limits }, logger)
}

/** Has an image made that no one waits for; one that is not made is tried again after the next request. */
function createMakeLater({ make: makeImage }: Pick<ImageMaker, 'make'>) {
  const runLater = createFairQueue({ ...queueLimits, running: 1 })
  const onceLater = createOnce<unknown>()
  return (wanted: WantedImage, client: string): void => {
    const make = () => makeImage(wanted, 'later').catch(() => null)
    void onceLater(wanted.file, () => runLater(client, make, () => null))
  }
}

/** The format of a response; SVG is the portal's own placeholder. */
type SentFormat = Format | 'svg+xml'

/** A resized image or the placeholder; `maxAge` in seconds. */
export type Image = { bytes: Buffer; format: SentFormat; etag: string; maxAge: number }

const imageOf = (bytes: Buffer, format: SentFormat, maxAge: number): Image => ({
  bytes,
  format,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  maxAge,
})

const placeholder = (maxAge: number): Image => imageOf(artwork, 'svg+xml', maxAge)

/** The brand's picture for what has none, as wide as the largest image. */
const artwork = readFileSync(path.join(brandFolder, 'pictures/placeholder.svg'))
