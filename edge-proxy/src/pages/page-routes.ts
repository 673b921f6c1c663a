import { randomBytes, randomInt } from 'node:crypto'
import * as paths from '@portal/shared-contracts/paths'
import { matchRoute, memberCookie, memberCookieValues } from '@portal/shared-contracts/remotes'
import type { RegistrySnapshot, RemoteName } from '@portal/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { EdgeConfig } from '../config/config.ts'
import { readCapped } from '../http/body.ts'
import { type BuildFolders, foldersOf } from './kept-assets.ts'
import { addDigitalCardRoutes } from './digital-card.ts'
import { addEmbedFiles, addEmbedRegistry } from './embed-files.ts'
import { composePage, composeStaticPage } from './compose-page.ts'
import { addDevelopmentRoutes, overrideIdOf, overridePaths, reloadPath } from '../releases/overrides/override-routes.ts'
import { withOverrides, withoutRemotes, type Development, type Overrides } from '../releases/overrides/overrides.ts'
import { chooseBucket } from '../releases/canary.ts'
import type { TicketPage } from '../releases/health/page-ticket.ts'
import { snapshotOf, type Registry } from '../releases/registry.ts'
import { resolvePage, type PageUser, type ResolvedPage } from './resolve-page.ts'
import { developmentHeaders, pageHeaders } from './security-headers.ts'
import type { ShellBuild } from './shell-build.ts'
import { immutable, sendFile } from './static-files.ts'

export type PageRoutesOptions = BuildFolders & {
  config: EdgeConfig
  registry: Registry
  build: () => ShellBuild
  assetsDir: string
  /** Counts a page and returns its ticket for reports. */
  onPage: (c: Context, snapshot: RegistrySnapshot, page: TicketPage) => string
  /** Remotes that developers run on their machines; none where this is not allowed. */
  overrides?: Overrides | null
  /** Remotes of dev servers, in a portal of development, whose open pages reload after a build or release. */
  development?: Development | null
  logger: Logger
}

const newNonce = (): string => randomBytes(16).toString('base64')
const currentYear = (): string => String(new Date().getFullYear())

export function addPageRoutes(app: Hono, options: PageRoutesOptions): void {
  const { config, registry, build, development, logger } = options
  addFileRoutes(app, options)
  addEmbedFiles(app, options)
  if (development) addDevelopmentRoutes(app, { development, registry, shellFiles: () => Object.keys(build().files) })
  app.use('*', compress())
  addEmbedRegistry(app, options)
  addDigitalCardRoutes(app, { registry, config, build })
  app.get('*', (c) => sendPage(c, options))
  app.post('*', async (c) => {
    const sessionToken = await readSessionToken(c, config.shopOrigins)
    return sessionToken === null ? withoutScripts(c, build(), 'refused', 403) : sendPage(c, options, sessionToken)
  })
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }))
  app.onError((error, c) => {
    logger.error({ error: error.message }, 'page failed')
    return withoutScripts(c, build(), 'error', 500)
  })
}

function addFileRoutes(app: Hono, { config, registry, shellDist, assetsDir, publicDir }: PageRoutesOptions): void {
  app.get('/assets/:file', (c) => {
    const file = c.req.param('file')
    return sendFile(c, foldersOf(`${shellDist}/assets`, assetsDir, 'shell', file), [file], immutable)
  })
  app.get('/remotes/:name/:version/:file{.+}', async (c, next) => {
    const { name, version, file } = c.req.param()
    if (!(await registry.listsFile(name, version, file))) return next()
    return sendFile(c, [`${config.copyDir}/remotes`], [name, version, ...file.split('/')], immutable)
  })
  for (const file of ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'robots.txt']) {
    app.get(`/${file}`, (c) => sendFile(c, [publicDir], [file], 'public, max-age=3600'))
  }
  app.all('/remotes/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
}

