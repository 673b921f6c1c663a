import { readFileSync } from 'node:fs'
import { berlinDay, formatDayAndMonth, formatTime } from '@portal/shared-contracts/dates/berlin-time'
import { panelButtonId } from '@portal/shared-contracts/remotes'
import type { Hono } from 'hono'

export const bannerSheetPath = '/api/remotes/banner.css'

/** The banner's style sheet, which only pages with a banner load, after the sheet with the portal's tokens. */
const bannerSheet = readFileSync(new URL('./banner.css', import.meta.url), 'utf8')

/** Serves the style sheet of the banner. */
export function addBannerSheet(app: Hono): void {
  app.get(bannerSheetPath, (c) => c.body(bannerSheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
}

/**
 * Says that a remote of the page is not the released one. Works without scripts.
 * @param text markup
 * @param reset address of the form that ends it in this browser
 */
export const bannerHtml = (text: string, reset: string): string =>
  `<aside class="banner" aria-label="Vorschau"><p>${text}</p>` +
  `<form method="post" action="${reset}">${panelButton}<button>Vorschau beenden</button></form></aside>`

/** Hidden until the script of the panel runs, which finds it by its id (`shell/src/panel/panel.ts`). */
const panelButton = `<button type="button" id="${panelButtonId}" aria-keyshortcuts="Alt+Shift+R" hidden>Teile der Seite zeigen</button>`

/** `14:05 Uhr`, and the day if it is not today, as in `2. Dezember, 14:05 Uhr`; by the clocks of Berlin. */
export function untilText(expires: string, now: Date): string {
  const time = `${formatTime(expires)}\u00a0Uhr`
  return berlinDay(expires) === berlinDay(now.toISOString()) ? time : `${formatDayAndMonth(expires, now)}, ${time}`
}
