import { developmentRemotesPath } from '@delikaterie/shared-contracts/remotes'
import type { Hono } from 'hono'
import type { Development } from '../releases/overrides/overrides.ts'
import { rejection, reloadEvents, sentOverride } from '../releases/overrides/override-routes.ts'
import type { Registry } from '../releases/registry.ts'
import type { ShellBuild } from './shell-build.ts'

/** Where pages of a portal of development listen for builds. */
export const reloadPath = '/dev/reload'

type DevelopmentRoutes = {
  development: Development
  registry: Pick<Registry, 'snapshot'>
  build: () => ShellBuild
}

/** Where `remotes dev` says what its dev server serves, and where open pages hear that they must reload. */
export function addDevelopmentRoutes(app: Hono, { development, registry, build }: DevelopmentRoutes): void {
  const list = () => development.live().map(({ record }) => record.name)
  app.get(developmentRemotesPath, (c) => c.json({ development: list() }, 200, { 'cache-control': 'no-store' }))
  app.put(developmentRemotesPath, async (c) => {
    try {
      await development.put(await sentOverride(c))
      return c.json({ development: list() }, 200, { 'cache-control': 'no-store' })
    } catch (error) {
      return rejection(c, error)
    }
  })
  /** A text that changes with every build and release; modules of dev servers replace themselves. */
  const versions = async (): Promise<string> => {
    const released = Object.values(await registry.snapshot()).map(({ record }) => record.version)
    const served = development.live().map(({ base, record }) => JSON.stringify([base, record]))
    return [...released, ...served, ...Object.keys(build().files)].join()
  }
  app.get(reloadPath, (c) => reloadEvents(c, versions))
}
