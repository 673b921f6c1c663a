import { randomBytes, randomInt } from 'node:crypto'
import * as paths from '@delikaterie/shared-contracts/paths'
import { matchRoute, memberCookie, type RegistrySnapshot, type RemoteName } from '@delikaterie/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import type { Logger } from 'pino'
import type { EdgeConfig } from '../config/config.ts'
import type { BuildFolders } from './build-folders.ts'
import { addDigitalCardRoutes } from './digital-card-routes.ts'
import { addEmbedFiles, addEmbedRegistry } from './embed-files.ts'
import { composePage, composeStaticPage } from './compose-page.ts'
import { foldersOf } from './kept-assets.ts'
import { overrideIdOf, overridePaths } from '../overrides/override-routes.ts'
import { withOverride, withoutRemote, type Overrides } from '../overrides/overrides.ts'
import { chooseBucket } from '../releases/bucket-cookie.ts'
import { snapshotOf, type Registry } from '../releases/registry.ts'
import { reloadEvents } from './reload-events.ts'
import { resolvePage, type ResolvedPage } from './resolve-page.ts'
import { pageHeaders } from './security-headers.ts'
import { readSessionToken } from './session-token.ts'
import type { ShellBuild } from './shell-build.ts'
import { immutable, sendFile } from './static-files.ts'

export type PageRoutesOptions = BuildFolders & {
  config: Pick<
    EdgeConfig,
    | 'publicOrigin'
    | 'idleTimeout'
    | 'tokenRefreshAge'
    | 'pointsRefreshAge'
    | 'remotesDir'
    | 'shopOrigins'
    | 'embedOrigins'
    | 'withdrawalUrl'
    | 'digitalCardOffline'
  >
  registry: Registry
  build: () => ShellBuild
  /** Folder of the hashed files of all builds. */
  assetsDir: string
  /** Counts a page and returns its ticket for reports; `uses` are the remotes that it loads at once. */
  onPage: (c: Context, snapshot: RegistrySnapshot, uses: readonly RemoteName[]) => string
  /** Remotes that developers run on their machines; none where this is not allowed. */
  overrides?: Overrides | null
  /** Development only: open pages reload after a build or release. */
  liveReload: boolean
  logger: Logger
}

const newNonce = (): string => randomBytes(16).toString('base64')
const currentYear = (): string => String(new Date().getFullYear())

const reloadPath = '/dev/reload'

/** One page in this many reports load times. */
const pagesPerReport = 20

/** Adds routes for pages, the shell's files and the remotes' files. */
export function addPageRoutes(app: Hono, options: PageRoutesOptions): void {
  const { config, registry, build } = options
  const isSecure = config.publicOrigin.startsWith('https:')

  app.get('/assets/:file', (c) => {
    const file = c.req.param('file')
    return sendFile(c, foldersOf(`${options.shellDist}/assets`, options.assetsDir, 'shell', file), [file], immutable)
  })
  app.get('/remotes/:name/:version/:file{.+}', async (c, next) => {
    const { name, version, file } = c.req.param()
    if (!(await registry.listsFile(name, version, file))) return next()
    return sendFile(c, [`${config.remotesDir}/remotes`], [name, version, ...file.split('/')], immutable)
  })
  for (const file of ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'robots.txt']) {
    app.get(`/${file}`, (c) => sendFile(c, [options.publicDir], [file], 'public, max-age=3600'))
  }
  app.all('/remotes/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))

  addEmbedFiles(app, options)

  if (options.liveReload) app.get(reloadPath, (c) => reloadEvents(c, registry, build))
  app.use('*', compress())
  addEmbedRegistry(app, options)
  addDigitalCardRoutes(app, { registry, config })
  app.get('*', (c) => page(c))
  app.post('*', async (c) => {
    const sessionToken = await readSessionToken(c, config.shopOrigins)
    if (sessionToken === null) return withoutScripts(c, 'refused', 403)
    return page(c, sessionToken)
  })
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }))
  app.onError((error, c) => {
    options.logger.error({ error: error.message }, 'page failed')
    return withoutScripts(c, 'error', 500)
  })

  function withoutScripts(c: Context, name: 'error' | 'refused', status: 403 | 500): Response {
    const html = composeStaticPage(build(), name, currentYear())
    return c.html(html, status, { ...pageHeaders(newNonce()), 'cache-control': 'no-store' })
  }

  async function page(c: Context, sessionToken?: string): Promise<Response> {
    const status = await registry.status()
    const { bucket, setCookie } = chooseBucket(c.req.header('cookie'), status, c.req.method !== 'POST', isSecure)
    const released = snapshotOf(status, bucket)
    const override = options.overrides?.find(overrideIdOf(c)) ?? undefined
    const snapshot = override ? withOverride(released, override) : released
    if (setCookie !== null) c.header('set-cookie', setCookie)
    const shell = build()
    const isMember = getCookie(c, memberCookie) !== undefined || sessionToken !== undefined
    const { pathname } = new URL(c.req.url)
    const resolved = resolvePage(pathname, isMember, shell, snapshot)
    const nonce = newNonce()
    const counted = withoutRemote(snapshot, override?.record.name)
    const ticket = options.onPage(c, counted, usedRemotes(resolved, counted))
    const html = composePage({
      // A developer's page reloads after builds.
      page: { ...resolved, starts: options.liveReload || override ? 'at once' : resolved.starts },
      build: shell,
      registry: snapshot,
      nonce,
      override,
      reportsLoadTimes: override === undefined && randomInt(pagesPerReport) === 0,
      data: {
        origin: config.publicOrigin,
        year: currentYear(),
        ticket,
        idleTimeout: config.idleTimeout,
        tokenRefreshAge: config.tokenRefreshAge,
        pointsRefreshAge: config.pointsRefreshAge,
        ...(config.withdrawalUrl !== null && { withdrawal: true }),
        ...(sessionToken !== undefined && { sessionToken }),
        ...(options.liveReload && { liveReload: reloadPath }),
        ...(override && { liveReload: overridePaths.reload }),
      },
    })
    // Not `no-store`, which would exclude pages from the browser's back/forward cache.
    const cacheControl = sessionToken === undefined ? 'private, no-cache' : 'no-store'
    const headers = pageHeaders(nonce, matchRoute(paths.embedLogin, pathname) !== null)
    return c.html(html, resolved.status, { ...headers, 'cache-control': cacheControl, vary: 'cookie' })
  }
}

const usedRemotes = ({ preload }: ResolvedPage, snapshot: RegistrySnapshot): RemoteName[] =>
  Object.entries(snapshot).flatMap(([name, { base }]) => (preload.some((file) => file.startsWith(base)) ? [name] : []))
