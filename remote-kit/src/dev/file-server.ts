import { createServer, type Server } from 'node:http'
import { contentType } from '../files/content-type.ts'

/** Builds that stay available, because open pages load chunks of the build they started with. */
const keptBuilds = 20

/** Serves the files of the last builds from memory, on this machine only and to pages of one portal. */
export function createFileServer(portal: string) {
  const builds = new Map<string, ReadonlyMap<string, Uint8Array>>()
  const headers = {
    'access-control-allow-origin': portal,
    'access-control-allow-private-network': 'true',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  const server: Server = createServer(({ method, url = '' }, response) => {
    const [, version = '', file = ''] = /^\/([^/]+)\/([^?]+)(?:\?.*)?$/.exec(url) ?? []
    const bytes = builds.get(version)?.get(file)
    if (method === 'OPTIONS') response.writeHead(204, headers).end()
    else if (bytes === undefined) response.writeHead(404, headers).end()
    else response.writeHead(200, { ...headers, 'content-type': contentType(file) }).end(bytes)
  })
  return {
    server,
    /** Adds the files of a build. */
    add(version: string, files: ReadonlyMap<string, Uint8Array>): void {
      builds.delete(version)
      builds.set(version, files)
      for (const oldest of [...builds.keys()].slice(0, -keptBuilds)) builds.delete(oldest)
    },
  }
}
