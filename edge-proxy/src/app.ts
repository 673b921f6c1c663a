import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { createBackend } from './backend/backend.ts'
import { createCallListener, isCallTarget } from './calls/call-listener.ts'
import { anonymous } from './calls/attempt.ts'
import { createCountAttempt, type CountedAttempt } from './calls/count-attempts.ts'
import { createPlaceOrder } from './calls/orders/place-order.ts'
import { cardCodesIn, couponIdsIn, createOwnIds } from './calls/own-ids.ts'
import type { EdgeConfig } from './config/config.ts'
import { closeDataDir } from './config/private-files.ts'
import { addressList, headersOf, nodeOf, createExpectsHost, expectsMore, isPlainPath, pathOf } from './http/request.ts'
import { createCountDrop, createMetrics, type Metrics } from './http/metrics.ts'
import { HttpError } from './http/http-error.ts'
import { createLogger } from './http/log.ts'
import { createObjectives } from './http/objectives.ts'
import { createRespond, createRespondTo, idsOf, requestIds } from './http/respond.ts'
import { withoutSpans, type Tracing } from './http/trace.ts'
import { edgeResponse, textResponse, writeResponse } from './http/response.ts'
import { createClientLimits, createRunInTurn, type ClientLimits } from './http/turns.ts'
import { createLimitUnread } from './http/unread.ts'
import { imageRoute } from './images/image-route.ts'
import { createResizedImages } from './images/resized-images.ts'
import { addOperationsRoutes } from './operations/routes.ts'
import type { joinMetrics } from './operations/workers.ts'
import { addCspReports } from './pages/csp-reports.ts'
import { addPanelRoutes } from './pages/panel.ts'
import { type Monitor, addReportRoutes } from './releases/health/monitor.ts'
import { addBannerSheet } from './releases/banner/banner.ts'
import { addOverrideRoutes } from './releases/overrides/override-routes.ts'
import type { Overrides } from './releases/overrides/overrides.ts'
import { createRemotesReadiness } from './releases/missing-remotes.ts'
import type { RegistryStatus } from './releases/registry.ts'
import { addEmbedRoutes, addSessionRoutes } from './session/session-routes.ts'
import { createEnrolment } from './session/kiosk/enrolment.ts'
import { addKioskRoutes } from './session/kiosk/kiosk-routes.ts'
import { createKnownBrowsers } from './session/known-browsers.ts'
import { createKeyRing } from './session/seal.ts'
import { createUnsealCache } from './session/unseal-cache.ts'
import { createOpenLimiter, databaseStore, memoryStore, type LimiterStore } from './state/rate-limiter.ts'
import { openState } from './state/state.ts'
import type { WalletSettings } from './config/wallet-settings.ts'
import { createWalletServices, type WalletServices } from './wallet/services.ts'
import { createWallet } from './wallet/wallet.ts'

export type EdgeOptions = {
  /** Adds routes for pages and static files, after the API's routes. */
  addPages?: (app: Hono, limits: ClientLimits) => void
  /** Adds the pages of links to builds that are not released. */
  addPreviews?: (app: Hono, limits: ClientLimits) => void
  registryStatus?: () => Promise<RegistryStatus>
  closePages?: () => Promise<void>
  /** Counts what happens to the versions of pages; without it nothing is reported. */
  monitor?: Monitor
  /** Remotes that developers run on their machines; none where this is not allowed. */
  overrides?: Overrides
  metrics?: Metrics
  /** For a worker: how it gets the text of the metrics of all workers. */
  joinMetrics?: typeof joinMetrics
  /** Where attempts are counted without a database; by default in this process alone. */
  limiterStore?: LimiterStore
  /** Where spans go; by default nowhere. */
  tracing?: Tracing
  /** How wallets learn of changes; by default from Apple's and Google's services. */
  walletServices?: (settings: WalletSettings) => WalletServices
  logger?: Logger
}

