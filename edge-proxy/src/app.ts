import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { createRespond } from './http/respond.ts'
import { HttpError } from './http/http-error.ts'
import { edgeResponse, textResponse, toWebResponse, writeResponse, type EdgeResponse } from './http/response.ts'
import { createOwnCoupons } from './calls/own-coupons.ts'
import { callRoute } from './calls/call-route.ts'
import type { CallContext } from './calls/handle-call.ts'
import { addressList, type AddressList } from './http/address-list.ts'
import { createExpectsHost } from './http/expected-host.ts'
import { nodeOf, peerOf } from './http/node-bindings.ts'
import { isPlainPath, pathOf } from './http/plain-path.ts'
import { requestId, requestIds } from './http/request-id.ts'
import type { EdgeConfig } from './config/config.ts'
import { closeDataDir } from './config/private-files.ts'
import { imageRoute } from './images/image-route.ts'
import { createImages } from './images/images.ts'
import { createLimitCall } from './calls/limits/count-attempt.ts'
import { databaseCounter, memoryCounter, type CreateCounter } from './state/rate-limiter.ts'
import { sharedWindows } from './state/limit-windows.ts'
import { createLogger } from './http/log.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { addGauges } from './operations/gauges.ts'
import { addOperationsRoutes } from './operations/routes.ts'
import type { joinMetrics } from './operations/worker-metrics.ts'
import { createCountDrop, type CountDrop } from './http/count-drops.ts'
import { countFiles } from './releases/count-files.ts'
import type { RegistryStatus } from './releases/registry.ts'
import { addOverrideRoutes } from './releases/overrides/override-routes.ts'
import type { Overrides } from './releases/overrides/overrides.ts'
import { createEnrolment } from './session/kiosk/enrolment.ts'
import { createFindDevice } from './session/kiosk/find-device.ts'
import { addEmbedRoutes } from './session/embed/embed-routes.ts'
import type { Monitor } from './releases/health/monitor.ts'
import { addReportRoutes } from './releases/health/report-routes.ts'
import { addCspReports } from './pages/csp-reports.ts'
import { addKioskRoutes } from './session/kiosk/kiosk-routes.ts'
import { createPlaceOrder } from './calls/orders/place-order.ts'
import { createKeyRing } from './session/key-ring.ts'
import { createKnownBrowsers } from './session/known-browser.ts'
import { createUnsealCache } from './session/seal-cache.ts'
import { addSessionRoutes } from './session/session-routes.ts'
import { createBackend } from './backend/backend.ts'
import { openState } from './state/state.ts'

export type EdgeOptions = {
  /** Adds routes for pages and static files, after the API's routes. */
  addPages?: (app: Hono) => void
  /** The remotes and their releases, for the metrics. */
  registry?: () => Promise<RegistryStatus>
  /** Ends what the pages hold open. */
  closePages?: () => Promise<void>
  /** Counts what happens to the versions of pages; without it nothing is reported. */
  monitor?: Monitor
  /** Remotes that developers run on their machines; none where this is not allowed. */
  overrides?: Overrides
  metrics?: Metrics
  /** For a worker: how it gets the text of the metrics of all workers. */
  joinMetrics?: typeof joinMetrics
  /** Counts attempts without a database; by default for this process alone. */
  localCounter?: CreateCounter
  logger?: Logger
}

export type Edge = {
  /** Handles every request, for a server of `createEdgeServer`. */
  listener: RequestListener
  /** Counts what the server of the listener ends. */
  countDrop: CountDrop
  /** Whether an address is in TRUSTED_PROXIES. */
  isTrustedProxy: AddressList
  /** Resolves when the edge knows which sessions have ended and can place orders, or that the database is gone. */
  prepared: Promise<void>
  /** Makes `/readyz` respond 503, so that a load balancer sends no new requests. */
  drain: () => void
  close: () => Promise<void>
}

/** Without subdomains, which may belong to others when the portal has the name of a whole domain. */
const httpsForAYear = 'max-age=31536000'

const noRegistry: RegistryStatus = { revision: null, fault: null, storeFault: null, remotes: {} }

/**
 * Builds the edge as a Hono app; `server.ts` listens. The API is mounted before the pages, so that no page or file can
 * respond below `/api/`.
 * @throws Error if DATA_DIR cannot be written, or in production belongs to another user
 */
