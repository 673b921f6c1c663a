import { endOfBerlinDay } from '@portal/shared-contracts/dates/berlin-time'
import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { Page } from 'playwright/test'
import { expect, logInAt, test } from '../portal/test.ts'

const path = '/vorteile-und-praemien/aktionen'
const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, title: string) => cards(page).filter({ hasText: title })
const cheese = (page: Page) => card(page, titleOf('A1'))
const espresso = (page: Page) => card(page, titleOf('A2'))
const search = (page: Page) => page.getByLabel('Coupons durchsuchen')
const activateShown = (page: Page) => page.getByRole('button', { name: 'Angezeigte aktivieren' })

/** Waits until all changes are saved. */
const saved = (page: Page) => expect(page.getByText('Wird gespeichert …')).toHaveCount(0)

// Rules: coupons-27, promises-10
test('a member activates and deactivates a coupon, and both changes remain after a reload', async ({ page, watch }) => {
  await logInAt(page, path)
  await expect(page).toHaveTitle(/^Aktionen/)
  await expect(page.getByRole('heading', { level: 1, name: 'Aktionen' })).toBeVisible()
  await expect(cheese(page).getByRole('heading', { level: 2 })).toHaveText(titleOf('A1'))
  await expect(cheese(page)).toContainText('5-facher Punktewert')
  await expect(cheese(page)).toContainText(/Gültig: \d\d\.\d\d\.\d{4}\s–\s\d\d\.\d\d\.\d{4}/)
  await expect(cheese(page)).toContainText(sieOrDu('Für Sie noch 3x verfügbar', 'Für Dich noch 3x verfügbar'))
  await expect(espresso(page)).toContainText('geschenkt')
  await watch.checkAccessibility()

  await cheese(page).getByRole('switch', { name: 'Coupon aktivieren' }).focus()
  await page.keyboard.press('Space')
  await expect(cheese(page)).toContainText('Coupon ist aktiviert')
  await saved(page)
  await page.reload()
  await expect(cheese(page).getByRole('switch', { name: 'Coupon ist aktiviert' })).toBeChecked()

  await cheese(page).getByRole('switch').click()
  await expect(cheese(page)).toContainText('Coupon aktivieren')
  await saved(page)
  await page.reload()
  await expect(cheese(page).getByRole('switch', { name: 'Coupon aktivieren' })).not.toBeChecked()
})

test('a failed activation resets the switch and shows an error, and the next one succeeds', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/500/)
  await logInAt(page, path)
  await portal.fault('activation', 'serverError')
  await cheese(page).getByRole('switch').click()
  await expect(cheese(page).getByRole('alert')).toContainText('nicht aktivieren')
  await expect(cheese(page).getByRole('switch')).not.toBeChecked()
  await watch.checkAccessibility()

  await portal.fault('activation', null)
  await cheese(page).getByRole('switch').click()
  await expect(cheese(page).getByRole('alert')).toHaveCount(0)
  await expect(cheese(page).getByRole('switch')).toBeChecked()
})

// Rule: coupons-25
test('filter, search and sort order stand in the URL: back, reload and a link show the same list', async ({
  page,
  watch,
}) => {
  await logInAt(page, path)
  await expect(cheese(page)).toBeVisible()
  const academy = page.getByRole('button', { name: 'Academy' })
  await academy.click()
  await expect(page).toHaveURL(`${path}?kategorie=academy`)
  await expect(academy).toBeFocused()
  await expect(cheese(page)).toHaveCount(0)
  // On a phone search and sort order open behind icons.
  await page.getByRole('button', { name: 'Reihenfolge' }).click()
  await page.getByLabel('Sortieren').selectOption('endingSoon')
  await expect(page).toHaveURL(`${path}?kategorie=academy&sortierung=endingSoon`)
  await page.getByRole('button', { name: 'Suche', exact: true }).click()
  await search(page).pressSequentially('Doppelt punkten')
  await expect(page).toHaveURL(/suche=Doppelt\+punkten$/)
  await expect(search(page)).toBeFocused()
  await expect(card(page, titleOf('A5'))).toBeVisible()

  await page.reload()
  await expect(search(page)).toHaveValue('Doppelt punkten')
  await expect(academy).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, titleOf('A5'))).toBeVisible()
  await expect(cheese(page)).toHaveCount(0)
  // Typing replaced the entry of the sort order, so one step back leads to the category alone.
  await page.goBack()
  await expect(page).toHaveURL(`${path}?kategorie=academy`)
  await expect(search(page)).toHaveValue('')
  await expect(page.getByLabel('Sortieren')).toHaveValue('recommended')
  await page.goBack()
  await expect(cheese(page)).toBeVisible()
  await page.goForward()
  await expect(cheese(page)).toHaveCount(0)

  await page.goto(`${path}?kategorie=kaviar&suche=Espresso&sortierung=groesse`)
  await expect(page.getByRole('button', { name: 'Alle', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(espresso(page)).toBeVisible()
  await expect(cheese(page)).toHaveCount(0)
  // A search of the address is open.
  await search(page).fill('Espresso Kaviar')
  await expect(page.getByText('Zu „Espresso Kaviar“ haben wir gerade keinen Coupon.')).toBeVisible()
  await watch.checkAccessibility()
  await page.getByRole('button', { name: 'Alle Coupons zeigen' }).click()
  await expect(cheese(page)).toBeVisible()
})

test('a search typed in a wide window stays in view when the window becomes narrow', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 600 })
  await logInAt(page, path)
  await search(page).fill('Espresso')
  await expect(cheese(page)).toHaveCount(0)
  await page.setViewportSize({ width: 600, height: 820 })
  await expect(search(page)).toBeVisible()
  await expect(search(page)).toHaveValue('Espresso')
})

