import { once } from 'node:events'
import { readFileSync, watch } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buildProject } from '../release/build-project.ts'
import { describeBuild } from '../release/record.ts'
import { messageOf } from '../refused.ts'
import { createFileServer } from './file-server.ts'
import { sendOverride, type LocalRemote } from './send-override.ts'

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
