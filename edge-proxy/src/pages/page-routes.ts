import { randomInt } from 'node:crypto'
import * as paths from '@portal/shared-contracts/paths'
import {
  matchRoute,
  memberCookie,
  memberCookieValues,
  type PanelData,
  type RegistrySnapshot,
  type RemoteName,
} from '@portal/shared-contracts/remotes'
import type { WalletName } from '@portal/shared-contracts/wallet/wallet'
import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { EdgeConfig } from '../config/config.ts'
import { offeredWallets } from '../config/wallet-settings.ts'
import { readCapped } from '../http/body.ts'
import { setCookieHeader } from '../http/cookie.ts'
import type { ClientLimits } from '../http/turns.ts'
import type { BuildFolders } from './build-folders.ts'
import { foldersOf } from './kept-assets.ts'
import { addDigitalCardRoutes } from './digital-card.ts'
import { addEmbedFiles, addEmbedRegistry } from './embed-files.ts'
import { composePage, composeStaticPage, type Composition } from './compose-page.ts'
import { addPreviewFiles } from './preview-files.ts'
import { createResultCache } from './result-cache.ts'
import { pageTemplate, placeholders, type FillPage } from './page-template.ts'
import { addDevelopmentRoutes } from '../releases/development/development-routes.ts'
import { withoutRemotes } from '../releases/overrides/overrides.ts'
import { chooseBucket } from '../releases/canary.ts'
import type { TicketPage } from '../releases/health/page-ticket.ts'
import { snapshotOf, type Registry } from '../releases/registry.ts'
import { resolvePage, type PageUser, type ResolvedPage } from './resolve-page.ts'
import { addPanelFiles, panelOf } from './panel.ts'
import { publicCors } from './public-cors.ts'
import { developmentHeaders, pageHeaders } from './security-headers.ts'
import { newNonce, sendHtml } from './send-html.ts'
import type { ShellBuild } from './shell-build.ts'
import { addSoftwarePage } from './software.ts'
import { immutable, sendFile } from './static-files.ts'
import { unreleasedOf, type Unreleased, type UnreleasedOptions } from './unreleased.ts'
import { webManifest } from './web-manifest.ts'
import { addWellKnown } from './well-known.ts'

export type PageRoutesOptions = BuildFolders &
  UnreleasedOptions & {
    config: EdgeConfig
    registry: Registry
    limits: ClientLimits
    build: () => ShellBuild
    assetsDir: string
    /** Counts a page and returns its ticket for reports. */
    onPage: (c: Context, snapshot: RegistrySnapshot, page: TicketPage) => string
    logger: Logger
  }

const currentYear = (): string => String(new Date().getFullYear())

/** The session token that the shop posted with a page; null for a form that is not accepted. */
type PageEnv = { Variables: { sessionToken: string | null } }

