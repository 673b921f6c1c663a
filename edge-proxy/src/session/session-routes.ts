import type { Context, Hono } from 'hono'
import { headersOf, nodeOf } from '../http/request.ts'
import type { RespondTo } from '../http/respond.ts'
import { successResponse } from '../http/response.ts'
import type { EndedSessions } from '../state/ended-sessions.ts'
import type { OpenLimiter } from '../state/rate-limiter.ts'
import { validOf, type Sealed, type Unseal, type Unsealed } from './seal.ts'
import { sessionCookie } from './session.ts'

/** Logouts of one account, each with a mark that is kept for 30 days. */
const logoutsPerAccount = { limit: 30, minutes: 60 }

type SessionRoutes = {
  openLimiter: OpenLimiter
  endedSessions: EndedSessions
  unseal: Unseal
  respondToOwn: RespondTo
}

/** The addresses that check and end sessions (docs/product/session.md rules 44, 46 and 52). */
export function addSessionRoutes(app: Hono, { endedSessions, openLimiter, unseal, respondToOwn }: SessionRoutes): void {
  const logouts = openLimiter('session end', logoutsPerAccount)

  /** The access token of the request, also an expired one, because a computer may have slept before the logout. */
  function sessionOf(c: Context): Unsealed {
    const headers = headersOf(nodeOf(c).request)
    const cookie = sessionCookie.in(headers.get('cookie'))
    if (cookie === null) return { kind: 'invalid' }
    return unseal('access', cookie, headers.get('x-access-token') ?? '', Date.now())
  }

  /** Above the limit only a mark of the account is set, for all sessions, so that no account fills the store with marks. */
  async function end(session: Sealed, isAll: boolean): Promise<void> {
    const { sid, accountId, user } = session
    const account = user ?? accountId
    const isAllowed = await logouts.take(account ?? sid).then(
      () => true,
      () => false,
    )
    const now = Date.now()
    if (isAllowed || account === null) await endedSessions.end(sid, now)
    if (isAll || !isAllowed) await endedSessions.endAll(session, null, now)
  }

  app.get('/api/session', (c) =>
    respondToOwn(c, 'session', async () => {
      validOf(sessionOf(c))
      return successResponse(null)
    }),
  )
  app.post('/api/session/end', (c) =>
    respondToOwn(c, 'session end', async () => {
      const session = sessionOf(c)
      if (session.kind !== 'invalid') await end(session.sealed, false)
      return successResponse(null, sessionCookie.delete)
    }),
  )
  app.post('/api/session/end-all', (c) =>
    respondToOwn(c, 'session end', async () => {
      const unsealed = sessionOf(c)
      await end(unsealed.kind === 'expired' ? unsealed.sealed : validOf(unsealed), true)
      return successResponse(null, sessionCookie.delete)
    }),
  )
}
