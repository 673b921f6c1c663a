import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { nameAndPlaces } from '@portal/shared-contracts/coupon/active-coupon-messages'
import { couponPlaceOf } from '@portal/shared-contracts/coupon/coupon-place'
import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import type { BrowserContext, Page } from 'playwright/test'
import { changeDraft, whenStored } from '../portal/drafts.ts'
import { deleteCookies } from '../portal/cookies.ts'
import { answerWithErrorPage } from '../portal/error-page.ts'
import { readBarcodesOf } from '../portal/read-barcode.ts'
import { expect, greeting, logIn, logOut, loginTitle, test } from '../portal/test.ts'

const path = '/konto/digitale-karte'
const first = '1234567890123456789'
const second = '1234567890123450002'

/** The browser has installed the service worker and its files. */
const whenKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  )
  // For a moment after that the browser still loads the page without the worker.
  await expect(async () => {
    await page.reload()
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  }).toPass()
}

/** What the service workers have stored: paths by cache. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

// Rules: cards-19, promises-20, promises-38
test('the digital card opens without a server and a network, until the member logs out', async ({
  page,
  context,
  portal,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|NS_ERROR_(OFFLINE|FAILURE|CONNECTION)/)
  // The cards are read again after a lock; a call that is open when the member logs out gets 401.
  watch.allowErrors(/401.*shop%2Fcard/)
  await page.goto(path)
  await expect(loginTitle(page)).toBeVisible()
  await logIn(page)
  const barcode = page.getByRole('img', { name: /^Barcode der Kartennummer/ })
  await expect(barcode).toBeVisible()
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(/^Digitale Karte/)
  await expect(page.getByText('Marlene Abel')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => readBarcodesOf(page)).toEqual([first])
    await watch.checkAccessibility()
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => readBarcodesOf(page)).toEqual([first])
  await page.emulateMedia({ forcedColors: null })

  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(barcode).toHaveAccessibleName(/3450 002$/)
  await expect.poll(() => readBarcodesOf(page)).toEqual([second])
  await whenKept(page)
  expect((await keptPaths(page)).filter((kept) => kept.startsWith('/api') || kept === '/')).toEqual([])

  await page.goto('/konto/karten')
  const link = page.getByRole('link', { name: 'Digitale Karte zeigen' }).first()
  await expect(link).toBeVisible()
  await portal.stopEdge()
  await context.setOffline(true)
  await link.click()
  await expect(page).toHaveTitle(/^Digitale Karte/)
  await page.goto(path)
  await expect(barcode).toHaveAccessibleName(/3450 002$/)
  await expect.poll(() => readBarcodesOf(page)).toEqual([second])
  // Nothing else of the portal is kept. In a tab of its own, because the browser reloads its error page by itself.
  const failing = await context.newPage()
  await expect(failing.goto('/konto/karten')).rejects.toThrow(/ERR_|NS_ERROR_/)
  await failing.close()
  await context.setOffline(false)
  await portal.startEdge()

  await page.goto(path)
  await expect(barcode).toBeVisible()
  const home = await openTab(context, '/konto/karten')
  await home.getByRole('button', { name: /^Karte sperren: .*3450 002$/ }).click()
  await home.getByLabel('Grund').fill('Verloren')
  await home.getByRole('dialog').getByRole('button', { name: 'Karte sperren' }).click()
  // The locked card leaves the screen of the other tab, too.
  await expect(barcode).toHaveAccessibleName(/3456 789$/)
  await logOut(home)
  await expect(loginTitle(page)).toBeVisible()
  await context.setOffline(true)
  await page.goto(path)
  await expect(page.getByText('Auf diesem Gerät ist keine Karte gespeichert.')).toBeVisible()
  await watch.checkAccessibility()
  expect(await page.locator('body').innerText()).not.toMatch(/1234|Marlene/)
  await context.setOffline(false)
})

/** Activates a coupon, and opens the digital card, which names it. */
const store = couponPlaceOf('Im Laden') ?? ''

async function openWithCoupon(page: Page) {
  await page.goto('/vorteile-und-praemien/aktionen')
  await logIn(page)
  // Those that are active already are stored with the list.
  await whenStored(page)
  const coupon = page.getByRole('article').filter({ hasText: titleOf('A1') })
  await changeDraft(page, () => coupon.getByRole('switch').click())
  await page.goto(path)
  const named = nameAndPlaces({ labels: [{ kind: 'multiplier', factor: '5' }], title: titleOf('A1') }, [store])
  const line = page.getByText(new RegExp(`^Aktiv \\(Stand \\d\\d:\\d\\d\\sUhr\\): ${named}`))
  await expect(line).toBeVisible()
  await whenKept(page)
  return { line, barcode: page.getByRole('img', { name: /^Barcode der Kartennummer/ }) }
}

