import type { Context, Hono } from 'hono'
import { headersOf } from '../http/headers.ts'
import { HttpError } from '../http/http-error.ts'
import { nodeOf } from '../http/node-bindings.ts'
import { guardOrigin, type AllowedOrigins } from '../http/origin-guard.ts'
import { edgeResponse, jsonResponse, type EdgeResponse } from '../http/response.ts'
import type { EndedSessions } from './ended-sessions.ts'
import type { Unseal } from './seal-cache.ts'
import type { Sealed } from './seal.ts'
import { deleteSessionCookie, sessionCookieIn } from './session-cookie.ts'

type SessionRoutes = {
  endedSessions: EndedSessions
  unseal: Unseal
  respondTo: (c: Context, label: string, handler: () => Promise<EdgeResponse>) => Promise<Response>
  /** The portal's origin: no other page ends a session. */
  own: AllowedOrigins
}

/** The addresses that end sessions (docs/product/session.md rules 44 and 46). */
export function addSessionRoutes(app: Hono, { endedSessions, unseal, respondTo, own }: SessionRoutes): void {
  /** The access token of the request, also an expired one, because a computer may have slept before the logout. */
  function sessionOf(c: Context): Sealed | null {
    const headers = headersOf(nodeOf(c).request)
    guardOrigin(headers, own)
    const cookie = sessionCookieIn(headers.get('cookie'))
    const unsealed = cookie === null ? null : unseal('access', cookie, headers.get('x-access-token') ?? '', Date.now())
    return unsealed === null || unsealed.kind === 'invalid' ? null : unsealed.sealed
  }

  app.post('/api/session/end', (c) =>
    respondTo(c, 'session end', async () => {
      const session = sessionOf(c)
      if (session !== null) await endedSessions.end(session.sid, Date.now())
      return ended()
    }),
  )
  app.post('/api/session/end-all', (c) =>
    respondTo(c, 'session end', async () => {
      const session = sessionOf(c)
      if (session === null) throw new HttpError('sessionInvalid', 'token cannot be unsealed')
      const now = Date.now()
      await endedSessions.end(session.sid, now)
      await endedSessions.endAll(session, null, now)
      return ended()
    }),
  )
}

const ended = (): EdgeResponse =>
  edgeResponse(jsonResponse(200, { meta: { success: true }, content: null, errorMessage: [] }), {
    'set-cookie': deleteSessionCookie,
  })
