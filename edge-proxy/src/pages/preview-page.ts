import { readFileSync } from 'node:fs'
import { previewsPath, type Preview } from '@portal/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { setCookieHeader } from '../http/cookie.ts'
import { guardOrigin } from '../http/request.ts'
import type { ClientLimits } from '../http/turns.ts'
import { bannerHtml, untilText } from '../releases/banner/banner.ts'
import type { Previews } from '../releases/previews/previews.ts'
import { findPreview, previewCookie } from './chosen-preview.ts'
import { composeStaticPage } from './compose-page.ts'
import { escapeHtml } from './html.ts'
import { pageHeaders } from './security-headers.ts'
import { newNonce, sendHtml } from './send-html.ts'
import type { ShellBuild } from './shell-build.ts'

const resetPath = `${previewsPath}/reset`
const sheetPath = `${previewsPath}/page.css`

export type PreviewPageOptions = { previews: Previews; build: () => ShellBuild; publicOrigin: string }

/**
 * The page of a preview's link, which names the build and asks before the browser runs it, and the form that ends it. A
 * link that never was, has ended or is forbidden leads to the same page.
 */
export function addPreviewPage(app: Hono, limits: ClientLimits, options: PreviewPageOptions): void {
  const { previews, build, publicOrigin } = options
  const own = new Set([publicOrigin])

  const send = (c: Context, name: 'preview' | 'no-preview' | 'refused', status: 200 | 403 | 404, texts = {}) => {
    const html = composeStaticPage(build(), name, String(new Date().getFullYear()), { sheet: sheetPath, texts })
    return sendHtml(c, Buffer.from(html), status, { ...pageHeaders(newNonce()), 'cache-control': 'no-store' })
  }

  app.get(sheetPath, (c) => c.body(sheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
  // Without a check of the origin: it only ends a preview.
  app.post(resetPath, (c) => toPage(c, '/', previewCookie.delete))
  app.use(`${previewsPath}/:secret`, limits.limitUnread, limits.takeTurn)
  app.get(`${previewsPath}/:secret`, async (c) => {
    const preview = await findPreview(c, previews, c.req.param('secret'))
    return preview === null ? send(c, 'no-preview', 404) : send(c, 'preview', 200, textsOf(preview, new Date()))
  })
  app.post(`${previewsPath}/:secret`, async (c) => {
    try {
      guardOrigin(c.req.raw.headers, own)
    } catch {
      return send(c, 'refused', 403)
    }
    // A script of a page may not show a preview without a click; older browsers do not send the header.
    if ((c.req.header('sec-fetch-mode') ?? 'navigate') !== 'navigate') return send(c, 'refused', 403)
    const secret = c.req.param('secret')
    const preview = await findPreview(c, previews, secret)
    if (preview === null) return send(c, 'no-preview', 404)
    const first = preview.record.routes.find(({ path }) => !path.includes(':'))
    return toPage(c, first?.path ?? '/', previewCookie.set(secret))
  })
}

const toPage = (c: Context, location: string, setCookie: ReturnType<typeof previewCookie.set>): Response =>
  c.body(null, 303, { location, 'cache-control': 'no-store', ...setCookieHeader(setCookie) })

const textsOf = ({ record, by, created, expires }: Preview, now: Date): Readonly<Record<string, string>> => ({
  remote: record.name,
  version: record.version,
  by,
  created: untilText(created, now),
  until: untilText(expires, now),
})

const sheet = readFileSync(new URL('./preview-page.css', import.meta.url), 'utf8')

/** The banner that says whose build a page has; its form ends the preview. */
export const previewBanner = ({ record, by, expires }: Preview): string =>
  bannerHtml(
    `Vorschau: <strong>${record.name}</strong> ${record.version} von ${escapeHtml(by)}, bis ${untilText(expires, new Date())}.`,
    resetPath,
  )
