import { titleOf } from '@portal/sandbox/catalogue/catalogue'
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
import { notConfirmed, submitOrder, toSteps } from '../portal/redeem.ts'
import { expect, logInAt, orders, test } from '../portal/test.ts'

const rewards = '/vorteile-und-praemien/praemien'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('by keyboard: rewards are filtered, searched and sorted on a phone', async ({ page }) => {
  await logInAt(page, rewards)
  await expectTop(page, 'Prämien')
  const links = page.getByRole('article').getByRole('link')
  const chip = page.getByRole('button', { name: 'Gutscheine', exact: true })
  await pressOn(page, chip)
  await expect(page).toHaveURL(/kategorie=gutscheine$/)
  await expectFocus(page, chip)
  const sortButton = page.getByRole('button', { name: 'Reihenfolge' })
  await pressOn(page, sortButton)
  await expectFocus(page, sortButton)
  await tabTo(page, page.getByLabel('Sortieren'))
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sortierung=/)
  await expectFocus(page, page.getByLabel('Sortieren'))
  // On the way back it is closed.
  await pressOn(page, sortButton)
  await followAndReturn(page, links.last(), /^(?!Prämien$)/)
  await expect(page).toHaveURL(/kategorie=gutscheine&sortierung=/)

  await page.goto(page.url())
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(chip).toBeInViewport({ ratio: 1 })
  expect(await scrollPosition(page)).toBe(0)
  await pressOn(page, page.getByRole('button', { name: 'Suche', exact: true }))
  await typeInto(page, page.getByLabel('Prämien durchsuchen'), 'xyz')
  await pressOn(page, page.getByRole('button', { name: 'Alle Prämien zeigen' }))
  await expectFocus(page, page.locator('output:focus'))
  await expect(links.nth(20)).toBeVisible()
})

test('by keyboard: a reward is redeemed with steps back and a call that fails', async ({ page, portal, watch }) => {
  watch.allowErrors(/50\d|Failed to load resource/)
  await logInAt(page, rewards)
  await pressOn(page, page.getByRole('link', { name: titleOf('R2') }))
  await expectTop(page, titleOf('R2'))
  await pressOn(page, toSteps(page))
  await expectFocus(page, heading(page, 'Karte wählen'))
  await page.goBack()
  await expectFocus(page, heading(page, titleOf('R2')))
  await page.goForward()
  await expectFocus(page, heading(page, 'Karte wählen'))
  await pressOn(page, page.getByRole('radio').first(), 'Space')
  await pressOn(page, page.getByRole('button', { name: 'Weiter' }))
  await expectFocus(page, heading(page, 'Adresse prüfen'))
  await typeInto(page, page.getByLabel('Straße'), 'Packstation 145')
  await pressOn(page, page.getByRole('button', { name: 'Weiter' }))
  await expectFocus(page, page.getByRole('main').getByRole('alert'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectFocus(page, page.getByLabel('Straße'))
  await typeInto(page, page.getByLabel('Straße'), 'Hauptstraße')
  await page.keyboard.press('Enter')
  await expectFocus(page, heading(page, 'Prüfen und bestellen'))
  await pressOn(page, page.getByRole('button', { name: 'Zurück' }))
  await expectFocus(page, heading(page, 'Adresse prüfen'))
  await pressOn(page, page.getByRole('button', { name: 'Weiter' }))
  await portal.fault('order', 'lost')
  await pressOn(page, submitOrder(page))
  await expectFocus(page, notConfirmed(page))
  await portal.fault('order', null)
  const check = page.getByRole('button', { name: 'Stand noch einmal prüfen' })
  await pressOn(page, check)
  await expect(page.getByText(/^Zuletzt geprüft um/)).toBeVisible()
  await expectFocus(page, check)
  expect(await orders(portal)).toHaveLength(1)
  await pressOn(page, page.getByRole('link', { name: 'Zu meinen Transaktionen' }))
  await expectTop(page, 'Transaktionen')
})
