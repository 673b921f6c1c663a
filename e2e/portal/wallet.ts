import { readFileSync } from 'node:fs'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { expect, type Locator, type Page } from 'playwright/test'
import type { Portal } from './portal.ts'
import { readBarcodesOf } from './read-barcode.ts'

/* A page that presses a key comes to the front first: in Firefox a page behind the phone gets no key. */

/** The two cards of the member of journeys. */
export const first = '1234567890123456789'
export const second = '1234567890123450002'

/** The button that saves a card; Meine Karten names the card, because the member has two. */
export const saveButton = (page: Page, wallet: 'Apple' | 'Google', cardCode = first): Locator =>
  page.getByRole('button', { name: `Zu ${wallet} Wallet hinzufügen: ${groupCardCode(cardCode)}`, exact: true })

/** Presses a button, and reads the pass that the browser loads. */
export async function passOf(page: Page, pressed: Locator): Promise<Buffer> {
  await page.bringToFront()
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.press('Enter')])
  // Firefox numbers a file that was loaded before.
  expect(download.suggestedFilename()).toMatch(/^karte(?:\(\d+\))?\.pkpass$/)
  return readFileSync(await download.path())
}

/** The console's phone in a tab of its own, with the pass. */
export async function phoneWith(page: Page, { sandboxOrigin }: Portal, pass: Buffer): Promise<Page> {
  const phone = await page.context().newPage()
  await phone.goto(`${sandboxOrigin}/phone`)
  const file = { name: 'karte.pkpass', mimeType: 'application/vnd.apple.pkpass', buffer: pass }
  await phone.getByLabel('Pass').setInputFiles(file)
  await phone.getByRole('button', { name: 'Put it on the phone' }).click()
  await expect(phone.getByText('The phone registers: 201').first()).toBeVisible()
  return phone
}

/** The passes of Apple Wallet on the phone. */
export const passes = (phone: Page): Locator => phone.locator('#apple .pass')

/** The pass of Google Wallet on the phone. */
export const googlePass = (phone: Page): Locator => phone.locator('#google .pass')

/** Saves a card in Google Wallet; the page is then the console's phone. */
export async function saveAtGoogle(page: Page, { sandboxOrigin }: Portal, pressed: Locator): Promise<void> {
  await page.bringToFront()
  await pressed.press('Enter')
  await page.waitForURL(`${sandboxOrigin}/**`)
  await page.getByRole('button', { name: 'Save to Google Wallet' }).click()
  await expect(googlePass(page)).toBeVisible()
}

/** Scans the barcode of a pass. */
export async function expectBarcode(phone: Page, pass: Locator, cardCode = first): Promise<void> {
  await pass.getByRole('img', { name: 'Barcode' }).scrollIntoViewIfNeeded()
  await expect.poll(() => readBarcodesOf(phone)).toEqual([cardCode])
}

/** Locks a card on Meine Karten. */
export async function lock(page: Page, cardCode: string): Promise<void> {
  await page.getByRole('button', { name: `Karte sperren: ${groupCardCode(cardCode)}` }).click()
  await page.getByLabel('Grund').fill('Verloren')
  await page.getByRole('dialog').getByRole('button', { name: 'Karte sperren' }).click()
}
