import { wrongIn } from '@portal/brands/wrong-words'
import { brand } from '@portal/shared-contracts/brand/brand'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import * as paths from '@portal/shared-contracts/paths'
import type { Page } from 'playwright/test'
import { freeCard } from '../portal/kiosk.ts'
import type { Portal } from '../portal/portal.ts'
import { rgb } from '../portal/rgb.ts'
import { expect, logInAt, test } from '../portal/test.ts'
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
} from '../portal/wallet.ts'

/** A phone that has the first card in both wallets; the page is Meine Karten. */
async function phoneWithBoth(page: Page, portal: Portal): Promise<Page> {
  await logInAt(page, paths.cards)
  const phone = await phoneWith(page, portal, await passOf(page, saveButton(page, 'Apple')))
  await saveAtGoogle(page, portal, saveButton(page, 'Google'))
  await page.goto(paths.cards)
  await expect(googlePass(phone)).toBeVisible()
  return phone
}

/** Presses a button of customer service in the console, in the row of the member. */
async function asCustomerService(page: Page, { sandboxOrigin }: Portal, name: string): Promise<void> {
  const service = await page.context().newPage()
  await service.goto(`${sandboxOrigin}/members`)
  await service.getByRole('row').filter({ hasText: 'Marlene Abel' }).getByRole('button', { name }).click()
  await expect(service.getByRole('status')).toBeVisible()
  await service.close()
}

/** What both wallets have, without what they got before. */
async function passesIn(portal: Portal): Promise<string> {
  const { apple, google } = (await portal.sandbox('/control/phone')) as Record<string, Record<string, unknown>>
  return JSON.stringify([apple?.['passes'], google?.['passes'], google?.['classes']])
}

// Rule: wallet-10
test('a card that customer service unlocks is valid again in both wallets', async ({ page, portal }) => {
  const phone = await phoneWithBoth(page, portal)
  await lock(page, first)
  await expect(phone.getByText('This pass is void.')).toBeVisible()
  await expect(phone.getByText('This pass is INACTIVE.')).toBeVisible()
  await asCustomerService(page, portal, 'Unlock')
  // The portal learns of it with the list of cards.
  await page.reload()
  await expect(saveButton(page, 'Apple')).toBeVisible()
  await expect(phone.getByText('This pass is')).toHaveCount(0)
  await expectBarcode(phone, passes(phone))
  await expect(passes(phone)).not.toContainText('Gesperrt')
})

// Rules: wallet-1, wallet-10
test('after a lock a new card is a pass of its own, and the pass of the locked card stays void', async ({
  page,
  portal,
}) => {
  await logInAt(page, paths.cards)
  const phone = await phoneWith(page, portal, await passOf(page, saveButton(page, 'Apple')))
  await lock(page, first)
  await expect(phone.getByText('This pass is void.')).toBeVisible()
  await page.getByLabel('Kartennummer', { exact: true }).fill(freeCard)
  await page.getByLabel('Kartennummer', { exact: true }).press('Enter')
  await phoneWith(page, portal, await passOf(page, saveButton(page, 'Apple', freeCard)))
  await expect(passes(phone)).toHaveCount(2)
  await expect(phone.getByText('This pass is void.')).toHaveCount(1)
  const added = passes(phone).filter({ hasText: groupCardCode(freeCard) })
  await expect(added).toContainText('4.321')
  await expectBarcode(phone, added, freeCard)
})

// Rule: wallet-14
test('when the membership has ended, the card is void in both wallets', async ({ page, portal }) => {
  const phone = await phoneWithBoth(page, portal)
  await page.goto('about:blank')
  await asCustomerService(page, portal, 'End membership')
  await phone.getByRole('button', { name: 'Look for changes' }).click()
  await expect(phone.getByText('This pass is void.')).toBeVisible()
  // Name and number are gone when the platform still does not know the card an hour later.
  await expect(phone.getByText('This pass is INACTIVE.')).toBeVisible()
})

// Rule: wallet-9
test('a pass has the colours and the words of the brand in both wallets, and no word of another brand', async ({
  page,
  portal,
}) => {
  const phone = await phoneWithBoth(page, portal)
  for (const pass of [passes(phone), googlePass(phone)]) {
    await expect(pass).toHaveCSS('background-color', rgb(lightScheme.primary))
    await expect(pass).toContainText(brand.card.name)
  }
  await expect(passes(phone)).toHaveCSS('color', rgb(lightScheme['on-primary']))
  const found = await passesIn(portal)
  for (const word of [brand.shop.name, brand.programme.name, brand.contact.email]) expect(found).toContain(word)
  expect(wrongIn(found)).toEqual([])
})
