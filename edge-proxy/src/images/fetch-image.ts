import { Agent } from 'undici'
import type { Limits } from '../config/config.ts'
import { readCapped } from '../http/body.ts'
import { createPublicLookup } from './public-lookup.ts'

/** Fetches images without following redirects; hosts given by name must resolve to public addresses. */
export function createImageFetcher({ imageTimeout, imageBytes }: Pick<Limits, 'imageTimeout' | 'imageBytes'>) {
  const options = { connections: 8, headersTimeout: imageTimeout, bodyTimeout: imageTimeout }
  const literalHosts = new Agent({ ...options, connect: { timeout: imageTimeout } })
  const namedHosts = new Agent({ ...options, connect: { timeout: imageTimeout, lookup: createPublicLookup() } })

  /** The bytes of an image; rejects unless the response is a complete 200 within the limits. */
  async function fetch({ url: address, literal }: { url: string; literal: boolean }): Promise<Buffer> {
    const url = new URL(address)
    const { statusCode, headers, body } = await (literal ? literalHosts : namedHosts).request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      headers: { accept: 'image/webp, image/jpeg, image/png', 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(imageTimeout),
    })
    try {
      const encoding = headers['content-encoding'] ?? 'identity'
      if (statusCode !== 200 || encoding !== 'identity') throw new Error('not an unencoded 200')
      return await readCapped(body, imageBytes, String(headers['content-length'] ?? 0))
    } catch (error) {
      body.on('error', () => {}).destroy()
      throw error
    }
  }

  return fetch
}