export function createEdge(
  config: EdgeConfig,
  {
    addPages,
    registry = async () => noRegistry,
    closePages = async () => {},
    monitor,
    overrides,
    metrics = createMetrics(),
    joinMetrics,
    localCounter = memoryCounter,
    logger = createLogger(),
  }: EdgeOptions = {},
): Edge {
  const openFiles = closeDataDir(config.dataDir, config.production)
  if (openFiles.length > 0) {
    logger.warn({ files: openFiles.slice(0, 10) }, 'other users can read files of DATA_DIR that belong to another user')
  }
  const backend = createBackend(config, metrics)
  const state = openState(config, logger, metrics)
  const ring = createKeyRing(config.sessionKeys)
  const isAvailable = () => state.fault() === null
  const createCounter = state.database === null ? localCounter : databaseCounter(state.database, isAvailable)
  const openWindows = sharedWindows(createCounter, ring)
  const enrolment = createEnrolment(config.kioskKeys, ring)
  const own = new Set([config.publicOrigin])
  const context: CallContext = {
    publicOrigin: config.publicOrigin,
    ring,
    unseal: createUnsealCache(ring, state.endedSessions.isEnded),
    endedSessions: state.endedSessions,
    backend,
    ownCoupons: createOwnCoupons(),
    limitCall: createLimitCall(createCounter, ring),
    knownBrowsers: createKnownBrowsers(ring),
    placeOrder: createPlaceOrder(state.journal, () => metrics.count('edge_orders_refused_total', {})),
    findDevice: createFindDevice(enrolment, own),
  }
  const countDrop = createCountDrop(metrics, logger)
  const images = createImages(config, logger, metrics, () => countDrop('image'))
  const embedOrigins = new Set(config.embedOrigins)
  const trusted = addressList(config.trustedProxies)
  const respond = createRespond(logger, metrics)
  // Hono composes all handlers that match a path, so the app of the most frequent requests has one route for a path and passes other
  // requests on.
  const calls = new Hono()
  const app = new Hono()
  let draining = false

  const unknown = (c: Context, reason: string): Promise<Response> =>
    respondTo(c, 'unknown', () => Promise.reject(new HttpError('callUnknown', reason)))
  const respondTo = async (c: Context, label: string, handler: () => Promise<EdgeResponse>): Promise<Response> =>
    toWebResponse(await respond(requestId(c.req.raw.headers, peerOf(c), trusted), c.req.method, label, handler))
  calls.all('/api/api', callRoute({ context, respond, logger, trusted, own, embedOrigins }))
  calls.notFound((c) => app.fetch(c.req.raw, c.env))
  // The router compares the path that the URL parser has rewritten, which a proxy in front may have read otherwise.
  app.use('*', (c, next) =>
    isPlainPath(pathOf(nodeOf(c).request.url ?? '')) ? next() : unknown(c, 'path with two readings'),
  )
  app.get('/api/image', imageRoute({ images, respondTo, trusted, embedOrigins }))
  addSessionRoutes(app, { endedSessions: state.endedSessions, openWindows, unseal: context.unseal, respondTo, own })
  addEmbedRoutes(app, { ring, unseal: context.unseal, respondTo, logger, own, embedOrigins })
  if (overrides) {
    addOverrideRoutes(app, { overrides, isSecure: config.publicOrigin.startsWith('https:') })
  }
  if (monitor) addReportRoutes(app, { monitor, openWindows, respondTo, trusted, own })
  addCspReports(app, {
    openWindows,
    respondTo,
    count: (directive) => metrics.count('edge_csp_reports_total', { directive }),
    logger,
    trusted,
  })
  addKioskRoutes(app, { enrolment, openWindows, respondTo, logger, trusted, own })
  app.all('/api/*', (c) => unknown(c, 'no such address'))
  // After the API, whose responses already have an id.
  app.use('*', requestIds(trusted))
  const faults = { ordersFault: state.fault, imagesFault: images.fault }
  addGauges(metrics, { ...faults, breakers: backend.breakers, registry })
  addOperationsRoutes(app, {
    ...faults,
    isDraining: () => draining,
    metrics: joinMetrics?.(metrics.registry) ?? (() => metrics.registry.metrics()),
    health: monitor?.health ?? null,
    readers: config.metricsReaders,
    trusted,
  })
  app.use('/remotes/*', countFiles(metrics, registry))
  addPages?.(app)

  const listener = getRequestListener(calls.fetch, {
    // HTTP/1.0 allows requests without a Host header.
    hostname: new URL(config.publicOrigin).host,
    // It would close the connection 500 ms after a response to a body that is still arriving.
    autoCleanupIncoming: false,
  })
  const expectsHost = config.production ? createExpectsHost(config.publicOrigin) : () => true
  const isHttps = config.production && config.publicOrigin.startsWith('https:')
  return {
    listener(incoming, outgoing) {
      if (isHttps) outgoing.setHeader('strict-transport-security', httpsForAYear)
      // Discards an unread body, so that the connection can be reused for the next request.
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') outgoing.once('finish', () => incoming.resume())
      if (expectsHost(incoming)) return listener(incoming, outgoing)
      countDrop('host')
      return writeResponse(outgoing, edgeResponse(textResponse(421, 'text', 'Not a host of this portal')))
    },
    countDrop,
    isTrustedProxy: trusted,
    prepared: state.asked,
    drain: () => void (draining = true),
    close: async () => {
      await Promise.all([backend.close(), images.close(), closePages()])
      await state.close()
    },
  }
}
