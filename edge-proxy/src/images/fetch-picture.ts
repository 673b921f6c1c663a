import { Agent } from 'undici'
import type { Limits } from '../config/config.ts'
import { readCapped } from '../http/read-capped.ts'
import type { Source } from './allowed-source.ts'
import { createPublicLookup } from './public-lookup.ts'

export type PictureFetcher = {
  /** The bytes of a picture; rejects for whatever is not a whole 200 within the limits. */
  fetch: (source: Source) => Promise<Buffer>
  close: () => Promise<void>
}

/** Fetches pictures without following redirects, counting bytes as they come (design §4, Images). */
export function createPictureFetcher({ imageTimeout, imageBytes }: Limits): PictureFetcher {
  const options = { connections: 8, headersTimeout: imageTimeout, bodyTimeout: imageTimeout }
  const listed = new Agent({ ...options, connect: { timeout: imageTimeout } })
  const outside = new Agent({ ...options, connect: { timeout: imageTimeout, lookup: createPublicLookup() } })

  async function fetch({ url, literal }: Source): Promise<Buffer> {
    const { statusCode, headers, body } = await (literal ? listed : outside).request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      headers: { accept: 'image/webp, image/jpeg, image/png', 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(imageTimeout),
    })
    try {
      const encoding = headers['content-encoding'] ?? 'identity'
      if (statusCode !== 200 || encoding !== 'identity') throw new Error('no plain picture')
      return await readCapped(body, imageBytes, String(headers['content-length'] ?? 0))
    } catch (error) {
      body.on('error', () => {}).destroy()
      throw error
    }
  }

  return { fetch, close: async () => void (await Promise.all([listed.destroy(), outside.destroy()])) }
}
