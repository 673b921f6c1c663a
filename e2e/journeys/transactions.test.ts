import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { formatEuro } from '@portal/shared-contracts/numbers/format'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { filters } from '@portal/mfe-account/messages/transactions'
import { t as redemptions } from '@portal/mfe-account/messages/redemptions'
import type { Locator, Page } from 'playwright/test'
import { isFirefox } from '../portal/engine.ts'
import { waitForFile } from '../portal/saved-file.ts'
import { expect, logInAt, test } from '../portal/test.ts'

const path = '/konto/transaktionen'
const shown = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible()

/** How far the page is wider than the window, in pixels. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function expectPrintedWell(page: Page): Promise<void> {
  // Playwright sets no media in Firefox.
  if (isFirefox(page)) return
  await page.emulateMedia({ media: 'print' })
  expect(await overflow(page)).toBe(0)
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
  await expect(page.getByText(/^Marlene Abel · Stand \d\d\.\d\d\.\d{4}$/)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}

// Rules: promises-9, account-46
test('bookings are searched, limited to a period and looked at by month with the keyboard', async ({ page, watch }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAt(page, path)
  await shown(page, '8 Buchungen')
  const keys = page.keyboard

  const search = page.getByRole('button', { name: 'Suche', exact: true })
  await expect(page.getByLabel('Buchungen durchsuchen')).toBeHidden()
  await page.getByRole('button', { name: 'Gesperrt', exact: true }).focus()
  await keys.press('Tab')
  await expect(search).toBeFocused()
  await keys.press('Enter')
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.type('truffel')
  await shown(page, '1 Buchung')
  await expect(page).toHaveURL(/\?suche=truffel$/)
  await expect(page.getByRole('listitem').filter({ hasText: `Prämie ${titleOf('R1')}` })).toContainText(
    /\d\d:\d\d\sUhr−1\.500/,
  )
  const file = await waitForFile(page)
  await page.getByRole('button', { name: 'Als CSV speichern' }).press('Enter')
  const { text: csv } = await file()
  expect(csv.split('\r\n').map((row) => row.split(';').slice(2, 5).join(';'))).toEqual([
    'Vorgang;Punkte;Status',
    `Prämie ${titleOf('R1')};-1500;eingelöst`,
    '',
  ])
  await page.getByLabel('Buchungen durchsuchen').fill('Kaviar')
  await shown(page, '0 Buchungen')
  await page.getByRole('button', { name: 'Alle Buchungen zeigen' }).press('Enter')
  await shown(page, '8 Buchungen')

  const period = page.getByLabel('Zeitraum', { exact: true })
  const openPeriod = page.getByRole('button', { name: 'Zeitraum wählen' })
  await expect(period).toBeHidden()
  await openPeriod.press('Enter')
  await period.focus()
  await keys.press('ArrowDown')
  await expect(period).toHaveValue('days30')
  await shown(page, '4 Buchungen')
  await openPeriod.press('Enter')
  await expect(period).toBeHidden()
  await expect(page.getByText('Letzte 30 Tage', { exact: true }).last()).toBeVisible()
  await openPeriod.press('Enter')
  await period.focus()
  await keys.press('End')
  const [from, to] = [page.getByLabel('Von', { exact: true }), page.getByLabel('Bis', { exact: true })]
  const [firstDay, lastDay] = [await from.inputValue(), await to.inputValue()]
  await to.fill('2020-01-01')
  await expect(page.getByText(filters.periodReversed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alle Buchungen zeigen' })).toBeVisible()
  await expect(page.getByText('0 Buchungen')).toHaveCount(0)
  await watch.checkAccessibility()
  await to.fill(lastDay)
  await shown(page, '4 Buchungen')
  await expect(page).toHaveURL(`${path}?von=${firstDay}&bis=${lastDay}`)
  await page.reload()
  await shown(page, '4 Buchungen')
  await page.goBack()
  await shown(page, '8 Buchungen')

  const chart = page.getByRole('figure', { name: 'Punkte nach Monaten' })
  await expect(chart).toContainText('1.500 Punkte')
  await page.locator('summary', { hasText: 'Als Tabelle' }).focus()
  await keys.press('Enter')
  const table = page.getByRole('table', { name: 'Punkte nach Monaten' })
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(table.getByRole('cell', { name: '1.500' })).toBeVisible()
  await watch.checkAccessibility()
  const newest = page.getByRole('listitem').filter({ hasText: 'gesperrt, frei ab' })
  const months = page.locator('main summary').filter({ has: page.getByRole('heading') })
  await months.first().focus()
  await keys.press('Enter')
  await expect(newest).toBeHidden()
  await keys.press('Enter')
  await expect(newest).toBeVisible()
  expect(await staysOpen(months.first())).toBe(true)
  const second = months.nth(1).locator('..').getByRole('listitem')
  await expect(second.first()).toBeVisible()
  await months.nth(1).press('Enter')
  await expect(second).toHaveCount(0)
  await expect(newest).toBeVisible()

  await page.setViewportSize({ width: 320, height: 256 })
  expect(await overflow(page)).toBe(0)
  const [ofTable, ofChart] = await Promise.all([table.boundingBox(), chart.boundingBox()])
  expect(ofTable?.width).toBeLessThanOrEqual(ofChart?.width ?? 0)
  // The width of A4 without margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 900 })
  await expectPrintedWell(page)

  await page.getByRole('link', { name: 'Meine Einlösungen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Einlösungen' })).toBeFocused()
  await expect(page.getByRole('region', { name: redemptions.summary })).toContainText(formatEuro(euroValue(1500)))
  await expect(page.getByRole('listitem').filter({ hasText: `Prämie ${titleOf('R1')}` })).toContainText('−1.500')
  await expect(page.locator('main summary')).not.toContainText('Punkte')
  await watch.checkAccessibility()
})

/** Closes and opens a group, the second click when the page has begun to follow the first; whether it stays open. */
const staysOpen = (summary: Locator): Promise<boolean> =>
  summary.evaluate(async (element: HTMLElement) => {
    const group = element.parentElement as HTMLDetailsElement
    const nextTask = () => new Promise((resolve) => setTimeout(resolve))
    const nextEvent = (type: string) => new Promise((resolve) => group.addEventListener(type, resolve, { once: true }))
    const isOpen: boolean[] = []
    for (const type of ['click', 'toggle']) {
      const event = nextEvent(type)
      element.click()
      await event
      await nextTask()
      element.click()
      for (let tasks = 0; tasks < 60; tasks++) {
        isOpen.push(group.open)
        await nextTask()
      }
    }
    return isOpen.every(Boolean)
  })
