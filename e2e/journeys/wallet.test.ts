import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { brand } from '@portal/shared-contracts/brand/brand'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import { savedWallets } from '@portal/mfe-account/messages/my-data'
import { t as shopLanding } from '@portal/mfe-auth/messages/shop-landing'
import * as paths from '@portal/shared-contracts/paths'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import type { Page } from 'playwright/test'
import { chooseCard, submitOrder, thanks } from '../portal/redeem.ts'
import { enrolTablet } from '../portal/kiosk.ts'
import { misfits } from '../portal/text-fits.ts'
import { expect, logInAt, logOut, test } from '../portal/test.ts'
import {
  expectBarcode,
  first,
  googlePass,
  lock,
  passes,
  passOf,
  phoneWith,
  saveAtGoogle,
  saveButton,
  second,
} from '../portal/wallet.ts'

/** Redeems the reward R2 for 900 points. */
async function redeem(page: Page): Promise<void> {
  await page.goto(paths.reward('R2'))
  await chooseCard(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
}

// Rules: wallet-1, wallet-2, wallet-9, wallet-10
test('a card in Apple Wallet shows the card, and follows its balance and its lock', async ({ page, portal, watch }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await logInAt(page, paths.cards)
  await expect(saveButton(page, 'Apple')).toBeVisible()
  expect(await misfits(page)).toEqual([])
  await watch.checkAccessibility()
  const phone = await phoneWith(page, portal, await passOf(page, saveButton(page, 'Apple')))
  const pass = passes(phone)
  await expect(pass).toContainText('Marlene Abel')
  await expect(pass).toContainText(brand.card.name)
  await expect(pass).toContainText('4.321')
  await expectBarcode(phone, pass)

  await redeem(page)
  await expect(pass).toContainText('3.421')

  await page.goto(paths.cards)
  await lock(page, first)
  await expect(phone.getByText('This pass is void.')).toBeVisible()
  // The other card is the only one that can be saved now.
  await expect(page.getByRole('button', { name: 'Zu Apple Wallet hinzufügen', exact: true })).toHaveCount(1)
  await expect(saveButton(page, 'Apple')).toHaveCount(0)
})

// Rules: wallet-2, wallet-9, wallet-10
test('a card in Google Wallet shows the card, and follows its balance and its lock', async ({ page, portal }) => {
  await logInAt(page, paths.cards)
  await saveAtGoogle(page, portal, saveButton(page, 'Google'))
  const phone = await page.context().newPage()
  await phone.goto(`${portal.sandboxOrigin}/phone`)
  const pass = googlePass(phone)
  await expect(pass).toContainText('Marlene Abel')
  await expect(pass).toContainText('4.321')
  await expectBarcode(phone, pass)

  await redeem(page)
  await expect(pass).toContainText('3.421')
  await page.goto(paths.cards)
  await lock(page, first)
  await expect(phone.getByText('This pass is INACTIVE.')).toBeVisible()
})

// Rules: wallet-7, wallet-8
test('Meine Daten lists the wallets, and says when it cannot', async ({ page, portal, watch }) => {
  watch.allowErrors(/503/)
  await page.setViewportSize({ width: 320, height: 800 })
  await logInAt(page, paths.cards)
  const phone = await phoneWith(page, portal, await passOf(page, saveButton(page, 'Apple', second)))
  const listed = page.getByText(`Karte ${groupCardCode(second)}: Apple Wallet auf einem Gerät`)
  await page.goto(paths.accountData)
  await expect(listed).toBeVisible()
  expect(await misfits(page)).toEqual([])
  await watch.checkAccessibility()

  await page.route('**/api/wallet/saved', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await expect(page.getByText(savedWallets.failed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Meine Daten herunterladen' })).toBeVisible()
  await page.unroute('**/api/wallet/saved')
  await page.getByRole('button', { name: savedWallets.again }).click()
  await expect(listed).toBeVisible()

  await phone.getByRole('button', { name: 'Remove from the phone' }).click()
  await expect(passes(phone)).toHaveCount(0)
  // The phone removes the pass before the edge has heard of it.
  await expect(phone.getByText(/The phone unregisters: 20\d/)).toBeVisible()
  await page.reload()
  // Another journey with the same portal may have saved the other card at Google.
  await expect(page.getByText(savedWallets.none).or(page.getByText(/^Karte [\d ]+: Google Wallet$/))).toBeVisible()
  await expect(listed).toHaveCount(0)
})

// Rules: wallet-1, wallet-3, wallet-6
test('the digital card saves its card by keyboard, and says why it cannot without a network', async ({
  page,
  context,
  portal,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NS_ERROR_OFFLINE/)
  await page.setViewportSize({ width: 320, height: 800 })
  await logInAt(page, paths.digitalCard)
  const apple = page.getByRole('button', { name: 'Zu Apple Wallet hinzufügen', exact: true })
  await expect(apple).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mehr zum Datenschutz' })).toHaveAttribute('href', '/datenschutz#wallet')
  await context.setOffline(true)
  await apple.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Wir erreichen den Server nicht.')
  await expect(apple).toBeFocused()
  expect(await misfits(page)).toEqual([])
  await watch.checkAccessibility()
  await context.setOffline(false)
  const phone = await phoneWith(page, portal, await passOf(page, apple))
  await expect(passes(phone)).toContainText('Marlene Abel')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

// Rule: wallet-3
test('the digital card renews a token that has ended, and saves the card with the next click', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/401/)
  await logInAt(page, paths.digitalCard)
  const apple = page.getByRole('button', { name: 'Zu Apple Wallet hinzufügen', exact: true })
  await expect(apple).toBeVisible()
  const rejection = { meta: { success: false }, content: {}, errorMessage: [{ code: 'sessionInvalid' }] }
  const respond = { status: 401, json: rejection }
  await page.route('**/api/wallet/apple/link', (route) => route.fulfill(respond), { times: 1 })
  const login = page.waitForRequest((request) => request.url().endsWith(paths.digitalCardLogin))
  await apple.press('Enter')
  await login
  await page.waitForURL((url) => url.pathname === paths.digitalCard && url.search === '')
  expect((await passOf(page, apple)).length).toBeGreaterThan(0)
})

// Rules: wallet-2, wallet-11
test('two clicks ask for one link, and a link is worth nothing after a logout', async ({ page, portal, watch }) => {
  watch.allowErrors(/40[134]/)
  await logInAt(page, paths.cards)
  const links: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/link')) links.push(request.url())
  })
  const tickets: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('ticket=')) tickets.push(request.url())
  })
  await Promise.all([page.waitForEvent('download'), saveButton(page, 'Apple').dblclick()])
  expect([links.length, tickets.length]).toEqual([1, 1])
  await logOut(page)
  await page.goto(tickets[0] ?? portal.origin)
  await expect(page.getByRole('link', { name: /Karten/ })).toBeVisible()
})

// Rule: wallet-6
test('what Apple and Google get stands before the buttons and on the page Datenschutz', async ({ page }) => {
  await logInAt(page, paths.cards)
  await page.getByRole('link', { name: 'Mehr zum Datenschutz' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Karte in Apple Wallet oder Google Wallet' })).toBeInViewport()
})

// Rule: wallet-4
test('users of the web shop only and tablets in the shop have no button of a wallet', async ({ page }) => {
  const buttons = page.getByRole('button', { name: /Wallet/ })
  const shopPage = page.getByText(shopLanding.offerNameless)
  await logInAt(page, paths.cards, demoEmail('onlineshop'))
  await expect(shopPage).toBeVisible()
  for (const path of [paths.cards, paths.digitalCard]) {
    await page.goto(path)
    await expect(shopPage).toBeVisible()
    await expect(buttons).toHaveCount(0)
  }
  await logOut(page)
  if (hasPart('kiosk')) {
    await enrolTablet(page)
    await expect(buttons).toHaveCount(0)
  }
})
