import { readFileSync } from 'node:fs'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { brand } from '@portal/shared-contracts/brand/brand'
import { savedWallets } from '@portal/mfe-account/messages/my-data'
import * as paths from '@portal/shared-contracts/paths'
import type { Locator, Page } from 'playwright/test'
import type { Portal } from '../portal/portal.ts'
import { readBarcodesOf } from '../portal/read-barcode.ts'
import { chooseCard, submitOrder, thanks } from '../portal/redeem.ts'
import { misfits } from '../portal/text-fits.ts'
import { expect, logInAt, logOut, test } from '../portal/test.ts'

const first = '1234567890123456789'
const second = '1234567890123450002'

/** The button that saves a card; Meine Karten names the card, because the member has two. */
const button = (page: Page, wallet: 'Apple' | 'Google', cardCode = first): Locator =>
  page.getByRole('button', { name: `Zu ${wallet} Wallet hinzufügen: ${groupCardCode(cardCode)}`, exact: true })

/** Presses a button, and reads the pass that the browser loads. */
async function passOf(page: Page, pressed: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.press('Enter')])
  expect(download.suggestedFilename()).toBe('karte.pkpass')
  return readFileSync(await download.path())
}

/** The console's phone in a tab of its own, with the pass. */
async function phoneWith(page: Page, { sandboxOrigin }: Portal, pass: Buffer): Promise<Page> {
  const phone = await page.context().newPage()
  await phone.goto(`${sandboxOrigin}/phone`)
  const file = { name: 'karte.pkpass', mimeType: 'application/vnd.apple.pkpass', buffer: pass }
  await phone.getByLabel('Pass').setInputFiles(file)
  await phone.getByRole('button', { name: 'Put it on the phone' }).click()
  await expect(phone.getByText('The phone registers: 201')).toBeVisible()
  return phone
}

/** The passes of Apple Wallet on the phone. */
const passes = (phone: Page): Locator => phone.locator('#apple .pass')

/** Scans the barcode of a pass. */
async function expectBarcode(phone: Page, pass: Locator): Promise<void> {
  await pass.getByRole('img', { name: 'Barcode' }).scrollIntoViewIfNeeded()
  await expect.poll(() => readBarcodesOf(phone)).toEqual([first])
}

/** Locks a card on Meine Karten. */
async function lock(page: Page, cardCode: string): Promise<void> {
  await page.getByRole('button', { name: `Karte sperren: ${groupCardCode(cardCode)}` }).click()
  await page.getByLabel('Grund').fill('Verloren')
  await page.getByRole('dialog').getByRole('button', { name: 'Karte sperren' }).click()
}

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
  await expect(button(page, 'Apple')).toBeVisible()
  expect(await misfits(page)).toEqual([])
  await watch.checkAccessibility()
  const phone = await phoneWith(page, portal, await passOf(page, button(page, 'Apple')))
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
  await expect(button(page, 'Apple')).toHaveCount(0)
})

// Rules: wallet-2, wallet-9, wallet-10
test('a card in Google Wallet shows the card, and follows its balance and its lock', async ({ page, portal }) => {
  await logInAt(page, paths.cards)
  await button(page, 'Google').press('Enter')
  await page.waitForURL(`${portal.sandboxOrigin}/**`)
  await page.getByRole('button', { name: 'Save to Google Wallet' }).click()
  const phone = await page.context().newPage()
  await phone.goto(`${portal.sandboxOrigin}/phone`)
  const pass = phone.locator('#google .pass')
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
  await logInAt(page, paths.cards)
  const phone = await phoneWith(page, portal, await passOf(page, button(page, 'Apple', second)))
  const listed = page.getByText(`Karte ${groupCardCode(second)}: Apple Wallet auf einem Gerät`)
  await page.goto(paths.accountData)
  await expect(listed).toBeVisible()
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
  await page.reload()
  await expect(page.getByText(savedWallets.none)).toBeVisible()
})

// Rules: wallet-1, wallet-3, wallet-6
test('the digital card saves its card by keyboard, and says why it cannot without a network', async ({
  page,
  context,
  portal,
  watch,
}) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await logInAt(page, paths.digitalCard)
  const apple = page.getByRole('button', { name: 'Zu Apple Wallet hinzufügen', exact: true })
  await expect(apple).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mehr zum Datenschutz' })).toHaveAttribute('href', '/datenschutz#wallet')
  await context.setOffline(true)
  await apple.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Wir erreichen den Server nicht.')
  await expect(apple).toBeFocused()
  await watch.checkAccessibility()
  await context.setOffline(false)
  const phone = await phoneWith(page, portal, await passOf(page, apple))
  await expect(passes(phone)).toContainText('Marlene Abel')
  await expect(page.getByRole('alert')).toHaveCount(0)
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
  await Promise.all([page.waitForEvent('download'), button(page, 'Apple').dblclick()])
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
