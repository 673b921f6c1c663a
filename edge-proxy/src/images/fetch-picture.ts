import { Agent } from 'undici'
import type { Limits } from '../config/config.ts'
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
      if (Number(headers['content-length'] ?? 0) > imageBytes) throw new Error('picture too large')
      return await counted(body, imageBytes)
    } catch (error) {
      body.on('error', () => {}).destroy()
      throw error
    }
  }

  return { fetch, close: async () => void (await Promise.all([listed.destroy(), outside.destroy()])) }
}

async function counted(body: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw new Error('picture too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
