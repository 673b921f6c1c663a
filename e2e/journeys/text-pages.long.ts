import type { Page } from 'playwright'
import { isStarted } from '../portal/started.ts'
import { expect, openAsMember, test } from '../portal/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const session = (page: Page, name: 'Anmelden' | 'Abmelden') => page.getByRole('banner').getByText(name)

test('a page of text runs only the small script until a link is reached, then opens pages in place', async ({
  page,
}) => {
  await page.goto('/impressum')
  await page.waitForLoadState('networkidle')
  // One page in twenty has a script for its report, too.
  const sources = await page.evaluate(() => [...document.scripts].map(({ src }) => src))
  expect(sources.filter((src) => src !== '' && !src.includes('/load-times.'))).toEqual([
    expect.stringMatching(/\/assets\/boot\./),
  ])
  // Neither the skip link nor the end of the page needs the portal.
  await page.keyboard.press('Tab')
  await page.mouse.wheel(0, 600)
  expect(await isStarted(page)).toBe(false)

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await footerLink(page, 'Kontakt').focus()
  await expect.poll(() => isStarted(page)).toBe(true)
  await expect(footerLink(page, 'Kontakt')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Kontakt')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'Impressum')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.goForward()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(heading(page, 'Impressum')).toBeVisible()
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

for (const [name, other] of [
  ['react', 'main'],
  ['main', 'react'],
] as const)
  test(`links work before the portal runs and without its script ${name}; the address opens its answer`, async ({
    page,
    watch,
  }) => {
    watch.allowErrors(/Failed to load resource/, /request failed/, /integrity/)
    const script = new RegExp(`/assets/${name}\\.[0-9a-f]+\\.js$`)
    await page.route(script, (route) => route.abort())
    await page.goto('/faq#mitgliedschaft-beenden')
    await expect(page.locator('#mitgliedschaft-beenden')).toBeVisible()
    await footerLink(page, 'Impressum').click()
    await expect(heading(page, 'Impressum')).toBeVisible()
    const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()))
    await footerLink(page, 'Kontakt').hover()
    await failed
    expect(await isStarted(page)).toBe(false)
    await page.unroute(script)
    // The sign after the one that failed starts the portal; the script that did load runs once.
    await footerLink(page, 'AGB').hover()
    await expect.poll(() => isStarted(page)).toBe(true)
    await expect(page.locator(`script[src*="/assets/${other}."]`)).toHaveCount(1)
  })

test('for a member a page of text starts at once, also for one who logs in in another tab', async ({ page }) => {
  await page.goto('/faq')
  await page.waitForLoadState('networkidle')
  expect(await isStarted(page)).toBe(false)
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
