import { Hono } from 'hono'
import type { Logger } from 'pino'
import { json, toResponse } from './answers/answer.ts'
import { createAnswering } from './answers/answering.ts'
import { Refusal } from './answers/refusal.ts'
import { createKnownCoupons } from './authorisation/known-coupons.ts'
import { handleCall, type CallDesk } from './calls/handle-call.ts'
import { guardOrigin } from './calls/origin-guard.ts'
import { addressList } from './clients/address-list.ts'
import { clientOf } from './clients/client.ts'
import { incomingOf, peerOf, requestIds } from './clients/request-id.ts'
import type { EdgeConfig } from './config.ts'
import { imageRequest } from './images/image-request.ts'
import { imageResponse } from './images/image-response.ts'
import { createImages } from './images/images.ts'
import { createCallLimits } from './limits/call-limits.ts'
import { createLogger } from './logging/log.ts'
import { createMetrics } from './metrics/edge-metrics.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import { countRemoteFiles, type Releases } from './metrics/remote-files.ts'
import { openJournal } from './orders/journal.ts'
import { createOrderDesk } from './orders/place-order.ts'
import { createKeyRing } from './seals/key-ring.ts'
import { createSealOpener } from './seals/opened-seals.ts'
import { dropCookie } from './seals/portal-cookie.ts'
import { createBackend } from './upstream/backend.ts'

export type EdgeOptions = {
  /** Mounts pages and static files, after the API's routes. */
  site?: (app: Hono) => void
  /** What is released, for the metrics. */
  releases?: Releases
  logger?: Logger
}

export type Edge = {
  app: Hono
  /** From now on `/readyz` says no, so that a load balancer sends nothing new. */
  drain: () => void
  close: () => Promise<void>
}

/**
 * Builds the edge of design §4; it opens no port (`server.ts` does). The API is mounted
 * first: no page or file can ever answer below `/api/`.
 * @throws Error if DATA_DIR cannot be written
 */
export function createEdge(config: EdgeConfig, { site, releases = async () => ({}), logger = createLogger() }: EdgeOptions = {}): Edge {
  const metrics = createMetrics()
  const backend = createBackend(config, metrics)
  const journal = openJournal(config.dataDir, Date.now())
  const ring = createKeyRing(config.sessionKeys)
  const desk: CallDesk = {
    publicOrigin: config.publicOrigin,
    ring,
    openSeal: createSealOpener(ring),
    backend,
    known: createKnownCoupons(),
    limitCall: createCallLimits(),
    placeOrder: createOrderDesk(journal, (message) => logger.error(message)),
  }
  const images = createImages(config)
  const allowed = new Set([config.publicOrigin, ...config.embedOrigins])
  const trusted = addressList(config.trustedProxies)
  const answering = createAnswering(logger, metrics, trusted)
  const app = new Hono()
  let draining = false

  app.all('/api/api', (c) =>
    answering(c, 'unknown', async ({ told, headers }) => {
      guardOrigin(c.req.raw.headers, allowed)
      const address = () => clientOf(peerOf(c), c.req.raw.headers, trusted).address
      const received = { target: incomingOf(c)?.url ?? c.req.url, request: c.req.raw, address }
      const { answer, cookie } = await handleCall(desk, received, told)
      return toResponse(answer, cookie === undefined ? headers : { ...headers, 'set-cookie': cookie })
    }),
  )
  app.post('/api/session/end', (c) =>
    answering(c, 'session end', async ({ headers }) => {
      guardOrigin(c.req.raw.headers, allowed)
      return toResponse(json(200, { meta: { success: true }, content: null, errorMessage: [] }), { ...headers, 'set-cookie': dropCookie })
    }),
  )
  app.get('/api/image', (c) =>
    answering(c, 'image', async ({ headers }) => {
      const request = imageRequest(new URL(c.req.url).searchParams, c.req.header('accept'))
      return imageResponse(await images.picture(request), c.req.header('if-none-match'), headers)
    }),
  )
  app.all('/api/*', (c) =>
    answering(c, 'unknown', () => Promise.reject(new Refusal('callUnknown', 'no such address'))),
  )
  // After the API: what `answering` does carries its id already, and the busiest route needs no more than itself.
  app.use('*', requestIds(trusted))
  app.get('/healthz', () => toResponse({ status: 200, type: 'text', text: 'ok' }))
  app.get('/readyz', () => toResponse(draining ? { status: 503, type: 'text', text: 'draining' } : { status: 200, type: 'text', text: 'ready' }))
  const figures = async () => metrics.text({ breakers: backend.breakers(), releases: await releases() })
  app.get('/metrics', metricsRoute(config.metricsReaders, trusted, figures))
  app.use('/remotes/*', countRemoteFiles(metrics, releases))
  site?.(app)

  return {
    app,
    drain: () => void (draining = true),
    close: async () => {
      await Promise.all([backend.close(), images.close()])
      journal.close()
    },
  }
}
