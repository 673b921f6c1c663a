import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EdgeOptions } from '../app.ts'
import type { EdgeConfig } from '../config/config.ts'
import { createKeyRing } from '../session/seal.ts'
import { createMonitor } from '../releases/health/monitor.ts'
import { createTickets } from '../releases/health/page-ticket.ts'
import { openRollbacks } from '../releases/health/rollbacks.ts'
import { addressList, clientOf } from '../http/client.ts'
import { peerOf } from '../http/request.ts'
import { createDevelopment } from '../releases/overrides/development.ts'
import { createOverrides } from '../releases/overrides/overrides.ts'
import type { Metrics } from '../http/metrics.ts'
import { announceShell, liveShellOf } from '../releases/live-shell.ts'
import { createMirror, type Mirror } from '../releases/mirror/mirror.ts'
import { noRemotesReason } from '../releases/no-remotes.ts'
import { createRegistry } from '../releases/registry.ts'
import { readRegistryKeys } from '../releases/registry-keys.ts'
import { openRegistrySource, type RegistrySource } from '../releases/registry-source.ts'
import { buildFolders, developmentFolders } from './build-folders.ts'
import { assetsDirOf, keepAssets } from './kept-assets.ts'
import { openShellBuild } from './shell-build.ts'
import { addPageRoutes, type PageRoutesOptions } from './page-routes.ts'

/**
 * The pages of a running edge: the routes of the built shell and the released remotes, and the current releases.
 * @throws Error if the shell is not built or a key is malformed, so that an edge without pages does not start
 */
export async function loadPages(
  config: EdgeConfig,
  logger: Logger,
  metrics: Metrics,
  folders = config.development ? developmentFolders : buildFolders,
): Promise<Pick<EdgeOptions, 'addPages' | 'registry' | 'closePages' | 'monitor' | 'overrides'>> {
  const { remotesDir, dataDir } = config
  const keys = await readRegistryKeys(config.registryPublicKeys, dataDir)
  const source = await openRegistrySource({
    file: path.join(remotesDir, 'remotes/registry.jws'),
    dataDir,
    keys,
    logger,
  })
  const build = openShellBuild(folders.shellDist)
  build()
  const assetsDir = assetsDirOf(dataDir)
  // Builds of development are many, and open pages reload.
  const stopKeeping = config.production ? await keepAssets(folders, assetsDir, logger) : () => {}
  const shellPaths = () => build().documents.flatMap((document) => (document.path === '' ? [] : [document.path]))
  const mirror =
    config.remotesUrl === null
      ? null
      : createMirror({ baseUrl: config.remotesUrl, folder: remotesDir, source, shellPaths, logger })
  if (mirror) await startMirror(mirror, source)
  const stopAnnouncing = mirror
    ? () => {}
    : await announceShell(liveShellOf(build(), config.publicOrigin), remotesDir, logger)
  const rollbacks = openRollbacks(dataDir)
  const registry = createRegistry({
    source,
    remotesDir,
    shellPaths,
    rollbacks,
    logger,
    ...(mirror && { storeFault: mirror.fault }),
  })
  const tickets = createTickets(createKeyRing(config.sessionKeys))
  const monitor = createMonitor({
    tickets,
    registry,
    rollbacks,
    metrics,
    logger,
    remotesDir,
    isCopy: mirror !== null,
  })
  const trusted = addressList(config.trustedProxies)
  const onPage: PageRoutesOptions['onPage'] = (c, snapshot, uses) =>
    monitor.page(snapshot, uses, clientOf(peerOf(c), c.req.raw.headers, trusted).address, Date.now())
  // Read before the first request, so that files removed later have a last good version.
  const withoutRemotes = noRemotesReason(await registry.status())
  if (withoutRemotes !== null) {
    const releases = config.remotesUrl ?? remotesDir
    logger.warn({ releases, reason: withoutRemotes }, 'no remote is released: only pages of the shell work')
  }
  const overriding = { document: source.current, shellPaths, portal: config.publicOrigin }
  const overrides = config.remoteOverrides ? createOverrides(overriding) : null
  const development = config.development ? createDevelopment(overriding) : null
  return {
    addPages: (app) =>
      addPageRoutes(app, {
        config,
        registry,
        build,
        ...folders,
        assetsDir,
        logger,
        development,
        onPage,
        overrides,
      }),
    registry: registry.status,
    monitor,
    ...(overrides && { overrides }),
    closePages: async () => {
      stopKeeping()
      stopAnnouncing()
      await mirror?.close()
    },
  }
}

/** ms; the first start waits this long for the store, a start with a copy does not wait. */
const firstCopy = 10_000

async function startMirror(mirror: Mirror, source: RegistrySource): Promise<void> {
  mirror.start()
  const first = mirror.sync()
  if ((await source.current()) === null) await Promise.race([first, setTimeout(firstCopy, null, { ref: false })])
}
