import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Logger } from 'pino'
import { type KeyRing, type Unseal, seal } from '../seal.ts'
import { sessionCookieIn } from '../session.ts'
import { largestBody, readJson } from '../../http/body.ts'
import { headersOf, nodeOf } from '../../http/request.ts'
import { HttpError } from '../../http/http-error.ts'
import { guardOrigin, type AllowedOrigins } from '../../http/origins.ts'
import { edgeResponse, jsonResponse, type EdgeResponse } from '../../http/response.ts'
import { embedBinding, embedMaxAge } from './embed-session.ts'

const SessionBody = v.strictObject({ origin: v.pipe(v.string(), v.maxLength(300)) })

type EmbedRoutes = {
  ring: KeyRing
  unseal: Unseal
  respondTo: (c: Context, label: string, handler: () => Promise<EdgeResponse>) => Promise<Response>
  logger: Logger
  /** The portal's origin: only its own pages ask for an embedding page. */
  own: AllowedOrigins
  embedOrigins: AllowedOrigins
}

/** The addresses of the portal's login popup for embedding pages (docs/product/calls-and-headers.md rules 50 and 51). */
export function addEmbedRoutes(app: Hono, { ring, unseal, respondTo, logger, own, embedOrigins }: EmbedRoutes): void {
  const path = '/api/embed/session'

  /** A token for the page of another origin, in exchange for the portal's session of this browser. */
  async function beginSession(c: Context): Promise<EdgeResponse> {
    const { request } = nodeOf(c)
    const headers = headersOf(request)
    const sent = v.safeParse(
      SessionBody,
      await readJson({ method: 'POST', headers, body: request }, largestBody(SessionBody)),
    )
    if (!sent.success) throw new HttpError('requestInvalid', 'embed session body')
    const { origin } = sent.output
    if (!embedOrigins.has(origin)) throw new HttpError('forbidden', 'origin not in EMBED_ORIGINS')
    const cookie = sessionCookieIn(headers.get('cookie'))
    const now = Date.now()
    const unsealed = cookie === null ? null : unseal('access', cookie, headers.get('x-access-token') ?? '', now)
    if (unsealed?.kind !== 'valid') throw new HttpError('sessionInvalid', 'token cannot be unsealed')
    const { exp: _, ...content } = unsealed.sealed
    const accessToken = seal(ring, 'access', embedBinding(origin), content, now, embedMaxAge.access)
    logger.info({ embed: origin }, 'embedding page allowed by a member')
    return envelope({ success: true, accessToken }, { expires: now + embedMaxAge.access * 1000 })
  }

  app.get(path, (c) =>
    respondTo(c, 'embed session', async () => {
      guardOrigin(c.req.raw.headers, own)
      return envelope({ success: true }, { allowed: embedOrigins.has(c.req.query('origin') ?? '') })
    }),
  )
  app.post(path, (c) =>
    respondTo(c, 'embed session', async () => {
      guardOrigin(c.req.raw.headers, own)
      return beginSession(c)
    }),
  )
}

const envelope = (meta: unknown, content: unknown): EdgeResponse =>
  edgeResponse(jsonResponse(200, { meta, content, errorMessage: [] }))