function withoutScripts(c: Context, build: ShellBuild, name: 'error' | 'refused', status: 403 | 500): Response {
  const html = composeStaticPage(build, name, currentYear())
  return c.html(html, status, { ...pageHeaders(newNonce()), 'cache-control': 'no-store' })
}

async function sendPage(c: Context, options: PageRoutesOptions, sessionToken?: string): Promise<Response> {
  const { config, registry, build, development } = options
  const status = await registry.status()
  const isSecure = config.publicOrigin.startsWith('https:')
  const { bucket, setCookie } = chooseBucket(c.req.header('cookie'), status, c.req.method !== 'POST', isSecure)
  if (setCookie !== null) c.header('set-cookie', setCookie)
  const released = snapshotOf(status, bucket)
  const override = options.overrides?.find(overrideIdOf(c)) ?? undefined
  const served = development?.live() ?? []
  const snapshot = withOverrides(released, override, served)
  const shell = build()
  const { pathname } = new URL(c.req.url)
  const resolved = resolvePage(pathname, pageUser(getCookie(c, memberCookie), sessionToken), shell, snapshot)
  const nonce = newNonce()
  const own = [...(override ? [override] : []), ...served].map(({ record }) => record.name)
  const counted = withoutRemotes(snapshot, own)
  const isSampled = own.length === 0 && randomInt(100) < config.pageReportsPercent
  const html = composePage({
    page: resolved,
    build: shell,
    registry: snapshot,
    nonce,
    override,
    reportsTimings: isSampled,
    data: {
      origin: config.publicOrigin,
      year: currentYear(),
      ticket: options.onPage(c, counted, { ...resolved.name, uses: usedRemotes(resolved, counted), isSampled }),
      idleTimeout: config.idleTimeout,
      tokenRefreshAge: config.tokenRefreshAge,
      pointsRefreshAge: config.pointsRefreshAge,
      ...(config.withdrawalUrl !== null && { withdrawal: true }),
      ...(sessionToken !== undefined && { sessionToken }),
      ...(development && { liveReload: reloadPath }),
      ...(override && { liveReload: overridePaths.reload }),
    },
  })
  // Not `no-store`, which would exclude pages from the browser's back/forward cache.
  const cacheControl = sessionToken === undefined ? 'private, no-cache' : 'no-store'
  const keepsOpener = matchRoute(paths.embedLogin, pathname) !== null
  const headers = served.length > 0 ? developmentHeaders(nonce, keepsOpener) : pageHeaders(nonce, keepsOpener)
  return c.html(html, resolved.status, { ...headers, 'cache-control': cacheControl, vary: 'cookie' })
}

function pageUser(cookie: string | undefined, sessionToken: string | undefined): PageUser {
  // Also with a cookie, which can be that of another user whose session has ended.
  if (sessionToken !== undefined) return 'token'
  if (cookie === memberCookieValues.member) return 'member'
  return cookie === memberCookieValues.shop ? 'shop' : 'visitor'
}

const usedRemotes = ({ preload }: ResolvedPage, snapshot: RegistrySnapshot): RemoteName[] =>
  Object.entries(snapshot).flatMap(([name, { base }]) => (preload.some((file) => file.startsWith(base)) ? [name] : []))

const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))
const formType = 'application/x-www-form-urlencoded'
const maxFormBytes = 16 * 1024

/** The `sessionToken` of a form of SHOP_ORIGINS, or null: others could log a visitor in to another account. */
async function readSessionToken(c: Context, shopOrigins: readonly string[]): Promise<string | null> {
  const origin = c.req.header('origin')
  if (origin === undefined || !shopOrigins.includes(origin)) return null
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== formType) return null
  const { headers, body } = c.req.raw
  if (body === null) return null
  try {
    const form = await readCapped(body, maxFormBytes, headers.get('content-length'))
    const token = v.safeParse(Token, new URLSearchParams(form.toString('utf8')).get('sessionToken'))
    return token.success ? token.output : null
  } catch {
    return null
  }
}
