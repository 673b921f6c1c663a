import { brand } from '@portal/shared-contracts/brand/brand'
import type { Page } from 'playwright/test'
import { expect, logInAt, test } from '../portal/test.ts'

/** How many A4 pages a print of the page has. */
async function printedPages(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

// Rule: cards-36
test('printed on one page: the digital card without the choice of a card', async ({ page }) => {
  await logInAt(page, '/konto/digitale-karte')
  const barcode = page.getByRole('img', { name: /^Barcode der Kartennummer/ })
  await expect(barcode).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(2)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await printedPages(page)).toBe(1)
  }
  await page.emulateMedia({ media: 'print' })
  // The width of A4 without margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1047 })
  for (const shown of [barcode, page.getByText('1234 5678 9012 3456 789').first(), page.getByText('Marlene Abel')])
    await expect(shown).toBeVisible()
  await expect(page.getByText(brand.wordmark, { exact: true })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeHidden()
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeHidden()
})

// Rules: account-47, public-pages-90
test('printed on one page: eight bookings below the wordmark, without months that have no points', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logInAt(page, '/konto/transaktionen')
  await expect(page.getByRole('status').getByText('8 Buchungen', { exact: true })).toBeVisible()
  expect(await printedPages(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1047 })
  await expect(page.getByRole('banner').getByRole('link', { name: /Startseite/ })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Menü')).toBeHidden()
  await expect(page.locator('main li').filter({ hasText: /[+−]/ })).toHaveCount(8)
  await expect(page.getByRole('searchbox')).toBeHidden()
  const rows = page.getByRole('table', { name: 'Punkte nach Monaten' }).getByRole('row')
  // The head, and the months with one of the eight bookings.
  const months = await page.locator('main summary h3').count()
  await expect(rows.filter({ visible: true })).toHaveCount(1 + months)
})
