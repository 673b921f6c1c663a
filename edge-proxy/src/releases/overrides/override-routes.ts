import { OverrideId } from '@delikaterie/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as v from 'valibot'
import { cookieIn, headersOf, nodeOf } from '../../http/request.ts'
import { readJson } from '../../http/body.ts'
import { bannerSheet } from './banner.ts'
import type { Overrides } from './overrides.ts'
import { OverrideRefused } from './verify-override.ts'

/** Where overrides are kept, used and left. */
export const overridePaths = {
  root: '/api/remotes/overrides',
  reset: '/api/remotes/overrides/reset',
  reload: '/api/remotes/overrides/reload',
  sheet: '/api/remotes/overrides/banner.css',
} as const

const cookie = 'portal-override'
/** Bytes of a signed record with the hashes of all its files. */
const maxOverrideBytes = 64 * 1024

const Body = v.strictObject({ override: v.string() })
const noStore = { 'cache-control': 'no-store' }

/** The override's id that a browser sends, else null. */
export const overrideIdOf = (c: Context): string | null => cookieIn(c.req.header('cookie'), cookie, /^[0-9a-f]{32}$/)

const setCookie = (value: string, seconds: number, isSecure: boolean): string =>
  `${cookie}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The signed override in the body of a request. @throws if there is none */
export async function sentOverride(c: Context): Promise<string> {
  const { request } = nodeOf(c)
  const body = await readJson({ method: 'PUT', headers: headersOf(request), body: request }, maxOverrideBytes)
  return v.parse(Body, body).override
}

/** Tells the developer why an override is not taken. */
export const rejection = (c: Context, error: unknown): Response =>
  error instanceof OverrideRefused
    ? c.json({ error: error.message }, 403, noStore)
    : c.json({ error: 'The override is malformed.' }, 400, noStore)

export type OverrideRoutes = {
  overrides: Overrides
  isSecure: boolean
}

/** Where developers put overrides, and where browsers start and stop to use one (docs/release-a-remote.md). */
export function addOverrideRoutes(app: Hono, { overrides, isSecure }: OverrideRoutes): void {
  app.get(overridePaths.sheet, (c) => c.body(bannerSheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.post(overridePaths.reset, (c) => {
    // Without a check of the origin, which the pages' referrer policy hides: it only ends a preview.
    return c.body(null, 303, { ...noStore, location: '/', 'set-cookie': setCookie('', 0, isSecure) })
  })
  app.get(overridePaths.reload, (c) => reloadEvents(c, overrides))
  app.put(`${overridePaths.root}/:id`, async (c) => {
    try {
      const id = v.parse(OverrideId, c.req.param('id'))
      const { record, expires } = await overrides.put(id, await sentOverride(c))
      return c.json({ remote: record.name, version: record.version, expires }, 200, noStore)
    } catch (error) {
      return rejection(c, error)
    }
  })
  app.get(`${overridePaths.root}/:id`, (c) => {
    const { id } = c.req.param()
    const override = overrides.find(id)
    if (override === null) return c.text('Diese Vorschau ist abgelaufen.', 404, noStore)
    const seconds = Math.ceil((Date.parse(override.expires) - Date.now()) / 1000)
    const location = override.record.routes.find(({ path }) => !path.includes(':'))?.path ?? '/'
    return c.body(null, 303, { ...noStore, location, 'set-cookie': setCookie(id, seconds, isSecure) })
  })
}

/**
 * Sends an event after every build of the browser's override, and one at its end. A browser without an override gets
 * 204, after which it does not ask again.
 */
function reloadEvents(c: Context, overrides: Overrides): Response {
  const id = overrideIdOf(c)
  const version = () => overrides.find(id)?.record.version
  let known = version()
  if (known === undefined) return c.body(null, 204, noStore)
  return streamSSE(c, async (stream) => {
    while (!stream.aborted && known !== undefined) {
      await stream.sleep(100)
      if (version() === known) continue
      known = version()
      await stream.writeSSE({ data: 'reload' })
    }
  })
}
