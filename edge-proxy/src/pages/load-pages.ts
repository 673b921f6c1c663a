import { setTimeout } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import { createKeyRing } from '../session/seal.ts'
import { createMonitor } from '../releases/health/monitor.ts'
import { createTickets } from '../releases/health/page-ticket.ts'
import { openBlockedVersions } from '../releases/health/blocked-versions.ts'
import { addressList, clientOf, peerOf } from '../http/request.ts'
import { createDevelopment } from '../releases/development/development.ts'
import { createOverrides } from '../releases/overrides/overrides.ts'
import { createPreviews } from '../releases/previews/previews.ts'
import type { Metrics } from '../http/metrics.ts'
import type { ClientLimits } from '../http/turns.ts'
import { announceShell, liveShellOf } from './live-shell.ts'
import { createMirror } from '../releases/mirror/mirror.ts'
import { createRegistry, noRemotesReason, withRecentStatus } from '../releases/registry.ts'
import { openRegistrySource } from '../releases/registry-source.ts'
import { readRegistryKeys } from '../releases/verify.ts'
import { buildFolders, developmentFolders } from './build-folders.ts'
import { assetsDirOf, keepAssets } from './kept-assets.ts'
import { addPreviewPage } from './preview-page.ts'
import { openShellBuild, type ShellBuild } from './shell-build.ts'
import { addPageRoutes, type PageRoutesOptions } from './page-routes.ts'

/** The pages and releases of a running edge. @throws Error if the shell is not built or a key is malformed */
export async function loadPages(
  config: EdgeConfig,
  logger: Logger,
  metrics: Metrics,
  folders = config.development ? developmentFolders : buildFolders,
) {
  const readBuild = openShellBuild(folders.shellDist)
  const built = readBuild()
  // A build of production stays as it is while its edge runs.
  const build = config.production ? () => built : readBuild
  const assetsDir = assetsDirOf(config.dataDir)
  // Builds of development are many, and open pages reload.
  const stopKeeping = config.production ? await keepAssets(folders, assetsDir, logger) : () => {}
  const services = await openReleaseServices(config, build, logger, metrics)
  const { registry: uncachedRegistry, monitor, overrides, previews, development, close } = services
  // Pages of developers reload as soon as something is released.
  const registry = config.production ? withRecentStatus(uncachedRegistry, statusMaxAge) : uncachedRegistry
  const trusted = addressList(config.trustedProxies)
  const onPage: PageRoutesOptions['onPage'] = (c, snapshot, page) =>
    monitor.countPage(snapshot, page, clientOf(peerOf(c), c.req.raw.headers, trusted).address, Date.now())
  const options = { config, registry, build, ...folders, assetsDir, logger, development, onPage, overrides, previews }
  return {
    addPages: (app: Hono, limits: ClientLimits) => addPageRoutes(app, { ...options, limits }),
    addPreviews: (app: Hono, limits: ClientLimits) =>
      addPreviewPage(app, limits, { previews, build, publicOrigin: config.publicOrigin }),
    registryStatus: registry.status,
    monitor,
    ...(overrides && { overrides }),
    closePages: async () => {
      stopKeeping()
      await close()
    },
  }
}

/** ms; the edge polls the releases every half second at most. */
const statusMaxAge = 100

/** The released remotes, what happens to their versions, and the remotes of developers in their place. */
async function openReleaseServices(config: EdgeConfig, build: () => ShellBuild, logger: Logger, metrics: Metrics) {
  const { releases: from, copyDir, dataDir } = config
  const keys = await readRegistryKeys(config.registryPublicKeys, dataDir)
  const source = await openRegistrySource({ dataDir, keys, logger })
  const shellPaths = () => build().documents.flatMap((document) => (document.path === '' ? [] : [document.path]))
  const mirror = createMirror({ from, copyDir, source, shellPaths, logger })
  const hasCopyOfStore = 'baseUrl' in from && (await source.current()) !== null
  mirror.start()
  const first = mirror.sync()
  if (!hasCopyOfStore) await Promise.race([first, setTimeout(firstCopyTimeout, null, { ref: false })])
  const remotesDir = 'folder' in from ? from.folder : null
  const stopAnnouncing =
    remotesDir === null ? () => {} : await announceShell(liveShellOf(build(), config.publicOrigin), remotesDir, logger)
  const blockedVersions = openBlockedVersions(dataDir)
  const registry = createRegistry({ source, copyDir, shellPaths, blockedVersions, mirror, logger })
  const tickets = createTickets(createKeyRing(config.sessionKeys, config.publicOrigin))
  const monitor = createMonitor({ tickets, registry, blockedVersions, metrics, logger, remotesDir })
  // Read before the first request, so that files removed later have a last good version.
  const reason = noRemotesReason(await registry.status())
  if (reason !== null) {
    logger.warn({ releases: from, reason }, 'no remote is released: only pages of the shell work')
  }
  const unreleased = { document: source.current, shellPaths, portal: config.publicOrigin }
  return {
    previews: createPreviews({ ...unreleased, copyDir }),
    registry,
    monitor,
    overrides: config.remoteOverrides ? createOverrides(unreleased) : null,
    development: config.development ? createDevelopment(unreleased) : null,
    close: async () => {
      stopAnnouncing()
      await mirror.close()
    },
  }
}

/** ms; a start waits this long for the folder of releases or, without a copy of before, for the store. */
const firstCopyTimeout = 10_000
