import type { Page } from 'playwright'
import { isStarted } from '../portal/started.ts'
import { expect, openAsMember, test } from '../portal/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const session = (page: Page, name: 'Anmelden' | 'Abmelden') => page.getByRole('banner').getByText(name)

// Rule: public-pages-73
test('a page of text starts after its first paint, then opens pages in place', async ({ page }) => {
  await page.goto('/impressum')
  await expect.poll(() => isStarted(page)).toBe(true)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await footerLink(page, 'Kontakt').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Kontakt')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'Impressum')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('Back in a reloaded page of text that has not started yet shows the page before', async ({ page, watch }) => {
  watch.allowErrors(/Failed to load resource/, /request failed/)
  await page.goto('/impressum')
  await expect.poll(() => isStarted(page)).toBe(true)
  await footerLink(page, 'Kontakt').click()
  await expect(heading(page, 'Kontakt')).toBeFocused()
  await page.route(/assets\/main\.[0-9a-f]+\.js/, (route) => route.abort(), { times: 1 })
  await page.reload()
  await page.goBack()
  await expect(heading(page, 'Impressum')).toBeVisible()
})

test('a script that the connection lost is asked for again when the page is used', async ({ page, watch }) => {
  watch.allowErrors(/Failed to load resource/, /request failed/)
  await page.route(/assets\/main\.[0-9a-f]+\.js/, (route) => route.abort(), { times: 1 })
  const lost = page.waitForEvent('requestfailed')
  await page.goto('/impressum')
  await lost
  await footerLink(page, 'Kontakt').hover()
  await expect.poll(() => isStarted(page)).toBe(true)
})

test('Back past an anchor of another page shows the first page where it was left', async ({ page }) => {
  await page.goto('/faq')
  await footerLink(page, 'AGB').focus()
  await expect.poll(() => isStarted(page)).toBe(true)
  const left = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Allgemeine Geschäftsbedingungen')).toBeFocused()
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  await contents.locator('summary').click()
  await contents.getByRole('link', { name: 'Geltung' }).click()
  await expect(page).toHaveURL('/agb#geltung')
  await expect(page.getByRole('heading', { name: 'Geltung' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/agb')
  await page.goBack()
  await expect(footerLink(page, 'AGB')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(left)
})

test('on a phone the contents are folded until they are opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/agb')
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  const entry = contents.getByRole('link', { name: 'Lieferung' })
  await expect(entry).toBeHidden()
  await contents.locator('summary').click()
  await entry.click()
  await expect(page.getByRole('heading', { name: 'Lieferung' })).toBeInViewport()
})

// Rule: public-pages-74
test('links work without the script of the portal; the address opens its answer', async ({ page, watch }) => {
  watch.allowErrors(/Failed to load resource/, /request failed/)
  await page.route(/\/assets\/main\.[0-9a-f]+\.js$/, (route) => route.abort())
  await page.goto('/faq#mitgliedschaft-beenden')
  await expect(page.locator('#mitgliedschaft-beenden')).toBeVisible()
  await footerLink(page, 'Impressum').click()
  await expect(heading(page, 'Impressum')).toBeVisible()
  expect(await isStarted(page)).toBe(false)
})

test('a page of text follows a login and a logout in another tab', async ({ page }) => {
  await page.goto('/faq')
  await expect.poll(() => isStarted(page)).toBe(true)
  const other = await page.context().newPage()
  await openAsMember(other)
  await expect(session(page, 'Abmelden')).not.toHaveCount(0)
  await other.goto('/impressum')
  await expect.poll(() => isStarted(other)).toBe(true)
  await expect(session(other, 'Abmelden')).not.toHaveCount(0)
  await other.getByRole('banner').locator('summary:visible').last().click()
  await session(other, 'Abmelden').last().click()
  await expect(session(page, 'Anmelden').first()).toBeVisible()
})

// Rule: public-pages-97
test('the imprint leads to the packages of others, whose licences one reads without scripts', async ({ page }) => {
  await page.goto('/impressum')
  await expect.poll(() => isStarted(page)).toBe(true)
  await page.getByRole('link', { name: 'Verwendete Software' }).click()
  await expect(heading(page, 'Verwendete Software')).toBeVisible()
  await page.locator('summary', { hasText: 'jsbarcode' }).click()
  await expect(page.getByText(/^Enthalten in:/).filter({ visible: true })).toHaveText('Enthalten in: mfe-cards')
  await expect(page.getByText('Permission is hereby granted').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('Für diesen Teil liegt keine Liste vor.')).toHaveCount(0)
})
