import { developmentRemotesPath } from '@portal/shared-contracts/remotes'
import type { Hono } from 'hono'
import { faultOf, noStore, putHandler } from '../overrides/override-requests.ts'
import type { Registry } from '../registry.ts'
import type { Development } from './development.ts'
import { addErrorScript } from './error-script.ts'
import { reloadEvents } from './reload-events.ts'

/** Address of the events after which open pages of a portal of development reload. */
export const reloadPath = '/dev/reload'

type DevelopmentRoutes = {
  development: Development
  registry: Pick<Registry, 'snapshot'>
  /** The files of the shell's build, whose names change with every build. */
  shellFiles: () => readonly string[]
}

/** Where `remotes dev` says what its dev server serves, and where open pages hear that they must reload. */
export function addDevelopmentRoutes(app: Hono, { development, registry, shellFiles }: DevelopmentRoutes): void {
  const list = () => ({ development: development.live().map(({ record }) => record.name) })
  const put = async (jws: string) => {
    await development.put(jws)
    return list()
  }
  addErrorScript(app)
  app.get(developmentRemotesPath, async (c) => c.json({ ...list(), ...(await faultOf(c, development)) }, 200, noStore))
  app.put(developmentRemotesPath, putHandler(put))
  /** A text that changes with every build and release; modules of dev servers replace themselves. */
  const versions = async (): Promise<string> => {
    const released = Object.values(await registry.snapshot()).map(({ record }) => record.version)
    const served = development.live().map(({ base, record }) => JSON.stringify([base, record]))
    return [...released, ...served, ...shellFiles()].join()
  }
  app.get(reloadPath, (c) => reloadEvents(c, versions))
}
