import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { json, refusalAnswer, toResponse } from './answers/answer.ts'
import { Refusal } from './answers/refusal.ts'
import { createKnownCoupons } from './authorisation/known-coupons.ts'
import { createRateLimit } from './authorisation/rate-limit.ts'
import { handleCall, type CallDesk } from './calls/handle-call.ts'
import { guardOrigin } from './calls/origin-guard.ts'
import type { EdgeConfig } from './config.ts'
import { imageRequest } from './images/image-request.ts'
import { imageResponse } from './images/image-response.ts'
import { createImages } from './images/images.ts'
import { createLogger, logCall } from './logging/log.ts'
import { openJournal } from './orders/journal.ts'
import { createOrderDesk } from './orders/place-order.ts'
import { createKeyRing } from './seals/key-ring.ts'
import { dropCookie } from './seals/portal-cookie.ts'
import { createBackend } from './upstream/backend.ts'

export type EdgeOptions = {
  /** Mounts pages and static files, after the API's routes. */
  site?: (app: Hono) => void
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
export function createEdge(config: EdgeConfig, { site, logger = createLogger() }: EdgeOptions = {}): Edge {
  const backend = createBackend(config)
  const journal = openJournal(config.dataDir, Date.now())
  const desk: CallDesk = {
    publicOrigin: config.publicOrigin,
    ring: createKeyRing(config.sessionKeys),
    backend,
    known: createKnownCoupons(),
    limitCards: createRateLimit(30, 10 * 60 * 1000),
    placeOrder: createOrderDesk(journal, (message) => logger.error(message)),
  }
  const images = createImages(config)
  const allowed = new Set([config.publicOrigin, ...config.embedOrigins])
  const app = new Hono()
  let draining = false

  app.all('/api/api', (c) =>
    answering(c, logger, async (told) => {
      guardOrigin(c.req.raw.headers, allowed)
      const { answer, cookie } = await handleCall(desk, rawTarget(c), c.req.raw, told)
      return toResponse(answer, cookie)
    }),
  )
  app.post('/api/session/end', (c) =>
    answering(c, logger, async () => {
      guardOrigin(c.req.raw.headers, allowed)
      return toResponse(json(200, { meta: { success: true }, content: null, errorMessage: [] }), dropCookie)
    }),
  )
  app.get('/api/image', (c) =>
    answering(c, logger, async () => {
      const request = imageRequest(new URL(c.req.url).searchParams, c.req.header('accept'))
      return imageResponse(await images.picture(request), c.req.header('if-none-match'))
    }),
  )
  app.all('/api/*', () => toResponse(refusalAnswer(new Refusal('callUnknown', 'no such address'))))
  app.get('/healthz', () => toResponse({ status: 200, type: 'text', text: 'ok' }))
  app.get('/readyz', () => toResponse(draining ? { status: 503, type: 'text', text: 'draining' } : { status: 200, type: 'text', text: 'ready' }))
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

/** The request target as it stood on the wire; `c.req.url` was already normalised. */
function rawTarget(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return incoming?.url ?? c.req.url
}

/** Turns refusals into answers and writes one log line, whatever happens. */
async function answering(c: Context, logger: Logger, work: (told: (call: Call) => void) => Promise<Response>): Promise<Response> {
  const started = performance.now()
  let call: Call | null = null
  let refusal: Refusal | null = null
  let response: Response
  try {
    response = await work((known) => {
      call = known
    })
  } catch (error) {
    refusal = error instanceof Refusal ? error : unexpected(error, logger)
    response = toResponse(refusalAnswer(refusal))
  }
  const { name = null, path = null } = (call ?? {}) as Partial<Call>
  logCall(logger, {
    requestId: randomUUID(),
    method: c.req.method,
    call: name,
    template: path,
    status: response.status,
    ms: Math.round(performance.now() - started),
    ...(refusal !== null && { code: refusal.code, reason: refusal.reason }),
  })
  return response
}

/** A fault of our own: name and place alone, because a message may hold what it stumbled over. */
function unexpected(error: unknown, logger: Logger): Refusal {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an error')
  const at = stack.split('\n').filter((line) => line.startsWith('    at '))
  logger.error({ error: name, at: at.slice(0, 5) }, 'unexpected failure')
  return new Refusal('backendUnavailable', 'unexpected failure', 503)
}
