import type { Page } from 'playwright/test'
import { createProfileBrowser } from '../portal/profile-browser.ts'
import { expect, test } from '../portal/test.ts'

// The browsers of other journeys have no back/forward cache, which Playwright turns off.

/** Scripts of the page that came over the network, without the one that one page in twenty has for its report. */
const fetchedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries
      .filter(({ name, transferSize }) => name.endsWith('.js') && !name.includes('/load-times.') && transferSize > 0)
      .map(({ name }) => name)
  })

/** Leaves the page and goes back; whether the browser shows the page that it has kept. */
async function isKept(page: Page, origin: string): Promise<boolean> {
  const url = page.url()
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => history.back())
  await expect.poll(() => page.url()).toBe(url)
  return page.evaluate(() => 'isKept' in window)
}

test('the second visit of a visitor fetches no script, and pages are kept for going back', async ({ portal }) => {
  await using browser = createProfileBrowser()
  const page = await browser.start()
  const open = async (path: string): Promise<void> => {
    await page.goto(portal.origin + path)
    await page.waitForLoadState('networkidle')
  }
  // Chromium's headless shell keeps no page at all.
  await open('/icon.svg')
  const keepsPages = await isKept(page, portal.origin)
  for (const path of ['/', '/impressum', '/gewinnspiel']) {
    await open(path)
    await open('/robots.txt')
    await open(path)
    expect(await fetchedScripts(page), path).toEqual([])
    expect(await isKept(page, portal.origin), path).toBe(keepsPages)
  }
  test.skip(!keepsPages, 'this browser keeps no pages, so only the scripts are tested')
})
