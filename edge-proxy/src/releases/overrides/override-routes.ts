import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import {
  developmentRemotesPath,
  OverrideId,
  overrideIdFormat,
  overridesPath,
  type Override,
} from '@portal/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as v from 'valibot'
import { readBody } from '../../http/body.ts'
import { createCookie, setCookieHeader } from '../../http/cookie.ts'
import { bannerHtml, untilText } from '../banner/banner.ts'
import type { Registry } from '../registry.ts'
import { OverrideRefused, type Development, type Overrides } from './overrides.ts'

export const overridePaths = {
  reset: '/api/remotes/overrides/reset',
  reload: '/api/remotes/overrides/reload',
  errors: '/api/remotes/overrides/show-errors.js',
} as const

/** Bytes of a signed record with the hashes of all its files. */
const maxOverrideBytes = 64 * 1024

/** What `remotes dev` asks before it builds. */
const Question = v.object({ remote: v.string(), key: v.string() })

/** Why the remote that a request names cannot run here; empty for a request that names none. */
async function faultOf(
  c: Context,
  { registrationFault }: Pick<Overrides, 'registrationFault'>,
): Promise<{ fault?: string | null }> {
  const question = v.safeParse(Question, c.req.query())
  return question.success ? { fault: await registrationFault(question.output.remote, question.output.key) } : {}
}

const Body = v.strictObject({ override: v.string() })
const noStore = { 'cache-control': 'no-store' }

const overrideCookie = (isSecure: boolean, seconds = 0) =>
  createCookie('portal-override', overrideIdFormat, seconds, 'Lax', isSecure)

export const overrideIdOf = (c: Context): string | null => overrideCookie(true).firstIn(c.req.header('cookie'))

/** A handler that takes the signed override in the body of a request, and tells the developer why one is not taken. */
const takes =
  (take: (jws: string, c: Context) => Promise<object>) =>
  async (c: Context): Promise<Response> => {
    try {
      const { override } = await readBody(c, Body, { maxBytes: maxOverrideBytes })
      return c.json(await take(override, c), 200, noStore)
    } catch (error) {
      if (error instanceof OverrideRefused) return c.json({ error: error.message }, 403, noStore)
      return c.json({ error: 'The override is malformed.' }, 400, noStore)
    }
  }

/** Where developers put overrides, and where browsers start and stop to use one (docs/release-a-remote.md). */
export function addOverrideRoutes(app: Hono, overrides: Overrides, isSecure: boolean): void {
  app.get(overridesPath, async (c) => c.json(await faultOf(c, overrides), 200, noStore))
  addErrorScript(app)
  app.post(overridePaths.reset, (c) => {
    // Without a check of the origin, which the pages' referrer policy hides: it only ends a preview.
    return c.body(null, 303, { ...noStore, location: '/', ...setCookieHeader(overrideCookie(isSecure).delete) })
  })
  // After every build of the browser's override, and at its end.
  app.get(overridePaths.reload, (c) =>
    reloadEvents(c, async () => (await overrides.find(overrideIdOf(c)))?.record.version),
  )
  const put = async (jws: string, c: Context) => {
    const { record, expires } = await overrides.put(v.parse(OverrideId, c.req.param('id')), jws)
    return { remote: record.name, version: record.version, expires }
  }
  app.put(`${overridesPath}/:id`, takes(put))
  app.get(`${overridesPath}/:id`, async (c) => {
    const { id } = c.req.param()
    const override = await overrides.find(id)
    if (override === null) return c.text('Diese Vorschau ist abgelaufen.', 404, noStore)
    const seconds = Math.ceil((Date.parse(override.expires) - Date.now()) / 1000)
    const location = override.record.routes.find(({ path }) => !path.includes(':'))?.path ?? '/'
    return c.body(null, 303, { ...noStore, location, ...setCookieHeader(overrideCookie(isSecure, seconds).set(id)) })
  })
}

/** Sends an event whenever `version` changes, until it is undefined; if so at once, 204: browsers do not ask again. */
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

export const reloadPath = '/dev/reload'

type DevelopmentRoutes = {
  development: Development
  registry: Pick<Registry, 'snapshot'>
  /** The files of the shell's build, whose names change with every build. */
  shellFiles: () => readonly string[]
}

/** Where `remotes dev` says what its dev server serves, and where open pages hear that they must reload. */
export function addDevelopmentRoutes(app: Hono, { development, registry, shellFiles }: DevelopmentRoutes): void {
  const list = () => ({ development: development.live().map(({ record }) => record.name) })
  const put = async (jws: string) => {
    await development.put(jws)
    return list()
  }
  addErrorScript(app)
  app.get(developmentRemotesPath, async (c) => c.json({ ...list(), ...(await faultOf(c, development)) }, 200, noStore))
  app.put(developmentRemotesPath, takes(put))
  /** A text that changes with every build and release; modules of dev servers replace themselves. */
  const versions = async (): Promise<string> => {
    const released = Object.values(await registry.snapshot()).map(({ record }) => record.version)
    const served = development.live().map(({ base, record }) => JSON.stringify([base, record]))
    return [...released, ...served, ...shellFiles()].join()
  }
  app.get(reloadPath, (c) => reloadEvents(c, versions))
}

const errorScript = readFileSync(new URL('./show-errors.js', import.meta.url))
const errorScriptHash = `sha384-${createHash('sha384').update(errorScript).digest('base64')}`

const addErrorScript = (app: Hono): void =>
  void app.get(overridePaths.errors, (c) => c.body(errorScript, 200, { 'content-type': 'text/javascript', ...noStore }))

/** The script that shows errors of remotes on a developer's machine; pages of members do not have it. */
export const errorScriptTag = (nonce: string): string =>
  `<script src="${overridePaths.errors}" nonce="${nonce}" integrity="${errorScriptHash}" crossorigin></script>`

/** Names only what records may contain. */
export function overrideBanner({ record, expires }: Override): string {
  const remote = `<strong>${record.name}</strong> ${record.version}`
  const until = untilText(expires, new Date())
  const text = sieOrDu(
    `Vorschau: ${remote} läuft auf Ihrem Rechner, bis ${until}.`,
    `Vorschau: ${remote} läuft auf Deinem Rechner, bis ${until}.`,
  )
  return bannerHtml(text, overridePaths.reset)
}