/** Without subdomains, which may belong to others when the portal has the name of a whole domain. */
const httpsForAYear = 'max-age=31536000'

const noRegistry: RegistryStatus = { revision: null, fault: null, copyFault: null, remotes: {} }

/** The API comes before the pages, none of which responds below `/api/`. @throws Error if DATA_DIR is unusable */
export function createEdge(config: EdgeConfig, options: EdgeOptions = {}) {
  closeDataDir(config.dataDir, config.production)
  const parts = createParts(config, options)
  const { state, backend, countDrop, images, trusted, probes } = parts
  return {
    listener: listenerOf(createApp(parts), parts),
    countDrop,
    isTrustedProxy: trusted,
    /** Resolves when the edge knows which sessions have ended and can place orders, or that the database is gone. */
    prepared: state.asked,
    /** Starts what the first images of a visitor would wait for. */
    startImages: images.start,
    /** Makes `/readyz` respond 503, so that a load balancer sends no new requests. */
    drain: () => void (probes.isDraining = true),
    close: async () => {
      await parts.wallet.close()
      await Promise.all([backend.close(), images.close(), options.closePages?.()])
      await state.close()
      // Last, because a collector may be slow.
      await parts.tracing.close()
    },
  }
}
export type Edge = ReturnType<typeof createEdge>

function createParts(config: EdgeConfig, options: EdgeOptions) {
  const { metrics = createMetrics(), logger = createLogger(), tracing = withoutSpans } = options
  const countDrop = createCountDrop(metrics, logger)
  const trusted = addressList(config.trustedProxies)
  const limitUnread = createLimitUnread(countDrop)
  const runInTurn = createRunInTurn()
  const own = new Set([config.publicOrigin])
  const objectives = createObjectives(metrics)
  const respond = createRespond(logger, metrics, objectives, tracing)
  const state = openState(config, logger, metrics)
  const { database, endedSessions } = state
  const ring = createKeyRing(config.sessionKeys, config.publicOrigin)
  const limiterStore =
    database === null ? (options.limiterStore ?? memoryStore) : databaseStore(database, () => state.fault() === null)
  const openLimiter = createOpenLimiter(limiterStore, { secret: ring.newest.key, portal: ring.portal })
  const countAttempt = createCountAttempt(openLimiter)
  const backend = createBackend(config, metrics, runInTurn, () => countDrop('call'))
  const walletServices = (settings: WalletSettings) => createWalletServices({ config, metrics, logger }, settings)
  const walletDependencies = { config, state, backend, metrics, logger }
  const wallet = createWallet(walletDependencies, options.walletServices ?? walletServices)
  return {
    config,
    publicOrigin: config.publicOrigin,
    own,
    embedOrigins: new Set(config.embedOrigins),
    options,
    metrics,
    objectives,
    logger,
    countDrop,
    tracing,
    trusted,
    limitUnread,
    runInTurn,
    clientLimits: createClientLimits(trusted, runInTurn, limitUnread, countDrop),
    respond,
    respondTo: createRespondTo(respond, trusted),
    respondToOwn: createRespondTo(respond, trusted, own),
    state,
    endedSessions,
    ring,
    unseal: createUnsealCache(ring, endedSessions),
    enrolment: createEnrolment(config.kioskKeys, ring),
    knownBrowsers: createKnownBrowsers(ring, endedSessions),
    openLimiter,
    countAttempt,
    countKeyAttempt: (address: string): Promise<CountedAttempt> =>
      countAttempt({ rateLimit: 'kioskEnrolment' }, { ...anonymous, address: () => address }),
    backend,
    wallet,
    afterCall: wallet.afterCall,
    placeOrder: createPlaceOrder(state.journal, () => metrics.count('edge_orders_refused_total', {})),
    ownCoupons: createOwnIds('coupon', couponIdsIn),
    ownCards: createOwnIds('card', cardCodesIn),
    images: createResizedImages(config, { logger, metrics, runInTurn, onDrop: () => countDrop('image') }),
    probes: { isDraining: false },
  }
}
type EdgeParts = ReturnType<typeof createParts>

