import { t as transactions } from '@portal/mfe-account/messages/transactions'
import * as accountTexts from '@portal/mfe-account/messages/account-data'
import type { Page } from 'playwright/test'
import { expectReadable } from './readable.ts'
import { submitOrder, thanks, toSteps } from './redeem.ts'
import { expect, greeting, logInAt, test } from './test.ts'

/** What one backend holds; the journeys are the same for all. */
export type ReadingBackend = {
  loginName: string
  name: string
  balance: string
  highlight: { title: string; path: RegExp }
  coupon: string
  reward: { couponId: string; title: string; price: string }
  /** Whether the profile has an address. */
  address: boolean
  bookings: string
  /** With a single card the choice is left out. */
  severalCards: boolean
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The journeys that read every page, with a backend that sends what is expected. */
export function readingJourneys(expected: ReadingBackend): void {
  test('visitors read landing and highlight', async ({ page, watch }) => {
    await page.goto('/')
    const highlight = page.getByRole('main').getByRole('link', { name: expected.highlight.title })
    await expect(highlight).toBeVisible()
    await expectReadable(page)
    await watch.checkAccessibility()
    await highlight.click()
    await expect(page).toHaveURL(expected.highlight.path)
    await expect(heading(page, expected.highlight.title)).toBeVisible()
    await expectReadable(page)
    await watch.checkAccessibility()
    await page.goto('/top/any_slug_none')
    await expect(heading(page, 'Fehler')).toBeVisible()
  })

  test('a member reads home, Aktionen and Prämien', async ({ page, watch }) => {
    await logInAt(page, '/', expected.loginName)
    await expect(greeting(page)).toHaveText(expected.name)
    await expect(page.getByText(expected.balance).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: expected.highlight.title })).toBeVisible()
    await expectReadable(page)
    await watch.checkAccessibility()

    await page.goto('/vorteile-und-praemien/aktionen')
    const coupon = page.getByRole('article').filter({ hasText: expected.coupon })
    await expect(coupon).toBeVisible()
    await coupon.getByRole('switch').focus()
    await page.keyboard.press('Space')
    await expect(coupon).toContainText('Coupon ist aktiviert')
    await expect(page.getByText('Wird gespeichert …')).toHaveCount(0)
    await expectReadable(page)
    await watch.checkAccessibility()
    await page.reload()
    await expect(coupon.getByRole('switch')).toBeChecked()

    await page.goto('/vorteile-und-praemien/praemien')
    await expect(page.getByRole('article').filter({ hasText: expected.reward.title })).toContainText(
      `${expected.reward.price} Punkte`,
    )
    await expectReadable(page)
    await watch.checkAccessibility()
  })

  test('a member reads cards, transactions and account data', async ({ page, watch }) => {
    await logInAt(page, '/konto/karten', expected.loginName)
    await expect(page.getByRole('row').filter({ hasText: '1234 5678 9012 3456 789' })).toBeVisible()
    const edit = expected.address ? 'An eine andere Adresse senden' : 'Lieferadresse angeben'
    await page.getByRole('button', { name: edit }).click()
    await expect(page.getByLabel('Land', { exact: true })).toContainText('Deutschland')
    await expect(page.getByLabel('Land', { exact: true }).locator('option:checked')).toHaveText('Deutschland')
    await expectReadable(page)
    await watch.checkAccessibility()

    await page.goto('/konto/transaktionen')
    await expect(page.getByText(expected.bookings)).toBeVisible()
    await expect(page.getByRole('region', { name: transactions.summary })).toContainText(expected.balance)
    await expectReadable(page)
    await watch.checkAccessibility()

    await page.goto('/konto/kontodaten')
    await expect(page.getByRole('main')).toContainText(expected.loginName)
    await expectReadable(page)
    await watch.checkAccessibility()
    await page.getByRole('button', { name: 'Newsletter abonnieren' }).click()
    await expect(page.getByRole('main')).toContainText(
      new RegExp(`${accountTexts.newsletter.confirmEmail}|${accountTexts.newsletter.subscribed}`),
    )
  })

  test('a member redeems a reward', async ({ page, watch }) => {
    await logInAt(page, `/vorteile-und-praemien/praemien/${expected.reward.couponId}`, expected.loginName)
    await expect(toSteps(page)).toBeVisible()
    await expectReadable(page)
    await toSteps(page).click()
    if (expected.severalCards) {
      await page.getByLabel('1234 5678 9012 3456 789').check()
      await page.getByRole('button', { name: 'Weiter' }).click()
    }
    const step = expected.address ? 'Adresse prüfen' : 'Lieferadresse angeben'
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
    await expectReadable(page)
    if (!expected.address) {
      await page.getByLabel('Vorname').fill('Erika')
      await page.getByLabel('Nachname').fill('Muster')
      await page.getByLabel('Straße').fill('Hauptstraße')
      await page.getByLabel('Hausnummer').fill('7')
      await page.getByLabel('Postleitzahl').fill('80331')
      await page.getByLabel(/^Ort/).fill('München')
    }
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByRole('heading', { name: 'Prüfen und bestellen' })).toBeVisible()
    await expectReadable(page)
    await watch.checkAccessibility()
    await submitOrder(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('3.421 Punkte')
    await expectReadable(page)
  })
}
