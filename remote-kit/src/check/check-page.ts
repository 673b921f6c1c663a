import path from 'node:path'
import type { ReleaseRecord, SnapshotRemote } from '@portal/shared-contracts/remotes'
import type { BrowserContext, Page } from 'playwright'
import { faultsOf } from './page-faults.ts'
import { timeout } from './portal-page.ts'
import { loadedWidgets, type Role, type Visit, type viewports } from './visits.ts'
import { watchPage, type Watch } from './watch-page.ts'

/** A page as a check has seen it. */
export type PageResult = {
  path: string
  kind: Visit['kind']
  role: Role
  width: number
  /** Widgets of the remote on a page of others. */
  widgets: string[]
  /** A PNG file below the folder of the result. */
  picture: string
  /** One sentence each; none if the page passes. */
  faults: string[]
}

export type PageCheck = {
  context: BrowserContext
  portal: string
  role: Role
  visit: Visit
  viewport: (typeof viewports)[number]
  /** The remote in the pages of the portal. */
  found: SnapshotRemote
  /** Folder of the pictures. */
  out: string
}

/** Waits until the portal has started, and nothing loads any more. @returns what still loads after the time */
async function waitUntilLoaded(page: Page, record: ReleaseRecord, watch: Watch, visit: Visit): Promise<string[]> {
  const options = { timeout }
  const isOver = (wait: Promise<unknown>): Promise<boolean> => wait.then(() => true).catch(() => false)
  const isStarted = await isOver(page.waitForFunction(() => '__FEDERATION__' in globalThis, undefined, options))
  if (!isStarted) return ['The portal has not started in it.']
  if (visit.kind === 'page') {
    const predicate = (): boolean => watch.hasRequested(record.entry)
    const isLoaded = predicate() || (await isOver(page.waitForEvent('request', { predicate, timeout })))
    if (!isLoaded) return ['It does not load the remote.']
  }
  if (visit.kind === 'login') {
    const form = page.locator('main input[autocomplete="current-password"]').first()
    if (!(await isOver(form.waitFor(options)))) return ['It shows visitors no login.']
  }
  await isOver(page.waitForLoadState('networkidle', options))
  const isReady = await isOver(
    page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null, undefined, options),
  )
  return isReady ? [] : [`It still loads after ${timeout / 1000} s.`]
}

/** Opens a page and checks it. @returns null for a page of others that shows no widget of the remote */
export async function checkPage({
  context,
  portal,
  role,
  visit,
  viewport,
  found,
  out,
}: PageCheck): Promise<PageResult | null> {
  const { record, base } = found
  const page = await context.newPage()
  try {
    await page.setViewportSize(viewport)
    const watch = await watchPage(page, { portal, remote: record.name, base })
    const response = await page.goto(portal + visit.path, { timeout })
    const waited = await waitUntilLoaded(page, record, watch, visit)
    const widgets = visit.kind === 'widgets' ? loadedWidgets(record, watch.hasRequested) : []
    if (visit.kind === 'widgets' && widgets.length === 0 && !watch.hasFailed()) return null
    const faults = [
      ...(response?.ok() === true ? [] : [`It responds ${response?.status() ?? 'nothing'}.`]),
      ...waited,
      ...(await faultsOf(page, record.name, record.version)),
      // Last, because the others may wait for what fails meanwhile.
      ...(await watch.faults()),
    ]
    const name = visit.path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
    const picture = `${name}-${role}-${viewport.width}.png`
    await page.screenshot({ path: path.join(out, picture), fullPage: true, caret: 'initial' })
    return { ...visit, role, width: viewport.width, widgets, picture, faults }
  } finally {
    await page.close()
  }
}
