import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Registry } from '../releases/registry.ts'
import type { ShellBuild } from './shell-build.ts'

/** A text that changes with every build and release. */
async function versions(registry: Pick<Registry, 'snapshot'>, build: () => ShellBuild): Promise<string> {
  const remotes = Object.values(await registry.snapshot()).map(({ record }) => record.version)
  return [...remotes, ...Object.keys(build().files)].join()
}

/** Sends an event after every build or release; development only. */
export const reloadEvents = (c: Context, registry: Pick<Registry, 'snapshot'>, build: () => ShellBuild): Response =>
  streamSSE(c, async (stream) => {
    let known = await versions(registry, build)
    while (!stream.aborted) {
      await stream.sleep(300)
      const now = await versions(registry, build)
      if (now === known) continue
      known = now
      await stream.writeSSE({ data: 'reload' })
    }
  })
