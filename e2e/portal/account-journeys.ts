import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { formatEuro } from '@portal/shared-contracts/numbers/format'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { t as transactions } from '@portal/mfe-account/messages/transactions'
import * as cardTexts from '@portal/mfe-cards/messages/cards'
import type { Page } from 'playwright/test'
import { bookingIdOf } from './bookings.ts'
import { expect, logIn, logInAt, test } from './test.ts'

const card = '1234567890123456789'

/** The booking with this many points. */
const booking = (page: Page, points: string) => page.getByRole('listitem').filter({ hasText: points })

/** A figure of the account, by its label. */
export const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: transactions.summary }).locator('dl > div').filter({ hasText: label })

/** What a member sees of a purchase, and what she does with her cards, in a window of this width. */
export function accountJourneys(width: number): void {
  test(`a purchase appears grey, is released and counted (${width} px)`, async ({ page, portal, watch }) => {
    await page.setViewportSize({ width, height: 900 })
    await portal.control('/control/purchase', { cardCode: card, amount: 87.5 })
    await page.goto('/konto/transaktionen')
    const response = page.waitForResponse(/shop%2Fbookings/)
    await logIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Transaktionen' })).toBeVisible()
    await expect(page).toHaveTitle(/^Transaktionen/)
    await expect(page.getByText('9 Buchungen')).toBeVisible()
    await expect(figure(page, 'Verfügbar')).toContainText('4.321 Punkte')
    await expect(figure(page, 'Gesperrt')).toContainText('207 Punkte')
    await expect(figure(page, 'Wert in Euro')).toContainText(formatEuro(euroValue(4321)))
    await expect(booking(page, '+87 Punkte')).toContainText(/gesperrt, frei ab \d+\.\s\w+/)
    await expect(booking(page, '−1.500 Punkte')).toContainText(`Prämie ${titleOf('R1')}`)
    await watch.checkAccessibility()

    await page.getByRole('button', { name: 'Eingelöst' }).click()
    await expect(page.getByText('1 Buchung', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Alle' }).click()

    await portal.control('/control/release', { bookingId: await bookingIdOf(await response, 87) })
    await page.reload()
    await expect(figure(page, 'Verfügbar')).toContainText('4.408 Punkte')
    await expect(figure(page, 'Gesperrt')).toContainText('120 Punkte')
    await expect(booking(page, '+87 Punkte')).not.toContainText('gesperrt')
    await page.getByRole('link', { name: /zur Startseite/ }).click()
    await expect(page.getByText('4.408').first()).toBeVisible()
  })

  // Rules: cards-1, cards-17, public-pages-27
  test(`a member sees her cards, links one and locks it (${width} px)`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 900 })
    await logInAt(page, '/konto/karten')
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Karten' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: '1234 5678 9012 3456 789' })).toContainText('Aktiv')
    await watch.checkAccessibility()

    const number = page.getByLabel('Kartennummer', { exact: true })
    await number.fill('1234-5678')
    await number.press('Enter')
    await expect(page.getByText('Die eingegebene Kartennummer ist zu kurz.')).toBeVisible()
    await expect(number).toBeFocused()
    await number.fill('1234 5678 9012 3450 101')
    await number.press('Enter')
    await expect(page.getByText(cardTexts.link.linkedTitle)).toBeVisible()
    const linked = page.getByRole('row').filter({ hasText: '1234 5678 9012 3450 101' })
    await expect(linked).toContainText('Aktiv')

    await linked.getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: 'Karte sperren?' })
    await expect(dialog).toContainText('nur unser Kundenservice')
    await dialog.getByRole('button', { name: 'Karte sperren' }).click()
    await expect(dialog.getByText('Das Feld Grund darf nicht leer sein.')).toBeVisible()
    await watch.checkAccessibility()
    await dialog.getByLabel('Grund').fill('Verloren')
    await dialog.getByRole('button', { name: 'Karte sperren' }).click()
    await expect(page.getByText(cardTexts.lock.lockedTitle)).toBeVisible()
    await expect(linked).toContainText('Gesperrt')
    await expect(page.getByText(cardTexts.link.linkedTitle)).toBeHidden()
    await expect(linked.getByRole('button')).toHaveCount(0)
    await watch.checkAccessibility()
  })
}
