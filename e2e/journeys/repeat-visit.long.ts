import type { Page } from 'playwright/test'
import { createProfileBrowser } from '../portal/profile-browser.ts'
import { expect, test } from '../portal/test.ts'

// The browsers of other journeys have no back/forward cache, which Playwright turns off.

/** Scripts of the page that came over the network, without the one that one page in twenty has for its report. */
const fetchedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries
      .filter(
        ({ name, transferSize }) => name.endsWith('.js') && !name.includes('/report-timings.') && transferSize > 0,
      )
      .map(({ name }) => name)
  })

/** A function that leaves the page, goes back and says why the browser did not keep the page; no reason if it did. */
async function watchLeaving(page: Page, origin: string): Promise<() => Promise<string[]>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.enable')
  let reasons: string[] = []
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason)
  })
  return async () => {
    reasons = []
    const url = page.url()
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    await page.goto(`${origin}/robots.txt`)
    // Back begins after evaluate() has ended: it fails when its document goes meanwhile.
    await page.evaluate(() => {
      setTimeout(() => history.back())
    })
    // A page that the browser has kept loads nothing.
    await page.waitForURL(url, { waitUntil: 'commit' })
    const isKept = await page.evaluate(() => 'isKept' in window)
    await expect.poll(() => isKept || reasons.length > 0).toBe(true)
    return reasons
  }
}

test('the second visit of a visitor fetches no script, and pages are kept for going back', async ({ portal }) => {
  await using browser = createProfileBrowser()
  const page = await browser.start()
  const open = async (path: string): Promise<void> => {
    await page.goto(portal.origin + path)
    await page.waitForLoadState('networkidle')
  }
  const leave = await watchLeaving(page, portal.origin)
  // Chromium's headless shell keeps no page at all, but names the reasons of a page beside its own.
  await open('/icon.svg')
  const ofBrowser = await leave()
  const ofPage = async (): Promise<string[]> => (await leave()).filter((reason) => !ofBrowser.includes(reason))
  const openPage = async (path: string): Promise<void> => {
    await open(path)
    // The document has the title only; on a busy machine the code of the page is asked for after a pause.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  for (const path of ['/', '/impressum', '/gewinnspiel']) {
    await openPage(path)
    await open('/robots.txt')
    await openPage(path)
    expect(await fetchedScripts(page), path).toEqual([])
    expect(await ofPage(), path).toEqual([])
  }
  // A page with a handler of this event is kept by no browser.
  await page.evaluate(() => addEventListener('unload', () => {}))
  expect(await ofPage()).not.toEqual([])
})
