import { developmentRemotesPath, OverrideId } from '@portal/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as v from 'valibot'
import { readBody } from '../../http/body.ts'
import { cookieIn } from '../../http/cookie.ts'
import { bannerSheet } from './banner.ts'
import type { Registry } from '../registry.ts'
import { OverrideRefused, type Development, type Overrides } from './overrides.ts'

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
const sentOverride = async (c: Context): Promise<string> =>
  (await readBody(c, Body, { maxBytes: maxOverrideBytes })).override

/** Tells the developer why an override is not taken. */
const rejection = (c: Context, error: unknown): Response =>
  error instanceof OverrideRefused
    ? c.json({ error: error.message }, 403, noStore)
    : c.json({ error: 'The override is malformed.' }, 400, noStore)

/** Where developers put overrides, and where browsers start and stop to use one (docs/release-a-remote.md). */
export function addOverrideRoutes(app: Hono, overrides: Overrides, isSecure: boolean): void {
  app.get(overridePaths.sheet, (c) => c.body(bannerSheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.post(overridePaths.reset, (c) => {
    // Without a check of the origin, which the pages' referrer policy hides: it only ends a preview.
    return c.body(null, 303, { ...noStore, location: '/', 'set-cookie': setCookie('', 0, isSecure) })
  })
  // After every build of the browser's override, and at its end.
  app.get(overridePaths.reload, (c) => reloadEvents(c, async () => overrides.find(overrideIdOf(c))?.record.version))
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
 * Sends an event whenever `version` changes, until it is undefined. Without a version the response is 204, after which a
 * browser does not ask again.
 */
async function reloadEvents(c: Context, version: () => Promise<string | undefined>): Promise<Response> {
  let known = await version()
  if (known === undefined) return c.body(null, 204, noStore)
  return streamSSE(c, async (stream) => {
    while (!stream.aborted && known !== undefined) {
      await stream.sleep(200)
      const now = await version()
      if (now === known) continue
      known = now
      await stream.writeSSE({ data: 'reload' })
    }
  })
}

/** Where pages of a portal of development listen for builds. */
export const reloadPath = '/dev/reload'

type DevelopmentRoutes = {
  development: Development
  registry: Pick<Registry, 'snapshot'>
  /** The files of the shell's build, whose names change with every build. */
  shellFiles: () => readonly string[]
}

/** Where `remotes dev` says what its dev server serves, and where open pages hear that they must reload. */
export function addDevelopmentRoutes(app: Hono, { development, registry, shellFiles }: DevelopmentRoutes): void {
  const list = () => development.live().map(({ record }) => record.name)
  app.get(developmentRemotesPath, (c) => c.json({ development: list() }, 200, { 'cache-control': 'no-store' }))
  app.put(developmentRemotesPath, async (c) => {
    try {
      await development.put(await sentOverride(c))
      return c.json({ development: list() }, 200, { 'cache-control': 'no-store' })
    } catch (error) {
      return rejection(c, error)
    }
  })
  /** A text that changes with every build and release; modules of dev servers replace themselves. */
  const versions = async (): Promise<string> => {
    const released = Object.values(await registry.snapshot()).map(({ record }) => record.version)
    const served = development.live().map(({ base, record }) => JSON.stringify([base, record]))
    return [...released, ...served, ...shellFiles()].join()
  }
  app.get(reloadPath, (c) => reloadEvents(c, versions))
}
