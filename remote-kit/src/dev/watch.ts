import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { readFileSync, watch } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { contentType } from '../files/files.ts'
import { buildProject } from '../release/build-project.ts'
import { describeBuild } from '../release/record.ts'
import { messageOf } from '../refused.ts'
import { sendOverride, type LocalRemote } from './send-override.ts'

/** Builds that stay available, because open pages load chunks of the build they started with. */
const keptBuilds = 20

/** Serves the files of the last builds from memory, on this machine only and to pages of one portal. */
export function createFileServer(portal: string) {
  const builds = new Map<string, ReadonlyMap<string, Uint8Array>>()
  const headers = {
    'access-control-allow-origin': portal,
    'access-control-allow-private-network': 'true',
    // The panel shows how large the files are.
    'timing-allow-origin': portal,
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

type WatchOptions = LocalRemote & { id: string; onBuilt: (version: string) => void }

/** Milliseconds without a further change, after which a build begins: editors save several files at once. */
const quiet = 100

/** Builds a remote after every change of its sources, serves its files and tells the portal; ends with `close`. */
export async function watchRemote({ folder, portal, id, port, key, now, onBuilt, onError }: WatchOptions) {
  const { server, add } = createFileServer(portal)
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const { port: openPort } = server.address() as AddressInfo

  async function publishBuild(): Promise<void> {
    await buildProject(folder)
    const { record, build } = await describeBuild(folder, 'development')
    const files = Object.keys(record.files).map((file) => [file, readFileSync(path.join(build.dist, file))] as const)
    add(record.version, new Map(files))
    const base = `http://localhost:${openPort}/${record.version}/`
    await sendOverride({ record, base, portal, id }, key, now())
    onBuilt(record.version)
  }

  let building: Promise<void> | null = null
  let changed = true
  /** Builds until no source has changed since the last build began. */
  async function buildAll(): Promise<void> {
    while (changed) {
      changed = false
      await publishBuild().catch((error: unknown) => onError(messageOf(error)))
    }
  }
  const start = (): void => void (building ??= buildAll().finally(() => (building = null)))

  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = watch(path.join(folder, 'src'), { recursive: true }, () => {
    changed = true
    clearTimeout(timer)
    timer = setTimeout(start, quiet)
  })
  start()
  return {
    close: async (): Promise<void> => {
      clearTimeout(timer)
      watcher.close()
      changed = false
      server.closeAllConnections()
      server.close()
      await building
    },
  }
}
