import { the } from '@portal/shared-contracts/brand/noun'
import { brand } from '@portal/shared-contracts/brand/brand'
import { wire } from '@portal/shared-contracts/testing/wire'
import type { Locator, Page, Response } from 'playwright/test'
import { expect, loginForm, member, test } from '../portal/test.ts'

const panel = (page: Page) => page.getByRole('heading', { name: 'Wartungsarbeiten' })
const isCoupons = (response: Response) => response.url().includes(`${wire.prefix}%2Fcoupons`)
const loginName = (page: Page) => page.getByLabel('Benutzername (E-Mail)')
const registrationEmail = (page: Page) =>
  page
    .locator('#registrieren')
    .getByLabel(/E-Mail-Adresse/)
    .first()

/** Records every moment at which the panel is missing or a form is visible. */
const watchPanel = (page: Page) =>
  page.evaluate(() => {
    const missing: string[] = []
    Object.assign(window, { missing })
    const look = () => {
      const titles = [...document.querySelectorAll('main h2')].map((title) => title.textContent)
      if (!titles.includes('Wartungsarbeiten')) missing.push('panel')
      if ([...document.querySelectorAll('main form')].some((form) => form.checkVisibility())) missing.push('form')
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
const missing = (page: Page) => page.evaluate(() => (window as unknown as { missing: string[] }).missing)

async function openUntil(page: Page, shown: Locator): Promise<void> {
  await page.goto('/')
  await expect(shown).toBeVisible()
}

for (const fault of ['serverError', 'unauthorized'] as const) {
  // Rules: public-pages-21, public-pages-22, session-41
  test(`while coupons answer ${fault} for three minutes the panel stays, and typed input is there afterwards`, async ({
    page,
    portal,
    watch,
  }) => {
    watch.allowErrors(new RegExp(`${wire.prefix}%2Fcoupons`), /Failed to load resource/)
    await page.clock.install()
    await portal.fault('coupons', fault)
    // After the first 401 a page is reloaded; the next one within the minute means maintenance.
    if (fault === 'unauthorized') await openUntil(page, panel(page))
    // Holds the coupons until something is typed.
    const typed = Promise.withResolvers<void>()
    await page.route(new RegExp(`${wire.prefix}%2Fcoupons`), async (route) => {
      await typed.promise
      await route.continue()
    })
    await page.goto('/')
    await loginName(page).fill(member.loginName)
    await page.getByLabel('Passwort', { exact: true }).fill('noch nicht fertig')
    await registrationEmail(page).fill('neu@example.org')
    typed.resolve()
    await expect(panel(page)).toBeVisible()
    await expect(loginForm(page)).toBeHidden()
    await expect(registrationEmail(page)).toBeHidden()
    await expect(page.locator('main')).toContainText(`für ${the(brand.programme, 'accusative')} zu registrieren`)
    await expect(panel(page).locator('..').getByRole('paragraph')).toHaveCount(2)
    await watch.checkAccessibility()

    await watchPanel(page)
    for (let probes = 0; probes < 6; probes++) {
      const probe = page.waitForResponse(isCoupons)
      await page.clock.fastForward(30_000)
      const response = await probe
      expect(response.status()).not.toBe(200)
      // The jump of the clock would time out a response that is still arriving.
      await response.finished()
    }
    expect(await missing(page)).toEqual([])

    await portal.fault('coupons', null)
    await page.clock.fastForward(30_000)
    await expect(panel(page)).toBeHidden()
    await expect(loginName(page)).toHaveValue(member.loginName)
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('noch nicht fertig')
    await expect(registrationEmail(page)).toHaveValue('neu@example.org')
    await expect(registrationEmail(page)).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Prämien-Highlights' })).toBeVisible()
  })
}

// Rule: public-pages-23
test('during maintenance the login of the header and pages that require a login lead to the panel', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(new RegExp(`${wire.prefix}%2Fcoupons`), /Failed to load resource/)
  await portal.fault('coupons', 'serverError')
  await page.goto('/konto/transaktionen')
  await loginName(page).fill(member.loginName)
  await page.getByRole('link', { name: /zur Startseite/ }).click()
  await expect(panel(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL('/#anmelden')
  await expect(panel(page)).toBeInViewport()

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/konto/transaktionen')
  await expect(panel(page)).toBeVisible()
  await expect(loginName(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  await watch.checkAccessibility()
})

// Rule: session-40
test('maintenance is not stored: a new page starts without it', async ({ page, portal, watch }) => {
  watch.allowErrors(new RegExp(`${wire.prefix}%2Fcoupons`), /Failed to load resource/)
  await portal.fault('coupons', 'serverError')
  await openUntil(page, panel(page))
  await expect(panel(page)).toBeInViewport()
  await portal.fault('coupons', null)
  await page.reload()
  await expect(loginName(page)).toBeVisible()
  await expect(panel(page)).toBeHidden()
})
