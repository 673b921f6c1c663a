import * as cardTexts from '@portal/mfe-cards/messages/cards'
import { suggestionTexts } from '@portal/shared-contracts/address/address-messages'
import { leaving as leavingTexts } from '@portal/mfe-account/messages/leaving'
import type { Page } from 'playwright/test'
import {
  expectFocus,
  expectTop,
  followAndReturn,
  pressOn,
  scrollPosition,
  tabTo,
  typeInto,
} from '../portal/keyboard.ts'
import { expect, logInAt, test } from '../portal/test.ts'

const part = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
const message = (page: Page, text: string) => page.locator(':focus', { hasText: text })

// Rule: public-pages-78
test('by keyboard: cards are linked, locked and ordered', async ({ page }) => {
  await logInAt(page, '/konto/karten')
  await expectTop(page, 'Meine Karten')
  const number = page.getByLabel('Kartennummer', { exact: true })
  await typeInto(page, number, '1234')
  await page.keyboard.press('Enter')
  await expect(number).toHaveAccessibleDescription(/zu kurz/)
  await expectFocus(page, number)
  await typeInto(page, number, '1234 5678 9012 3450 101')
  await page.keyboard.press('Enter')
  await expectFocus(page, message(page, cardTexts.link.linkedTitle))

  const lock = page.getByRole('row').filter({ hasText: '1234 5678 9012 3450 101' }).getByRole('button')
  await tabTo(page, lock)
  const position = await scrollPosition(page)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Karte sperren?' })
  await expectFocus(page, dialog.locator(':focus'))
  await page.keyboard.press('Escape')
  await expectFocus(page, lock)
  expect(await scrollPosition(page)).toBe(position)
  await page.keyboard.press('Enter')
  await pressOn(page, dialog.getByRole('button', { name: 'Karte sperren' }))
  await expectFocus(page, dialog.getByLabel('Grund'))
  await page.keyboard.type('Verloren')
  await page.keyboard.press('Enter')
  await expectFocus(page, message(page, cardTexts.lock.lockedTitle))

  await pressOn(page, page.getByRole('button', { name: 'An eine andere Adresse senden' }))
  await expectFocus(page, page.getByRole('heading', { name: 'Lieferadresse für diese Karte' }))
  await pressOn(page, page.getByRole('button', { name: 'Abbrechen' }))
  await expectFocus(page, page.getByRole('button', { name: 'An eine andere Adresse senden' }))
  await pressOn(page, page.getByRole('button', { name: 'Karte bestellen' }))
  await expectFocus(page, message(page, cardTexts.order.orderedTitle))
})

