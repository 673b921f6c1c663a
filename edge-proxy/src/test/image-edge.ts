import sharp from 'sharp'
import { sends, startUpstream, type Upstream } from './recording-upstream.ts'
import { startEdge, type TestEdge } from './test-edge.ts'

export const missing = sends(404)
export const serve = (bytes: Buffer | string, type = 'image/jpeg') => sends(200, { 'content-type': type }, bytes)
export const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })

/** An edge with small limits for images and a server whose images it may fetch. */
export async function startImageEdge() {
  const shop: Upstream = await startUpstream(missing)
  const edge: TestEdge = startEdge(shop.url, {
    imageSources: [`${shop.url}/images/`, 'http://rebound.localhost/'],
    limits: { imageTimeout: 1_000, imageBytes: 200_000, imagePixels: 2_000_000 },
  })
  let counter = 0
  /** A different URL each time, so that the cache is not used. */
  const fresh = () => `${shop.url}/images/${++counter}.jpg`
  const image = (src: string, query = '&w=240', headers: Record<string, string> = {}, from = '192.0.2.1') =>
    edge.get(`/api/image?src=${encodeURIComponent(src)}${query}`, {
      headers: { accept: 'image/webp', ...headers },
      from,
    })
  const placeholderEtag = (await image(fresh())).headers.get('etag') ?? ''
  return {
    shop,
    edge,
    jpeg: await solid(900, 600).jpeg().toBuffer(),
    fresh,
    image,
    isPlaceholder: async (response: Response) =>
      response.status === 200 && response.headers.get('etag') === placeholderEtag,
    async close() {
      await edge.close()
      await shop.close()
    },
  }
}