test('a member activates all coupons and undoes it: those active before stay active', async ({ page, watch }) => {
  await logInAt(page, `${path}?suche=punkten`)
  await cheese(page).getByRole('switch').click()
  await saved(page)
  const before = (await page.getByText(/davon \d+ aktiviert/).textContent()) ?? ''
  await activateShown(page).click()
  await expect(page.getByText(/^\d+ Coupons aktiviert\.$/)).toBeVisible()
  await expect(activateShown(page)).toBeDisabled()
  await watch.checkAccessibility()

  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText(/^\d+ Coupons deaktiviert\.$/)).toBeVisible()
  await expect(page.getByText(before, { exact: true })).toBeVisible()
  await page.reload()
  await expect(cheese(page).getByRole('switch')).toBeChecked()
  await expect(page.getByText(before, { exact: true })).toBeVisible()
})

test('activating all says how many remain after a failure and a reload, and goes on', async ({ page, watch }) => {
  let failing = true
  let sent = 0
  await page.route(/accountcoupons.*activation/, async (route) => {
    if (failing && ++sent > 1) await route.abort()
    else await route.continue()
  })
  watch.allowErrors(/ERR_FAILED/)
  await logInAt(page, `${path}?suche=punkten`)
  await activateShown(page).click()
  await expect(page.getByText(/^1 von \d+ Coupons aktiviert\.$/)).toBeVisible()
  await expect(page.getByText(/Coupons? (ist|sind) noch offen/)).toBeVisible()
  await expect(
    page.getByText(/Bei einem Coupon \(„.+“\) konnten wir nicht feststellen, ob es geklappt hat/),
  ).toBeVisible()
  await expect(page.getByText('hat es nicht geklappt.')).toHaveCount(0)
  await watch.checkAccessibility()

  await page.reload()
  await expect(page.getByText(/^1 von \d+ Coupons aktiviert\.$/)).toBeVisible()
  failing = false
  await page.getByRole('button', { name: 'Restliche aktivieren', exact: true }).click()
  await expect(page.getByText(/^\d+ Coupons aktiviert\.$/)).toBeVisible()
  await expect(activateShown(page)).toBeDisabled()
})

// Rule: coupons-60
test('a run shows its progress and one message for what failed, and nothing below it moves at its end', async ({
  page,
  watch,
}) => {
  let sent = 0
  const { promise: paused, resolve } = Promise.withResolvers<void>()
  await page.route(/accountcoupons.*activation/, async (route) => {
    const count = ++sent
    if (count === 2) await paused
    if (count < 3) await route.fulfill({ status: 409, json: { code: 'COUPON_NOT_ACTIVATABLE' } })
    else await route.continue()
  })
  watch.allowErrors(/409/)
  await logInAt(page, `${path}?suche=punkten`)
  const top = async () => (await cards(page).first().boundingBox())?.y
  await activateShown(page).focus()
  await page.keyboard.press('Enter')
  const progress = page.getByRole('progressbar', { name: /^1 von \d+ Coupons bearbeitet/ })
  await expect(progress).toBeVisible()
  await watch.checkAccessibility()
  const before = await top()
  resolve()
  const failed = page.getByText(/^Bei 2 Coupons hat es nicht geklappt\./)
  await expect(failed).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(await top()).toBe(before)
  await expect(activateShown(page)).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('hat es nicht geklappt')).toHaveCount(1)
  await page.getByText('Diese 2 Coupons anzeigen').click()
  await expect(page.locator('details[open] li', { hasText: titleOf('A1') })).toBeVisible()
  await watch.checkAccessibility()
})

test('a list is there at once on return, and a refresh that failed is said with a retry', async ({ page, watch }) => {
  watch.allowErrors(/accountcoupons/, /ERR_FAILED/)
  await page.clock.install()
  await logInAt(page, path)
  await cheese(page).getByRole('switch').click()
  await saved(page)
  // Without a response, because any other error means maintenance.
  await page.route(/accountcoupons/, (route) => route.abort())
  // The list still grows, so the link can move under a pointer.
  await page.getByRole('link', { name: 'FAQ' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Aktionen')
  // The list is refreshed on a return after more than a second.
  await page.clock.runFor(2000)
  await page.goBack()
  await expect(cheese(page).getByRole('switch')).toBeChecked()
  await expect(page.getByText('ließen sich gerade nicht aktualisieren')).toBeVisible()
  await watch.checkAccessibility()

  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  // From now on the page begins no refresh by itself, which would succeed, too, and take the button away.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  await expect(retry).not.toHaveAttribute('aria-busy', 'true')
  await page.unroute(/accountcoupons/)
  await retry.press('Enter')
  await page.clock.resume()
  await expect(page.getByText('ließen sich gerade nicht aktualisieren')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Aktionen' })).toBeFocused()
})

// Rule: coupons-66
test('a coupon that ends while the page is open says so and leaves the next purchase', async ({ page }) => {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  await page.clock.install({ time: endOfBerlinDay(new Date(`${today}T12:00Z`), 0).getTime() - 60_000 })
  await logInAt(page, path)
  const ending = cards(page).filter({ hasText: 'Läuft heute ab' })
  await expect(ending.first()).toBeVisible()
  const count = await ending.count()
  await expect(cards(page).filter({ hasText: 'Abgelaufen' })).toHaveCount(0)
  await page.clock.fastForward(120_000)
  await expect(cards(page).filter({ hasText: 'Abgelaufen' })).toHaveCount(count)
})
