import type { Context, Hono } from 'hono'
import { HttpError } from '../http/http-error.ts'
import { headersOf, nodeOf } from '../http/request.ts'
import type { RespondTo } from '../http/respond.ts'
import { successResponse } from '../http/response.ts'
import type { EndedSessions } from '../state/ended-sessions.ts'
import type { OpenLimiter } from '../state/rate-limiter.ts'
import type { Sealed, Unseal } from './seal.ts'
import { deleteSessionCookie, sessionCookieIn } from './session.ts'

/** Logouts of one account, each with a mark that is kept for 30 days. */
const logoutsPerAccount = { limit: 30, minutes: 60 }

type SessionRoutes = {
  openLimiter: OpenLimiter
  endedSessions: EndedSessions
  unseal: Unseal
  /** For the portal's own pages: no other page ends a session. */
  respondTo: RespondTo
}

/** The addresses that end sessions (docs/product/session.md rules 44 and 46). */
export function addSessionRoutes(app: Hono, { endedSessions, openLimiter, unseal, respondTo }: SessionRoutes): void {
  const logouts = openLimiter('session end', logoutsPerAccount)

  /** The access token of the request, also an expired one, because a computer may have slept before the logout. */
  function sessionOf(c: Context): Sealed | null {
    const headers = headersOf(nodeOf(c).request)
    const cookie = sessionCookieIn(headers.get('cookie'))
    const unsealed = cookie === null ? null : unseal('access', cookie, headers.get('x-access-token') ?? '', Date.now())
    return unsealed === null || unsealed.kind === 'invalid' ? null : unsealed.sealed
  }

  /** Above the limit one mark ends all sessions of the account, so that no account fills the store with marks. */
  async function end(session: Sealed): Promise<void> {
    const { sid, accountId, user } = session
    const account = user ?? accountId
    const isAllowed = await logouts.take(account ?? sid).then(
      () => true,
      () => false,
    )
    if (isAllowed || account === null) await endedSessions.end(sid, Date.now())
    else await endedSessions.endAll(session, null, Date.now())
  }

  app.post('/api/session/end', (c) =>
    respondTo(c, 'session end', async () => {
      const session = sessionOf(c)
      if (session !== null) await end(session)
      return successResponse(null, deleteSessionCookie)
    }),
  )
  app.post('/api/session/end-all', (c) =>
    respondTo(c, 'session end', async () => {
      const session = sessionOf(c)
      if (session === null) throw new HttpError('sessionInvalid', 'token cannot be unsealed')
      const now = Date.now()
      await endedSessions.end(session.sid, now)
      await endedSessions.endAll(session, null, now)
      return successResponse(null, deleteSessionCookie)
    }),
  )
}
