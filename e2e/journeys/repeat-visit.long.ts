import type { Page } from 'playwright/test'
import { createProfileBrowser } from '../portal/profile-browser.ts'
import { expect, greeting, logIn, test } from '../portal/test.ts'

// The browsers of other journeys have no back/forward cache, which Playwright turns off.

/** Scripts of the page that came over the network. */
const fetchedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0).map(({ name }) => name)
  })

/** Leaves the page and goes back; whether the browser shows the page that it has kept. */
async function isKept(page: Page, origin: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => history.back())
  await expect(page.locator('#portal')).toBeAttached()
  return page.evaluate(() => 'isKept' in window)
}

test('a second visit fetches no script, and every page is kept for going back', async ({ portal }) => {
  await using browser = createProfileBrowser()
  const page = await browser.start()
  const open = async (path: string): Promise<void> => {
    await page.goto(portal.origin + path)
    await page.waitForLoadState('networkidle')
  }
  for (const path of ['/', '/impressum', '/gewinnspiel']) {
    await open(path)
    await open('/robots.txt')
    await open(path)
    expect(await fetchedScripts(page), path).toEqual([])
    expect(await isKept(page, portal.origin), path).toBe(true)
  }
  await open('/')
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  for (const path of ['/', '/vorteile-und-praemien/praemien', '/konto/kontodaten']) {
    await open(path)
    await open(path)
    expect(await fetchedScripts(page), path).toEqual([])
    expect(await isKept(page, portal.origin), path).toBe(true)
  }
})
