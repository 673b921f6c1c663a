import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { wire } from '@portal/shared-contracts/testing/wire'
import { t as home } from '@portal/shell/messages/home'
import type { Page } from 'playwright/test'
import { whenStored } from '../portal/drafts.ts'
import { expect, greeting, logIn, openAsMember, test } from '../portal/test.ts'

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Keine Verbindung' })
const maintenance = (page: Page) => page.getByText('Wartungsarbeiten')
const barcode = (page: Page) => page.getByRole('img', { name: /^Barcode der Kartennummer/ })
const openFromHome = (page: Page, label: string) =>
  page.getByRole('navigation', { name: home.tiles }).getByRole('link', { name: label, exact: true }).click()

/** Milliseconds after which a list whose page was left is loaded again on a return. */
const keptFor = 2_000

const offline = [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|NS_ERROR|NetworkError/, /Failed to load resource/]

// Rules: session-37, session-56, session-57, cards-37, errors-58, coupons-31
test('without a network one line says so, the card stays, a switch says that nothing was sent, and it ends by itself', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(...offline)
  await page.clock.install()
  await page.goto('/konto/digitale-karte')
  await logIn(page)
  await expect(barcode(page)).toBeVisible()
  await whenStored(page)
  await page.goto('/')
  await expect(greeting(page)).toBeVisible()
  await openFromHome(page, 'Aktionen')
  const coupon = page.getByRole('switch', { name: 'Coupon aktivieren' }).first()
  await expect(coupon).toBeVisible()

  await context.setOffline(true)
  await expect(line(page)).toBeVisible()
  await coupon.click()
  await expect(page.getByText('Es wurde nichts gesendet.').first()).toBeVisible()
  await expect(coupon).not.toBeChecked()
  await page.clock.runFor(keptFor)
  await page.getByRole('link', { name: /zur Startseite/ }).click()
  await expect(greeting(page)).toBeVisible()
  await expect(barcode(page)).toBeVisible()
  await expect(page.getByText(/^Stand: .*Uhr$/)).toBeVisible()
  await expect(line(page).getByRole('link', { name: 'Digitale Karte zeigen' })).toHaveAttribute(
    'href',
    '/konto/digitale-karte',
  )
  await expect(maintenance(page)).toHaveCount(0)
  await watch.checkAccessibility()

  await context.setOffline(false)
  await expect(line(page)).toHaveCount(0)
})

// Rules: session-56, session-57
test('a page whose server does not answer says so and not that there is maintenance, until the server answers', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(...offline)
  // Before the page that is left later starts the time for which its lists are kept.
  await page.clock.install()
  await openAsMember(page)
  await openFromHome(page, 'Transaktionen')
  await expect(page.getByRole('heading', { level: 1, name: 'Transaktionen' })).toBeVisible()
  await portal.stopEdge()
  await page.clock.runFor(keptFor)
  await page.getByRole('link', { name: /zur Startseite/ }).click()
  await expect(line(page)).toBeVisible()
  await expect(maintenance(page)).toHaveCount(0)
  await portal.startEdge()
  await page.clock.fastForward(10_000)
  await expect(line(page)).toHaveCount(0)
})

// Rules: session-58, session-59
test('during maintenance coupons, rewards, home and header say so, and cards, account and bookings work', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(new RegExp(wire.prefix), /Failed to load resource/)
  // Before the page starts the interval in which it asks again.
  await page.clock.install()
  await openAsMember(page)
  await portal.fault('loyalty', 'serverError')
  const header = page.getByRole('status').filter({ hasText: 'Wartungsarbeiten: Prämien und Aktionen' })
  const panel = page.getByRole('main').getByRole('heading', { level: 2, name: 'Wartungsarbeiten' })
  for (const [address, works] of [
    ['/vorteile-und-praemien/praemien', false],
    ['/vorteile-und-praemien/aktionen', false],
    ['/konto/karten', true],
    ['/konto/transaktionen', true],
    ['/konto/kontodaten', true],
  ] as const) {
    await page.evaluate((to) => history.pushState(null, '', to), address)
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(header).toBeVisible()
    await expect(panel).toHaveCount(works ? 0 : 1)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
  await page.getByRole('link', { name: /zur Startseite/ }).click()
  await expect(header).toBeVisible()
  await expect(panel).toBeVisible()
  await watch.checkAccessibility()

  await openFromHome(page, 'Prämien')
  await expect(panel).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' }).focus()
  await portal.fault('loyalty', null)
  await page.clock.fastForward(30_000)
  await expect(page.getByText(titleOf('R2'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(header).toHaveCount(0)
  await expect(panel).toHaveCount(0)
})
