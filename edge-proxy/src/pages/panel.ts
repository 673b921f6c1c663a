import { maxOverrideAge, type PanelData, type RegistrySnapshot } from '@portal/shared-contracts/remotes'
import type { Context, Hono } from 'hono'
import { createCookie, setCookieHeader } from '../http/cookie.ts'
import type { Development } from '../releases/development/development.ts'
import type { Overrides } from '../releases/overrides/overrides.ts'
import type { Previews } from '../releases/previews/previews.ts'
import type { RegistryStatus } from '../releases/registry.ts'
import type { ShellBuild } from './shell-build.ts'
import { immutable, sendFile } from './static-files.ts'

// The panel for developers (`shell/src/panel/`): pages with an override or a preview have it, those of a portal of
// development, and those of a browser that asks for it where overrides are allowed. Other pages have nothing of it.

const paths = {
  ask: '/api/remotes/panel',
  leave: '/api/remotes/panel/leave',
  files: '/assets/panel',
} as const

const panelCookie = (isSecure: boolean) => createCookie('portal-panel', /^1$/, maxOverrideAge / 1000, 'Lax', isSecure)

/** Where a browser asks for the panel in its pages, and where it ends that (docs/release-a-remote.md). */
export function addPanelRoutes(app: Hono, isSecure: boolean): void {
  const cookie = panelCookie(isSecure)
  const toHome = { 'cache-control': 'no-store', location: '/' }
  app.get(paths.ask, (c) => c.body(null, 303, { ...toHome, ...setCookieHeader(cookie.set('1')) }))
  // Without a check of the origin, which the pages' referrer policy hides: it only ends the panel.
  app.post(paths.leave, (c) => c.body(null, 303, { ...toHome, ...setCookieHeader(cookie.delete) }))
}

/** What may be in the pages of a portal; null or missing where it is not allowed. */
type Allowed = { overrides?: Overrides | null; previews?: Previews | null; development?: Development | null }

/** The script of the panel, where pages can have it. */
export function addPanelFiles(
  app: Hono,
  { overrides, previews, development, shellDist }: Allowed & { shellDist: string },
): void {
  if (!overrides && !previews && !development) return
  app.get(`${paths.files}/:file`, (c) => sendFile(c, [`${shellDist}/panel`], [c.req.param('file')], immutable))
}

/** Its element. Not async, and before the script that starts the portal: it watches what the portal loads. */
export const panelScript = ({ panel: { file, integrity } }: ShellBuild, nonce: string): string =>
  `<script src="${paths.files}/${file}" nonce="${nonce}" integrity="${integrity}" crossorigin></script>`

/** The releases that a page shows. */
type ShownReleases = {
  /** Whether the page shows a remote that is not released. */
  hasUnreleased: boolean
  status: Pick<RegistryStatus, 'remotes'>
  snapshot: RegistrySnapshot
  bucket: number | undefined
}

/** What the panel of a page needs; undefined for a page without the panel. */
export function panelOf(
  c: Context,
  { overrides, development }: Allowed,
  { hasUnreleased, status, snapshot, bucket }: ShownReleases,
): PanelData | undefined {
  const isAsked = Boolean(overrides) && panelCookie(true).firstIn(c.req.header('cookie')) !== null
  if (!hasUnreleased && !development && !isAsked) return undefined
  const canaries = Object.entries(status.remotes).flatMap(([name, { releases }]) => {
    const canary = releases?.canary
    return canary && canary.record === snapshot[name]?.record ? [[name, canary.percent] as const] : []
  })
  return { bucket: bucket ?? null, canaries: Object.fromEntries(canaries), ...(isAsked && { leave: paths.leave }) }
}