test('by keyboard: the address is changed through an error', async ({ page }) => {
  await logInAt(page, '/konto/kontodaten')
  await expectTop(page, 'Kontodaten')
  const form = part(page, 'Adresse')
  await pressOn(page, form.getByRole('button', { name: 'Adresse ändern' }))
  await expectFocus(page, page.getByRole('heading', { name: 'Adresse ändern' }))
  await pressOn(page, form.getByRole('button', { name: 'Abbrechen' }))
  await expectFocus(page, form.getByRole('button', { name: 'Adresse ändern' }))
  await page.keyboard.press('Enter')
  await typeInto(page, form.getByLabel('Straße'), 'Packstation 145')
  await page.keyboard.press('Enter')
  await expectFocus(page, form.getByRole('alert'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectFocus(page, form.getByLabel('Straße'))
  await typeInto(page, form.getByLabel('Straße'), 'Haupstr')
  await page.keyboard.press('Enter')
  await expectFocus(page, page.getByRole('heading', { name: suggestionTexts.title }))
  await pressOn(page, form.getByRole('button', { name: 'Adresse ändern' }))
  await expectFocus(page, page.getByRole('heading', { name: 'Adresse ändern' }))
  await pressOn(page, form.getByRole('button', { name: 'Speichern' }))
  await pressOn(page, form.getByRole('button', { name: 'Adressvorschlag übernehmen' }))
  await expectFocus(page, message(page, 'Gespeichert'))
})

test('by keyboard: the end of the membership is begun and cancelled', async ({ page }) => {
  await logInAt(page, '/konto/kontodaten')
  await expectTop(page, 'Kontodaten')
  const leaving = part(page, 'Mitgliedschaft beenden')
  await pressOn(page, leaving.getByRole('button', { name: 'Kündigung anfragen' }))
  await expectFocus(page, leaving.getByRole('heading', { name: 'Was dann geschieht' }))
  const next = leaving.getByRole('button', { name: 'Weiter' })
  await pressOn(page, next)
  await expectFocus(page, leaving.getByRole('alert'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectFocus(page, leaving.getByRole('radio').first())
  for (let choice = 1; choice < 7; choice++) await page.keyboard.press('ArrowDown')
  await expectFocus(page, leaving.getByRole('radio', { name: 'Anderer Grund' }))
  await typeInto(page, leaving.getByLabel(leavingTexts.ownReason), 'Ich ziehe weg.')
  const dialog = page.getByRole('dialog', { name: 'Mitgliedschaft wirklich beenden?' })
  await tabTo(page, next)
  const position = await scrollPosition(page)
  for (const close of ['Escape', 'Mitglied bleiben']) {
    await page.keyboard.press('Enter')
    await expectFocus(page, dialog.locator(':focus'))
    if (close === 'Escape') await page.keyboard.press(close)
    else await pressOn(page, dialog.getByRole('button', { name: close }))
    await expectFocus(page, next)
    expect(await scrollPosition(page)).toBe(position)
  }
  await expect(leaving.getByLabel(leavingTexts.ownReason)).toHaveValue('Ich ziehe weg.')
})

test('by keyboard: bookings are filtered and opened by month', async ({ page }) => {
  await logInAt(page, '/konto/transaktionen')
  await expectTop(page, 'Transaktionen')
  const count = (text: string) => expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible()
  await count('8 Buchungen')
  await followAndReturn(page, page.getByRole('link', { name: 'Meine Einlösungen' }), 'Meine Einlösungen')
  const locked = page.getByRole('button', { name: 'Gesperrt', exact: true })
  await pressOn(page, locked)
  await expect(locked).toHaveAttribute('aria-pressed', 'true')
  await expectFocus(page, locked)
  await pressOn(page, page.getByRole('button', { name: 'Alle', exact: true }))
  await count('8 Buchungen')
  // The row has followed the focus to its last button; behind it the chosen one is in view again.
  await pressOn(page, page.getByRole('button', { name: 'Suche', exact: true }))
  await typeInto(page, page.getByLabel('Buchungen durchsuchen'), 'truffel')
  await expect(page.getByRole('button', { name: 'Alle', exact: true })).toBeInViewport({ ratio: 1 })
  await count('1 Buchung')
  await expectFocus(page, page.getByLabel('Buchungen durchsuchen'))
  await pressOn(page, locked)
  await typeInto(page, page.getByLabel('Buchungen durchsuchen'), 'Kaviar')
  await pressOn(page, page.getByRole('button', { name: 'Alle Buchungen zeigen' }))
  await count('8 Buchungen')
  await expect(page.getByRole('button', { name: 'Alle', exact: true })).toBeInViewport({ ratio: 1 })
  await expectFocus(page, page.locator('output:focus'))
  await pressOn(page, page.locator('summary', { hasText: 'Als Tabelle' }))
  await expect(page.getByRole('table', { name: 'Punkte nach Monaten' })).toBeVisible()
  const month = page.locator('main summary').last()
  await tabTo(page, month)
  const position = await scrollPosition(page)
  await page.keyboard.press('Enter')
  await expectFocus(page, month)
  expect(await scrollPosition(page)).toBeLessThanOrEqual(position)
})

test('at 320 px every year and month of the calendar stands in one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await logInAt(page, '/konto/kontodaten')
  await page.getByRole('button', { name: 'Daten ändern', exact: true }).click()
  await page.getByRole('button', { name: 'Geburtsdatum im Kalender wählen' }).click()
  const calendar = page.getByRole('dialog', { name: 'Geburtsdatum wählen' })
  const heights = async (list: string) =>
    new Set(
      await calendar
        .getByRole('group', { name: list, exact: true })
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map(({ clientHeight }) => clientHeight)),
    )
  const years = await heights('Jahr')
  expect(years.size).toBe(1)
  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('button', { name: 'September' })).toBeVisible()
  expect(await heights('Monat')).toEqual(years)
})
