import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { OverrideId, overrideIdFormat, overridesPath, type Override } from '@portal/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { createCookie, setCookieHeader } from '../../http/cookie.ts'
import { bannerHtml, untilText } from '../banner/banner.ts'
import { addErrorScript } from '../development/error-script.ts'
import { reloadEvents } from '../development/reload-events.ts'
import { faultOf, noStore, putHandler } from './override-requests.ts'
import type { Overrides } from './overrides.ts'

export const overridePaths = {
  reset: '/api/remotes/overrides/reset',
  reload: '/api/remotes/overrides/reload',
} as const

const overrideCookie = (isSecure: boolean, seconds = 0) =>
  createCookie('portal-override', overrideIdFormat, seconds, 'Lax', isSecure)

/** The id of the override that a browser uses; null without one. */
export const overrideIdOf = (c: Context): string | null => overrideCookie(true).firstIn(c.req.header('cookie'))

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
  app.put(`${overridesPath}/:id`, putHandler(put))
  app.get(`${overridesPath}/:id`, async (c) => {
    const { id } = c.req.param()
    const override = await overrides.find(id)
    if (override === null) return c.text('Diese Vorschau ist abgelaufen.', 404, noStore)
    const seconds = Math.ceil((Date.parse(override.expires) - Date.now()) / 1000)
    const location = override.record.routes.find(({ path }) => !path.includes(':'))?.path ?? '/'
    return c.body(null, 303, { ...noStore, location, ...setCookieHeader(overrideCookie(isSecure, seconds).set(id)) })
  })
}

/** The banner of a page with an override. Names only what records may contain, so that it is markup without escapes. */
export function overrideBanner({ record, expires }: Override): string {
  const remote = `<strong>${record.name}</strong> ${record.version}`
  const until = untilText(expires, new Date())
  const text = sieOrDu(
    `Vorschau: ${remote} läuft auf Ihrem Rechner, bis ${until}.`,
    `Vorschau: ${remote} läuft auf Deinem Rechner, bis ${until}.`,
  )
  return bannerHtml(text, overridePaths.reset)
}