/** Whether a person may have opened the address. */
const isPageRequest = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/api\//i.test(path)

/** Everything but backend calls. */
function createApp(parts: EdgeParts): Hono {
  const { config, options, respondTo, trusted, state, images, backend, probes, clientLimits } = parts
  const { monitor, overrides } = options
  const unknown = (c: Context, reason: string): Promise<Response> =>
    respondTo(c, 'unknown', () => Promise.reject(new HttpError('callUnknown', reason)))

  const app = new Hono()
  // The router compares the path that the URL parser has rewritten, which a proxy in front may have read otherwise.
  app.use('*', async (c, next) => {
    const path = pathOf(nodeOf(c).request.url ?? '')
    if (isPlainPath(path)) return next()
    return isPageRequest(c.req.method, path) ? c.notFound() : unknown(c, 'path with two readings')
  })
  // The pages replace it by a page: a member may have followed a broken link.
  app.notFound((c) => unknown(c, 'no such address'))
  app.get('/api/image', clientLimits.limitUnread, imageRoute(images, respondTo, parts.embedOrigins))
  addSessionRoutes(app, parts)
  addEmbedRoutes(app, parts)
  addBannerSheet(app)
  if (overrides) {
    addOverrideRoutes(app, overrides, config.publicOrigin.startsWith('https:'))
    addPanelRoutes(app, config.publicOrigin.startsWith('https:'))
  }
  options.addPreviews?.(app, clientLimits)
  if (monitor) addReportRoutes(app, monitor, parts)
  addCspReports(app, parts)
  addKioskRoutes(app, parts)
  parts.wallet.addRoutes(app, parts)
  app.all('/api/*', (c) => unknown(c, 'no such address'))
  // After the API, whose responses already have an id.
  app.use('*', requestIds(trusted))
  addOperationsRoutes(app, {
    ...parts,
    ordersFault: state.fault,
    imagesFault: images.fault,
    pushesWaiting: parts.wallet.pushesWaiting,
    breakers: backend.breakers,
    registryStatus: options.registryStatus ?? (async () => noRegistry),
    remotes: createRemotesReadiness(options.registryStatus ?? null, config.readyWithoutRemotes),
    isDraining: () => probes.isDraining,
    joinMetrics: options.joinMetrics,
  })
  app.use('*', parts.objectives.countPages)
  options.addPages?.(app, clientLimits)
  return app
}

/** Handles Node's requests, for the host of the portal only and without expectations that the edge does not know. */
function listenerOf(app: Hono, parts: EdgeParts): RequestListener {
  const { config, countDrop, respond, trusted } = parts
  const { publicOrigin, production } = config
  const callListener = createCallListener(parts)
  const appListener = getRequestListener(app.fetch, {
    // HTTP/1.0 allows requests without a Host header.
    hostname: new URL(publicOrigin).host,
    // It would close the connection 500 ms after a response to a body that is still arriving.
    autoCleanupIncoming: false,
  })
  const expectsHost = production ? createExpectsHost(publicOrigin) : () => true
  const isHttps = production && publicOrigin.startsWith('https:')
  return (incoming, outgoing) => {
    if (isHttps) outgoing.setHeader('strict-transport-security', httpsForAYear)
    if (!expectsHost(incoming)) {
      countDrop('host')
      return writeResponse(outgoing, edgeResponse(textResponse(421, 'text', 'Not a host of this portal')))
    }
    if (!expectsMore(incoming)) {
      const listener = isCallTarget(incoming.url ?? '') ? callListener : appListener
      return void listener(incoming, outgoing)
    }
    void respond(
      idsOf(headersOf(incoming), incoming.socket.remoteAddress, trusted),
      incoming.method ?? '',
      'unknown',
      () => Promise.reject(new HttpError('requestInvalid', 'expectation', 417)),
    ).then((response) => writeResponse(outgoing, response))
  }
}
