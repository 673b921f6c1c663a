import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { start, startEdge, type Forwarder } from '../edge/forwarders.ts'

export type Format = 'avif' | 'webp'

/** A server that resizes pictures; the edge chooses the quality itself. */
export type Resizer = Forwarder & {
  pathOf: (format: Format, width: number, source: string, quality: number) => string
}

/** Serves the pictures at `/images/{any}-{number}.jpg`, so that each can have any number of addresses. */
export async function startSources(pictures: readonly Buffer[]) {
  const server = createServer((request, response) => {
    const picture = pictures[Number(/-(\d+)\.jpg$/.exec(request.url ?? '')?.[1])]
    response.writeHead(picture ? 200 : 404, { 'content-type': 'image/jpeg' }).end(picture)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let last = 0
  return {
    origin,
    /** An address of a picture that no server has seen. */
    fresh: (picture: number) => `${origin}/images/${(last += 1)}-${picture}.jpg`,
    stop: async () => void server.close(),
  }
}
export type Sources = Awaited<ReturnType<typeof startSources>>

/** The edge with its data below `folder`. */
export const startResizingEdge = async (sources: string, folder: string): Promise<Resizer> => ({
  ...(await startEdge(sources, folder, { IMAGE_SOURCES: `${sources}/images/` })),
  pathOf: (_, width, source) => `/api/image?src=${encodeURIComponent(source)}&w=${width}`,
})

export const startIpx = async (sources: string): Promise<Resizer> => ({
  ...(await start((port, origin) => ({
    args: ['bench/compared/ipx-server.mjs'],
    env: { PORT: port, SOURCES: sources },
    readyUrl: `${origin}/_/${sources}/images/0-0.jpg`,
  }))),
  pathOf: (format, width, source, quality) => `/f_${format},w_${width},q_${quality}/${source}`,
})
