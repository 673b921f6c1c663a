import { createServer } from 'node:http'
import { once } from 'node:events'
import { start, startEdge, type Forwarder } from '../edge/forwarders.ts'

export type Format = 'avif' | 'webp'

/** A server that resizes pictures. `quality` is for those that take one. */
export type Resizer = {
  name: 'edge' | 'ipx' | 'sharp'
  origin: string
  pathOf: (format: Format, width: number, source: string, quality: number) => string
}

/** Serves the pictures at `/images/{any}-{number}.jpg`, so that each can have any number of addresses. */
export async function startSources(pictures: readonly Buffer[]) {
  const server = createServer((request, response) => {
    const picture = pictures[Number(/-(\d+)\.jpg$/.exec(request.url ?? '')?.[1])]
    response.writeHead(picture ? 200 : 404, { 'content-type': 'image/jpeg' }).end(picture)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  let last = 0
  return {
    origin: `http://127.0.0.1:${port}`,
    /** An address of a picture that no server has seen. */
    fresh: (picture: number) => `http://127.0.0.1:${port}/images/${(last += 1)}-${picture}.jpg`,
    stop: async () => void server.close(),
  }
}

/** The edge with its data below `folder`. */
export const startResizingEdge = (sources: string, folder: string): Promise<Forwarder> =>
  startEdge(sources, folder, { IMAGE_SOURCES: `${sources}/images/` })

export const edgeResizer = ({ origin }: Forwarder): Resizer => ({
  name: 'edge',
  origin,
  pathOf: (_, width, source) => `/api/image?src=${encodeURIComponent(source)}&w=${width}`,
})

export async function startIpx(sources: string): Promise<Forwarder & Resizer> {
  const server = await start((port, origin) => ({
    args: ['bench/images/ipx-server.ts'],
    env: { PORT: port, SOURCES: sources },
    readyUrl: `${origin}/_/${sources}/images/0-0.jpg`,
  }))
  const pathOf: Resizer['pathOf'] = (format, width, source, quality) => `/f_${format},w_${width},q_${quality}/${source}`
  return { ...server, name: 'ipx', pathOf }
}

export async function startSharp(): Promise<Forwarder & Resizer> {
  const server = await start((port, origin) => ({
    args: ['bench/images/sharp-server.ts'],
    env: { PORT: port },
    readyUrl: origin,
  }))
  const pathOf: Resizer['pathOf'] = (format, width, source, quality) => `/${format}/${quality}/${width}/${source}`
  return { ...server, name: 'sharp', pathOf }
}