// Rules: cards-43, cards-45
test('the digital card names the active coupons with their time, also offline, until they end', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NS_ERROR_(OFFLINE|FAILURE)/)
  const { line, barcode } = await openWithCoupon(page)
  await watch.checkAccessibility()
  await context.setOffline(true)
  await page.goto(path)
  await expect(line).toBeVisible()
  await expect(barcode).toBeInViewport({ ratio: 1 })
  await page.clock.setFixedTime(Date.now() + 400 * 86_400_000)
  await page.goto(path)
  await expect(barcode).toBeVisible()
  await expect(page.getByText(/^Aktiv/)).toHaveCount(0)
  await context.setOffline(false)
})

// Rule: cards-44
test('a logout in another tab takes the active coupons off the screen and the device', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NS_ERROR_(OFFLINE|FAILURE)|401.*shop%2Fcard/)
  await openWithCoupon(page)
  await logOut(await openTab(context, '/konto/karten'))
  await expect(loginTitle(page)).toBeVisible()
  await context.setOffline(true)
  await page.goto(path)
  await expect(page.getByText('Auf diesem Gerät ist keine Karte gespeichert.')).toBeVisible()
  await expect(page.getByText(/^Aktiv/)).toHaveCount(0)
  await context.setOffline(false)
})

// Rule: cards-31
test('the digital card opens behind a proxy that answers with its error page, also from a link of a mail', async ({
  page,
  portal,
  watch,
}) => {
  // Between the edge and the error page nothing listens.
  watch.allowErrors(/50[234]|ERR_CONNECTION|NS_ERROR_(FAILURE|CONNECTION|NET)/)
  await page.goto(path)
  await logIn(page)
  const barcode = page.getByRole('img', { name: /^Barcode der Kartennummer/ })
  await expect(barcode).toBeVisible()
  await page.goto(`${path}?utm_source=mail`)
  await expect(barcode).toBeVisible()
  // From now on the service worker sends the document; before, the edge redirects a query to the plain address.
  await whenKept(page)
  for (const address of [`${path}/`, `${path}?utm_source=mail`]) {
    await page.goto(address)
    await expect(barcode).toBeVisible()
    await expect(page).toHaveURL(address)
  }
  for (const status of [502, 503, 504]) {
    await using _ = await answerWithErrorPage(portal, status)
    for (const address of [
      path,
      `${path}/`,
      `${path}?utm_source=mail`,
      `${path}/?utm_source=mail`,
      `${path}?anmelden`,
    ]) {
      await page.goto(address)
      await expect(barcode).toBeVisible()
    }
    // Nothing else of the portal is kept.
    expect((await page.goto('/konto/karten'))?.status()).toBe(status)
  }
  await page.goto(`${path}?utm_source=mail`)
  await expect(barcode).toBeVisible()
})

test('the digital card that an idle logout has kept is replaced by the next member’s, and can be installed', async ({
  page,
  context,
  browserName,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NS_ERROR_(OFFLINE|FAILURE)/)
  await page.goto(path)
  await logIn(page)
  await expect(page.getByText('Marlene Abel')).toBeVisible()
  await whenKept(page)
  // Only Chromium tells what it misses.
  if (browserName === 'chromium') {
    const devtools = await context.newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  }

  // As an idle logout leaves it: without the session, with the card.
  await context.setOffline(true)
  await page.evaluate(() => localStorage.removeItem('state'))
  await deleteCookies(page)
  await page.goto(path)
  await expect(page.getByText('Marlene Abel')).toBeVisible()
  await context.setOffline(false)

  await page.goto('/')
  await logIn(page, { loginName: demoEmail('wien') })
  await expect(greeting(page)).toBeVisible()
  await context.setOffline(true)
  await page.goto(path)
  await expect(page.getByText('Auf diesem Gerät ist keine Karte gespeichert.')).toBeVisible()
  await context.setOffline(false)
  await page.goto(path)
  await expect(page.getByRole('img', { name: /^Barcode/ })).toBeVisible()
  await expect(page.getByText('Marlene Abel')).toHaveCount(0)
})
