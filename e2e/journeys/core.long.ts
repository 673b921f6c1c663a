import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { t as registration } from '@portal/mfe-auth/messages/registration'
import { activation } from '@portal/mfe-auth/messages/opt-in'
import { tags } from '../portal/tags.ts'
import { pageWith, trueffel } from '../portal/embedding-page.ts'
import { startHostPage } from '../portal/host-page.ts'
import { enrolTablet, expectKioskStep, freeCard, kioskTitles, scanCard } from '../portal/kiosk.ts'
import { mailLink } from '../portal/mails.ts'
import { removeFunctions } from '../portal/older-browser.ts'
import { chooseCard, submitOrder, thanks } from '../portal/redeem.ts'
import { checkEmail, createAccount, expectStep, fillForm } from '../portal/registration.ts'
import { startPortal } from '../portal/portal.ts'
import {
  expect,
  focusedElement,
  greeting,
  logIn,
  logInAt,
  loginHeading,
  logOut,
  openAsMember,
  openOtherTab,
  orders,
  test,
} from '../portal/test.ts'

// What members do, once in each browser: in Firefox, and in a Chromium without the functions that only browsers newer
// than the supported ones have.

test.beforeEach(async ({ context, browserName }) => {
  if (browserName === 'chromium') await removeFunctions(context)
})

test('core: a visitor reads the landing page and a page of the footer', async ({ page, watch }) => {
  await page.goto('/')
  await expect(loginHeading(page)).toBeVisible()
  await watch.checkAccessibility()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeFocused()
  await page.goBack()
  await expect(loginHeading(page)).toBeVisible()
})

test('core: a login with a wrong password, then with the right one', async ({ page, watch }) => {
  await page.goto('/')
  await logIn(page, { password: 'falsch-falsch' })
  await expect(page.getByRole('alert')).toContainText('Diese Zugangsdaten stimmen nicht.')
  await watch.checkAccessibility()
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  await page.reload()
  await expect(greeting(page)).toBeVisible()
})

test('core: a registration with the link of its e-mail', async ({ page, portal }) => {
  const email = 'kern@example.org'
  await checkEmail(page, email)
  await expectStep(page, registration.formTitle)
  await fillForm(page)
  await createAccount(page).click()
  await expectStep(page, 'Nur noch ein Schritt!')
  await page.goto(await mailLink(portal, email))
  await expect(page.getByText(activation.done[0]!)).toBeVisible()
  await logIn(page, { loginName: email })
  await expect(greeting(page)).toBeVisible()
})

test('core: a coupon is activated', async ({ page }) => {
  await logInAt(page, '/vorteile-und-praemien/aktionen')
  const coupon = page.getByRole('article').filter({ hasText: titleOf('A1') })
  await coupon.getByRole('switch', { name: 'Coupon aktivieren' }).click()
  await expect(coupon).toContainText('Coupon ist aktiviert')
  await expect(page.getByText('Wird gespeichert …')).toHaveCount(0)
  await page.reload()
  await expect(coupon.getByRole('switch', { name: 'Coupon ist aktiviert' })).toBeChecked()
})

test('core: a reward is ordered', async ({ page, portal }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien/R2')
  await chooseCard(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await orders(portal)).toMatchObject([{ couponId: 'R2' }])
})

test('core: the digital card is shown', async ({ page }) => {
  await logInAt(page, '/konto/digitale-karte')
  await expect(page.getByRole('img', { name: /^Barcode der Kartennummer/ })).toBeVisible()
})

test('core: an address is changed', async ({ page }) => {
  await logInAt(page, '/konto/kontodaten')
  await page.getByRole('button', { name: 'Adresse ändern' }).click()
  await page.getByLabel('Straße').fill('Marktplatz')
  await page.getByLabel('Hausnummer').fill('9')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('main')).toContainText('Marktplatz 9')
})

test('core: a member logs out', async ({ page }) => {
  await openAsMember(page)
  await logOut(page)
  await expect(loginHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('core: the end of a session in one tab ends it in the other', async ({ page }) => {
  await openAsMember(page)
  const other = await openOtherTab(page)
  await logOut(other)
  await expect(loginHeading(page)).toBeVisible()
})

test('core: an element shows rewards on the page of another site', async ({ page }) => {
  await using host = await startHostPage()
  await using portal = await startPortal({ EMBED_ORIGINS: host.origin })
  host.serve('/', pageWith(portal, `<h1>Shop</h1><${tags.rewards}></${tags.rewards}>`))
  await page.goto(host.origin)
  await expect(page.locator(tags.rewards).getByRole('heading', trueffel)).toBeVisible()
  // Its pictures are still loading when the portal ends.
  await page.goto('about:blank')
})

test('core: the kiosk takes a card', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await enrolTablet(page)
  await scanCard(page, freeCard)
  await expectKioskStep(page, kioskTitles.email)
})

test('core: a page that does not exist says so and is no wider than the window', async ({ page, watch }) => {
  watch.allowErrors(/404/)
  expect((await page.goto('/gibt-es-nicht'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await focusedElement(page)).toBe('a')
})
