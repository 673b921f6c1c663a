import { readFileSync } from 'node:fs'
import { previewsPath, type Preview } from '@portal/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { createCookie, setCookieHeader } from '../http/cookie.ts'
import { guardOrigin } from '../http/request.ts'
import type { ClientLimits } from '../http/turns.ts'
import { bannerHtml, untilText } from '../releases/banner/banner.ts'
import type { Previews } from '../releases/previews/previews.ts'
import { previewFolder } from '../releases/release-source.ts'
import { enrolmentCookie } from '../session/kiosk/enrolment.ts'
import { composeStaticPage } from './compose-page.ts'
import { escapeHtml } from './html.ts'
import { pageHeaders } from './security-headers.ts'
import { newNonce, sendHtml } from './send-html.ts'
import type { ShellBuild } from './shell-build.ts'
import { privateHeaders, sendFile } from './static-files.ts'

const reset = `${previewsPath}/reset`
const sheetPath = `${previewsPath}/page.css`

/** Holds the secret of the preview that a browser shows, until it is closed. */
const cookie = createCookie('__Host-preview', /^[A-Za-z0-9_-]{43}$/, null, 'Lax')

/** The preview with a secret, in a browser that is no tablet of a shop. */
const findIn = async (c: Context, previews: Previews, secret: string | null): Promise<Preview | null> =>
  enrolmentCookie.firstIn(c.req.header('cookie')) === null ? previews.find(secret) : null

/** The live preview that a browser has chosen to see; null for others. */
export const chosenPreview = (c: Context, previews: Previews): Promise<Preview | null> =>
  findIn(c, previews, cookie.firstIn(c.req.header('cookie')))

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
  app.post(reset, (c) => toPage(c, '/', cookie.delete))
  app.use(`${previewsPath}/:secret`, limits.limitUnread, limits.takeTurn)
  app.get(`${previewsPath}/:secret`, async (c) => {
    const preview = await findIn(c, previews, c.req.param('secret'))
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
    const preview = await findIn(c, previews, secret)
    if (preview === null) return send(c, 'no-preview', 404)
    return toPage(c, preview.record.routes.find(({ path }) => !path.includes(':'))?.path ?? '/', cookie.set(secret))
  })
}

const toPage = (c: Context, location: string, setCookie: ReturnType<typeof cookie.set>): Response =>
  c.body(null, 303, { location, 'cache-control': 'no-store', ...setCookieHeader(setCookie) })

const textsOf = ({ record, by, created, expires }: Preview, now: Date): Readonly<Record<string, string>> => ({
  remote: record.name,
  version: record.version,
  by,
  created: untilText(created, now),
  until: untilText(expires, now),
})

const sheet = readFileSync(new URL('./preview-page.css', import.meta.url), 'utf8')

/** The files of previews, each for browsers that have chosen to see it. Caches of others keep none. */
export function addPreviewFiles(app: Hono, { previews, copyDir }: { previews: Previews; copyDir: string }): void {
  app.get('/remotes/:name/previews/:id/:file{.+}', async (c) => {
    const { name, id, file } = c.req.param()
    const preview = await chosenPreview(c, previews)
    const isListed = preview?.id === id && preview.record.name === name && Object.hasOwn(preview.record.files, file)
    if (!isListed) return c.text('Not found', 404, { 'cache-control': 'no-store', ...privateHeaders })
    const folder = `${copyDir}/${previewFolder(name, id)}`
    return sendFile(c, [folder], file.split('/'), 'private, max-age=600', privateHeaders)
  })
}

/** Says whose build the page has. */
export const previewBanner = ({ record, by, expires }: Preview): string =>
  bannerHtml(
    `Vorschau: <strong>${record.name}</strong> ${record.version} von ${escapeHtml(by)}, bis ${untilText(expires, new Date())}.`,
    reset,
  )
