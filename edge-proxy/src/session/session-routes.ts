import { headerNames } from '@portal/shared-contracts/calls/header-names'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { readBody } from '../http/body.ts'
import { HttpError } from '../http/http-error.ts'
import { headersOf, nodeOf, type AllowedOrigins } from '../http/request.ts'
import type { RespondTo } from '../http/respond.ts'
import { edgeResponse, jsonResponse, successResponse, type EdgeResponse } from '../http/response.ts'
import type { EndedSessions } from '../state/ended-sessions.ts'
import type { OpenLimiter } from '../state/rate-limiter.ts'
import { accountToEnd, memberOf } from './login-name.ts'
import { seal, validOf, type KeyRing, type SealedContent, type UnsealResult } from './seal.ts'
import { embedBinding, embedMaxAge, sessionCookie } from './session.ts'
import type { Unseal } from './unseal-cache.ts'

/** Logouts of one account, each with a mark that is kept for 30 days. */
const logoutsPerAccount = { limit: 30, minutes: 60 }

type SessionRoutes = {
  openLimiter: OpenLimiter
  endedSessions: EndedSessions
  ring: KeyRing
  unseal: Unseal
  respondToOwn: RespondTo
  logger: Logger
  embedOrigins: AllowedOrigins
}

/** The access token and the portal's cookie of a request, even if expired: a computer may sleep before a logout. */
export function accessTokenOf(c: Context, unseal: Unseal): UnsealResult {
  const headers = headersOf(nodeOf(c).request)
  const cookies = sessionCookie.valuesIn(headers.get('cookie'))
  return unseal('access', cookies, headers.get(headerNames.accessToken) ?? '', Date.now())
}

/** The addresses that check and end sessions (rules session-44, session-46 and session-52). */
export function addSessionRoutes(app: Hono, { endedSessions, openLimiter, unseal, respondToOwn }: SessionRoutes): void {
  const countLogout = openLimiter('session end', logoutsPerAccount)

  /**
   * Above the limit only a mark of the account is set, for all sessions, so that no account fills the store with marks.
   */
  async function end(login: SealedContent, isAll: boolean): Promise<void> {
    const { sid } = login
    const member = memberOf(login)
    const isAllowed = await countLogout(member ?? sid).then(
      () => true,
      () => false,
    )
    const now = Date.now()
    if (isAllowed || member === null) await endedSessions.end(sid, now)
    if (isAll || !isAllowed) await endedSessions.endAll(accountToEnd(login), null, now)
  }

  app.get('/api/session', (c) =>
    respondToOwn(c, 'session', async () => {
      validOf(accessTokenOf(c, unseal))
      return successResponse(null)
    }),
  )
  app.post('/api/session/end', (c) =>
    respondToOwn(c, 'session end', async () => {
      const result = accessTokenOf(c, unseal)
      if (result.kind !== 'invalid' && result.kind !== 'ended') await end(result.content, false)
      return successResponse(null, sessionCookie.delete)
    }),
  )
  app.post('/api/session/end-all', (c) =>
    respondToOwn(c, 'session end', async () => {
      const result = accessTokenOf(c, unseal)
      const { content } = result.kind === 'expired' ? result : validOf(result)
      await end(content, true)
      return successResponse(null, sessionCookie.delete)
    }),
  )
}

const EmbedBody = v.strictObject({ origin: v.pipe(v.string(), v.maxLength(300)) })

/**
 * The addresses of the portal's login popup for embedding pages (rules calls-and-headers-50 and calls-and-headers-51).
 */
export function addEmbedRoutes(app: Hono, { ring, unseal, respondToOwn, logger, embedOrigins }: SessionRoutes): void {
  const path = '/api/embed/session'

  /** A token for the page of another origin, in exchange for the portal's session of this browser. */
  async function beginSession(c: Context): Promise<EdgeResponse> {
    const { origin } = await readBody(c, EmbedBody)
    if (!embedOrigins.has(origin)) throw new HttpError('forbidden', 'origin not in EMBED_ORIGINS')
    const now = Date.now()
    const { content } = validOf(accessTokenOf(c, unseal))
    const accessToken = seal(ring, 'access', embedBinding(origin), content, now, embedMaxAge.access)
    logger.info({ embed: origin }, 'embedding page allowed by a member')
    const expires = now + embedMaxAge.access * 1000
    return edgeResponse(
      jsonResponse(200, { meta: { success: true, accessToken }, content: { expires }, errorMessage: [] }),
    )
  }

  app.get(path, (c) =>
    respondToOwn(c, 'embed session', async () =>
      successResponse({ allowed: embedOrigins.has(c.req.query('origin') ?? '') }),
    ),
  )
  app.post(path, (c) => respondToOwn(c, 'embed session', () => beginSession(c)))
}
