import type { Page } from 'playwright/test'
import { expect, logIn, openAsMember, test } from '../portal/test.ts'

const anchors = [
  '/konto/kontodaten#newsletter',
  '/konto/kontodaten#mitgliedschaft-beenden',
  '/konto/karten#karte-bestellen',
]

/** The anchor is where the page begins, as far as the page can be scrolled. */
async function isShown(page: Page, address: string): Promise<void> {
  const anchor = page.locator(address.slice(address.indexOf('#')))
  await expect(anchor).toBeInViewport()
  await expect
    .poll(() =>
      anchor.evaluate((element) => {
        const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
        return isAtEnd || Math.abs(element.getBoundingClientRect().top) < 120
      }),
    )
    .toBe(true)
}

// Rule: public-pages-11
test('an address with an anchor shows it when a member opens it in a new tab', async ({ page, context }) => {
  await openAsMember(page)
  for (const address of anchors) {
    const tab = await context.newPage()
    await tab.goto(address)
    await isShown(tab, address)
    await expect(tab).toHaveURL(address)
    await tab.close()
  }
})

// Rule: public-pages-64
test('an address with an anchor shows it after the login', async ({ browser, portal }) => {
  for (const address of anchors) {
    await using context = await browser.newContext({ baseURL: portal.origin })
    const page = await context.newPage()
    await page.goto(address)
    await logIn(page)
    await isShown(page, address)
    await expect(page).toHaveURL(address)
  }
})

// Rule: public-pages-11
test('an anchor of the start page is shown to a visitor who opens its address', async ({ page }) => {
  await page.goto('/#termine')
  await isShown(page, '/#termine')
})
