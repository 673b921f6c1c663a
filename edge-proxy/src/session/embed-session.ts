import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { type Session, sessionCookie } from './session.ts'
import { readBody } from '../http/body.ts'
import { HttpError } from '../http/http-error.ts'
import { type AllowedOrigins, headersOf, nodeOf } from '../http/request.ts'
import type { RespondTo } from '../http/respond.ts'
import { edgeResponse, jsonResponse, successResponse, type EdgeResponse } from '../http/response.ts'
import { seal, validOf, type KeyRing, type Unseal } from './seal.ts'

/** The prefix keeps tokens of embedding pages apart from those of the portal and the kiosk. */
export const embedBinding = (origin: string): string => `embed ${origin}`

const minute = 60

/** Seconds; the access token of the login popup is valid as long as one of a login. */
export const embedMaxAge = { access: 10 * minute, refresh: 2 * 60 * minute, other: 24 * 60 * minute } as const

/**
 * The session of a page that embeds remotes: no cookie, and every token is bound to the page's origin, so that it is
 * worthless on another origin and in the portal (docs/product/calls-and-headers.md rules 48 and 49).
 */
export function embedSession(origin: string): Session {
  const boundTo = embedBinding(origin)
  return {
    boundTo,
    begin: () => ({ boundTo, setCookie: null }),
    maxAge: (kind) => (kind === 'access' || kind === 'refresh' ? embedMaxAge[kind] : embedMaxAge.other),
    unbound: [],
  }
}

const SessionBody = v.strictObject({ origin: v.pipe(v.string(), v.maxLength(300)) })

type EmbedRoutes = {
  ring: KeyRing
  unseal: Unseal
  respondToOwn: RespondTo
  logger: Logger
  embedOrigins: AllowedOrigins
}

/** The addresses of the portal's login popup for embedding pages (docs/product/calls-and-headers.md rules 50 and 51). */
export function addEmbedRoutes(app: Hono, { ring, unseal, respondToOwn, logger, embedOrigins }: EmbedRoutes): void {
  const path = '/api/embed/session'

  /** A token for the page of another origin, in exchange for the portal's session of this browser. */
  async function beginSession(c: Context): Promise<EdgeResponse> {
    const { origin } = await readBody(c, SessionBody)
    if (!embedOrigins.has(origin)) throw new HttpError('forbidden', 'origin not in EMBED_ORIGINS')
    const headers = headersOf(nodeOf(c).request)
    const cookie = sessionCookie.in(headers.get('cookie'))
    const now = Date.now()
    if (cookie === null) throw new HttpError('sessionInvalid', 'no session cookie')
    const { exp: _, ...content } = validOf(unseal('access', cookie, headers.get('x-access-token') ?? '', now))
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
