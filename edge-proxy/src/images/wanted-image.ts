import { LRUCache } from 'lru-cache'
import type { EdgeConfig } from '../config/config.ts'
import { allowedSource } from './allowed-source.ts'
import { fileOf } from './disk-cache.ts'
import type { ImageJob } from './image-job.ts'
import { formatOf, imageRequest } from './image-request.ts'

/** An image that is asked for; without a listed source there is nothing to make. */
export type WantedImage = Omit<ImageJob, 'id'>

/** Part of the names of stored images: another number after a change of how images are made. */
const recipe = 3

/** Bytes of the requests that are remembered, about. */
const rememberedBytes = 4 * 1024 * 1024

/**
 * A function that reads a request for an image. Requests for listed sources are remembered, because reading and checking
 * an address takes longer than sending an image that is kept.
 */
export function createWantedImages({ imageSources, publicOrigin }: Pick<EdgeConfig, 'imageSources' | 'publicOrigin'>) {
  const remembered = new LRUCache<string, WantedImage>({
    maxSize: rememberedBytes,
    // The target stands in the key and in the source.
    sizeCalculation: (_, key) => 2 * key.length + 500,
  })

  function read(target: string, accept: string): WantedImage {
    const { src, width, height, format } = imageRequest(
      new URLSearchParams(target.slice(target.indexOf('?') + 1)),
      accept,
    )
    const allowed = allowedSource(src, imageSources, publicOrigin)
    const source = allowed && { url: allowed.url.href, literal: allowed.literal }
    return { file: fileOf([recipe, source?.url, width, height, format]), source, width, height, format }
  }

  /**
   * The image that a request target and an Accept header ask for.
   * @throws HttpError requestInvalid
   */
  return (target: string, accept: string): WantedImage => {
    const key = `${formatOf(accept)} ${target}`
    const known = remembered.get(key)
    if (known !== undefined) return known
    const wanted = read(target, accept)
    if (wanted.source !== null) remembered.set(key, wanted)
    return wanted
  }
}
