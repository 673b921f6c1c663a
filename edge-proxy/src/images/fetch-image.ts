import { Agent } from 'undici'
import type { Limits } from '../config/config.ts'
import { fetchBytes } from '../http/body.ts'
import { createPublicLookup } from './public-lookup.ts'

/** Fetches images without following redirects; hosts given by name must resolve to public addresses. */
export function createImageFetcher({ imageTimeout, imageBytes }: Pick<Limits, 'imageTimeout' | 'imageBytes'>) {
  const options = { connections: 8, headersTimeout: imageTimeout, bodyTimeout: imageTimeout }
  const literalHosts = new Agent({ ...options, connect: { timeout: imageTimeout } })
  const namedHosts = new Agent({ ...options, connect: { timeout: imageTimeout, lookup: createPublicLookup() } })

  /** The bytes of an image; rejects unless the response is a complete 200 within the limits. */
  return async ({ url, literal }: { url: string; literal: boolean }): Promise<Buffer> => {
    const { bytes } = await fetchBytes(literal ? literalHosts : namedHosts, new URL(url), {
      headers: { accept: 'image/webp, image/jpeg, image/png' },
      timeout: imageTimeout,
      maxBytes: imageBytes,
      check(status, encoding) {
        if (status !== 200 || encoding !== 'identity') throw new Error('not an unencoded 200')
      },
    })
    return bytes
  }
}
