import type { MiddlewareHandler } from 'hono'
import { corsHeaders, preflightHeaders } from '../http/cors.ts'
import { embedOriginOf, type AllowedOrigins } from '../http/request.ts'

const everyPage = { 'access-control-allow-origin': '*' }

/**
 * Public files and `registry.json` are for every page; for a page in `EMBED_ORIGINS` also with credentials, for which
 * browsers accept no `*`. Preflight requests are answered, because the tracing of a page adds headers to every fetch.
 */
export const publicCors =
  (embedOrigins: AllowedOrigins): MiddlewareHandler =>
  async (c, next) => {
    const origin = embedOriginOf(c.req.raw.headers, embedOrigins)
    const allowed = preflightHeaders(c.req.method, c.req.raw.headers, ['GET', 'HEAD'])
    if (allowed !== null) {
      const cors = origin === null ? everyPage : corsHeaders(origin)
      return c.body(null, 204, { ...allowed, ...cors, vary: 'origin' })
    }
    await next()
    for (const [name, value] of Object.entries(origin === null ? {} : corsHeaders(origin)))
      c.res.headers.set(name, value)
    return undefined
  }
