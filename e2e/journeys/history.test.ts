import type { Page } from 'playwright'
import { isStarted } from '../portal/started.ts'
import { expect, greeting, loginHeading, openAsMember, test } from '../portal/test.ts'

const header = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

// Rule: public-pages-81
test('a link to the page that is shown, a second click and a logout on home make no history entry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAsMember(page)
  await link(page, 'Mein Konto').dblclick()
  await expect(heading(page, 'Kontodaten')).toBeFocused()
  const entries = await page.evaluate(() => history.length)
  for (let clicks = 0; clicks < 2; clicks++) {
    await link(page, 'Mein Konto').click()
    await expect(heading(page, 'Kontodaten')).toBeFocused()
  }
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(greeting(page)).toBeVisible()
  await header(page).getByRole('button', { name: 'Abmelden' }).click()
  await expect(loginHeading(page)).toBeVisible()
  // The logout replaces the entry of home, before which Forward would be lost.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL(/kontodaten$/)
})

// Rule: public-pages-11
test('a link to a part that the page lacks shows its top, and the page stays where it is scrolled to', async ({
  page,
}) => {
  await openAsMember(page)
  await page.goto('/faq#mitglied-werden')
  // A click before that is an ordinary navigation.
  await expect.poll(() => isStarted(page)).toBe(true)
  await page.locator('#mitglied-werden').getByRole('link', { name: 'Startseite' }).click()
  await expect(page).toHaveURL(/\/#registrieren$/)
  await expect(greeting(page)).toBeFocused()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await page.evaluate(() => document.body.append('late'))
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('the contents of a page that was opened in place lead to their part', async ({ page }) => {
  await page.goto('/faq')
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'AGB' })
  await terms.hover()
  await expect.poll(() => isStarted(page)).toBe(true)
  await terms.click()
  await expect(heading(page, /AGB|Geschäfts/)).toBeFocused()
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  await contents.locator('summary').click()
  await contents.getByRole('link', { name: 'Geltung' }).click()
  await expect(page).toHaveURL('/agb#geltung')
  await expect(page.getByRole('heading', { name: 'Geltung' })).toBeInViewport()
})

test('Back in a reloaded page that has not started yet shows the page before', async ({ page }) => {
  await openAsMember(page)
  await page.getByRole('main').getByRole('link', { name: 'Transaktionen', exact: true }).click()
  await expect(heading(page, 'Transaktionen')).toBeFocused()
  const wentBack = Promise.withResolvers<void>()
  await page.route(/assets\/main\.[0-9a-f]+\.js/, (route) => wentBack.promise.then(() => route.continue()), {
    times: 1,
  })
  await page.reload({ waitUntil: 'commit' })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  wentBack.resolve()
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible()
})
