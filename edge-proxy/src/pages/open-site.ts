import path from 'node:path'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import { createRegistry, type Registry } from './registry.ts'
import { readReleaseKeys } from './release-keys.ts'
import { openShellBuild } from './shell-build.ts'
import { mountSite } from './site.ts'

const shell = path.resolve(import.meta.dirname, '../../../shell')

/** What pages and files are mounted with, and what is released. */
export type OpenSite = { site: (app: Hono) => void; releases: Registry['snapshot'] }

/**
 * The site of a running edge: the built shell and the released remotes.
 * @throws Error naming what is missing, so that an edge without pages does not start
 */
export async function openSite(config: EdgeConfig, logger: Logger): Promise<OpenSite> {
  const keys = await readReleaseKeys(config.registryPublicKeys, config.dataDir)
  const registry = createRegistry(config.remotesDir, keys, logger)
  const shellDist = path.join(shell, 'dist')
  const build = openShellBuild(shellDist)
  build()
  // Read once before anybody asks: what disappears later then has a last good version.
  await registry.snapshot()
  // Only `npm run dev` sets it; production never tells a page to reload.
  const liveReload = !config.production && process.env['LIVE_RELOAD'] === '1'
  const publicDir = path.join(shell, 'public')
  return {
    site: (app) => mountSite(app, { config, registry, build, shellDist, publicDir, logger, liveReload }),
    releases: registry.snapshot,
  }
}
