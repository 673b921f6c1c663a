import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { t as layout } from '@portal/shell/messages/layout'
import type { Page } from 'playwright/test'
import {
  expect,
  greeting,
  logIn,
  logInAt,
  loginForm,
  loginHeading,
  logOut,
  openOtherTab,
  test,
} from '../portal/test.ts'

const shopUser = demoEmail('onlineshop')
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

// Rule: public-pages-64
test('after a login on a phone home is shown from its top, with the focus on its heading and no anchor', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL('/#anmelden')
  const loginName = page.getByLabel('Benutzername (E-Mail)')
  await expect(loginName).toBeFocused()
  await page.goto('/faq')
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await expect(loginName).toBeFocused()
  await logIn(page)
  await expect(greeting(page)).toBeFocused()
  await expect(page).toHaveURL('/')
  expect(await scrollPosition(page)).toBe(0)
})

test('after a login on a page that requires it, the page is shown from its top with the focus on its heading', async ({
  page,
}) => {
  await page.goto('/konto/transaktionen?seite=1#ende')
  await logIn(page)
  await expect(heading(page, 'Transaktionen')).toBeFocused()
  // The page has no such anchor.
  await expect(page).toHaveURL('/konto/transaktionen?seite=1#ende')
  expect(await scrollPosition(page)).toBe(0)
})

for (const address of ['/#anmelden', '/konto/karten']) {
  test(`the login of a user with a web shop account only at ${address} leads to the top of the page for joining`, async ({
    page,
  }) => {
    await logInAt(page, address, shopUser)
    await expect(page).toHaveURL('/landing/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrollPosition(page)).toBe(0)
  })
}

test.describe('for users who want motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('Back leaves the page for joining after the login that led there', async ({ page }) => {
    await page.goto('/faq')
    await logInAt(page, '/konto/karten', shopUser)
    await expect(page).toHaveURL('/landing/shop')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/faq')
  })
})

// Rules: getting-in-50, public-pages-65
test('a user with a web shop account only is invited on the start page, can log out, and joins', async ({
  page,
  watch,
}) => {
  await logInAt(page, '/', shopUser)
  await expect(page).toHaveURL('/landing/shop')
  await page.goto('/')
  const invitation = page.getByRole('main').getByRole('link', { name: 'Programm beitreten' })
  await expect(invitation.first()).toBeVisible()
  await expect(loginForm(page)).toBeHidden()
  await expect(page.locator('#registrieren')).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeHidden()
  await watch.checkAccessibility()
  await logOut(page)
  await expect(loginHeading(page)).toBeVisible()

  await logIn(page, { loginName: shopUser })
  await expect(page).toHaveURL('/landing/shop')
  await page.goto('/')
  await invitation.last().click()
  await page.getByRole('button', { name: 'Jetzt beitreten' }).click()
  await expect(greeting(page)).toBeFocused()
})

test('a login after a pause on the start page longer than the idle time keeps every tab logged in', async ({
  page,
}) => {
  await page.clock.install()
  // Called once the session is restored and the idle time runs.
  const restored = page.waitForRequest(/portal\.notice/)
  await page.goto('/')
  await restored
  // Timers do not run, as those of open calls would end them.
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  const other = await openOtherTab(page)
  // Three checks, each of which would end an idle session.
  for (let checks = 0; checks < 3; checks++) await page.clock.fastForward(3_000)
  for (const tab of [page, other]) await expect(greeting(tab)).toBeVisible()
})

test('an idle logout shows the login from its top, with the focus on its heading', async ({ page }) => {
  await page.clock.install()
  await logInAt(page, '/konto/transaktionen')
  await expect(heading(page, 'Transaktionen')).toBeVisible()
  // A call that is open when the session ends gets 401.
  await expect(page.getByText(/\d+ Buchungen/)).toBeVisible()
  await page.clock.fastForward('01:00:00')
  await expect(heading(page, layout.loginTitle)).toBeFocused()
})