/** All GET and POST routes besides the API: files of builds and remotes, and the page of any other path. */
export function addPageRoutes(app: Hono, options: PageRoutesOptions): void {
  const { config, registry, build, development, previews, logger, limits } = options
  const sendPage = createSendPage(options)
  // Before the turn, which a body that arrives slowly would hold.
  app.post('*', async (c: Context<PageEnv>, next) => {
    c.set('sessionToken', await readSessionToken(c, config.shopOrigins))
    await next()
  })
  app.use('*', limits.takeTurn)
  if (previews) addPreviewFiles(app, { previews, copyDir: config.copyDir })
  for (const path of ['/embed/*', '/remotes/*']) app.use(path, publicCors(new Set(config.embedOrigins)))
  addFileRoutes(app, options)
  addPanelFiles(app, options)
  addWellKnown(app, options)
  addEmbedFiles(app, options)
  if (development) addDevelopmentRoutes(app, { development, registry, shellFiles: () => Object.keys(build().files) })
  app.use('*', limits.limitUnread)
  addEmbedRegistry(app, options)
  app.use(`${paths.digitalCard}/*`, compress())
  addDigitalCardRoutes(app, { registry, config, build })
  addSoftwarePage(app, options)
  app.get('*', (c) => sendPage(c, null))
  app.post('*', (c: Context<PageEnv>) => {
    const sessionToken = c.get('sessionToken')
    return sessionToken === null ? sendStaticPage(c, build(), 'refused', 403) : sendPage(c, sessionToken)
  })
  app.notFound((c) => limits.respondInTurn(c, () => sendPage(c, null, noPath)))
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }))
  app.onError((error, c) => {
    logger.error({ error: error.message }, 'page failed')
    return sendStaticPage(c, build(), 'error', 500)
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
  for (const file of paths.publicFiles) {
    app.get(`/${file}`, (c) => sendFile(c, [publicDir], [file], 'public, max-age=3600'))
  }
  app.get(paths.webManifest, (c) =>
    c.body(JSON.stringify(webManifest), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    }),
  )
  app.all('/remotes/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
}

function sendStaticPage(c: Context, build: ShellBuild, name: 'error' | 'refused', status: 403 | 500) {
  const html = composeStaticPage(build, name, currentYear())
  return sendHtml(c, Buffer.from(html), status, { ...pageHeaders(newNonce()), 'cache-control': 'no-store' })
}

/** Matches no page; for paths that URL parsing would change into another path. */
const noPath = ''

/** Pages that are kept: each document and route, with each menu, as each group of browsers gets it. */
const keptPages = 250

/** Sends the page of a path; `sessionToken` is that of a form of the shop, null for other pages. */
function createSendPage(options: PageRoutesOptions) {
  const { config, registry, build } = options
  const kept = createResultCache<FillPage>(keptPages)
  const isSecure = config.publicOrigin.startsWith('https:')

  return async (c: Context, sessionToken: string | null, pathname = new URL(c.req.url).pathname): Promise<Response> => {
    const status = await registry.status()
    const { bucket, setCookie } = chooseBucket(c.req.header('cookie'), status, c.req.method !== 'POST', isSecure)
    const unreleased = await unreleasedOf(c, pathname, options)
    const snapshot = unreleased.in(snapshotOf(status, bucket))
    const shell = build()
    const page = resolvePage(pathname, pageUser(getCookie(c, memberCookie), sessionToken), shell, snapshot)
    const hasUnreleased = unreleased.banner !== null
    const panel = panelOf(c, options, { hasUnreleased, status, snapshot, bucket })
    const counted = withoutRemotes(snapshot, unreleased.names)
    const reportsTimings = unreleased.names.length === 0 && !panel && randomInt(100) < config.pageReportsPercent
    const year = currentYear()
    const { document, name, title, menu } = page
    const hasToken = sessionToken !== null
    const versions = Object.values(snapshot).map(({ record }) => record.version)
    // Without Apple's once its certificate has expired.
    const wallets = offeredWallets(config.wallet, Date.now())
    const parts = {
      document: document.document,
      name,
      title,
      menu,
      hasToken,
      reportsTimings,
      own: unreleased.names,
      versions,
      year,
      wallets,
      panel,
    }
    const { banner } = unreleased
    const compose = () => {
      const data = dataOf(options, { year, hasToken, unreleased, wallets, panel })
      const { nonce } = placeholders
      return pageTemplate(composePage({ page, build: shell, snapshot, nonce, banner, reportsTimings, data }))
    }
    const fill = banner === null ? kept(JSON.stringify(parts), [shell, snapshot], compose) : compose()
    const nonce = newNonce()
    const ticket = options.onPage(c, counted, { ...name, uses: usedRemotes(page, counted), isSampled: reportsTimings })
    // Not `no-store` for others, which would exclude pages from the browser's back/forward cache.
    const cacheControl = hasToken ? 'no-store' : unreleased.isPreview ? 'private, no-store' : 'private, no-cache'
    const keepsOpener = matchRoute(paths.embedLogin, pathname) !== null
    const headers = unreleased.isDevelopment ? developmentHeaders(nonce, keepsOpener) : pageHeaders(nonce, keepsOpener)
    const html = fill({ nonce, ticket, sessionToken: sessionToken ?? '' })
    const all = { ...headers, ...setCookieHeader(setCookie), 'cache-control': cacheControl, vary: 'cookie' }
    return sendHtml(c, html, page.status, all)
  }
}

/** The values in which the data of two pages of one build can differ. */
type PageVariant = {
  year: string
  hasToken: boolean
  unreleased: Unreleased
  wallets: WalletName[]
  panel: PanelData | undefined
}

/** The page data that do not depend on the page, with placeholders for what differs between responses. */
const dataOf = (
  { config, build }: Pick<PageRoutesOptions, 'config' | 'build'>,
  { year, hasToken, unreleased: { liveReload }, wallets, panel }: PageVariant,
): Composition['data'] => ({
  origin: config.publicOrigin,
  year,
  ticket: placeholders.ticket,
  idleTimeout: config.idleTimeout,
  tokenRefreshAge: config.tokenRefreshAge,
  pointsRefreshAge: config.pointsRefreshAge,
  ...(config.withdrawalUrl !== null && { withdrawal: true }),
  ...(config.wallet !== null && { hasWalletSettings: true }),
  ...(wallets.length > 0 && { wallets, walletBadges: build().walletBadges }),
  ...(hasToken && { sessionToken: placeholders.sessionToken }),
  ...(liveReload !== undefined && { liveReload }),
  ...(panel && { panel }),
})

function pageUser(cookie: string | undefined, sessionToken: string | null): PageUser {
  // Also with a cookie, which can be that of another user whose session has ended.
  if (sessionToken !== null) return 'token'
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
