import * as cardTexts from '@portal/mfe-cards/messages/cards'
import { expect, logInAt, test } from '../portal/test.ts'

test('on a wide screen the main card and help stand beside the cards, the account data, the bookings and the redemptions, help also on a phone', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logInAt(page, '/konto/karten')
  const main = page.getByRole('complementary', { name: cardTexts.aside.label })
  await expect(main).toContainText('1234 5678 9012 3456 789')
  await expect(page.getByRole('row').filter({ hasText: '3456 789' })).toContainText('Hauptkarte')
  await expect(main.getByRole('link', { name: 'Digitale Karte zeigen' })).toHaveAttribute(
    'href',
    '/konto/digitale-karte',
  )
  await watch.checkAccessibility()
  await page.goto('/konto/kontodaten')
  const aside = page.getByRole('complementary', { name: 'Hilfe und weitere Seiten' })
  await expect(aside.getByRole('link', { name: 'Transaktionen' })).toBeVisible()
  await aside.getByRole('link', { name: 'Meine Daten' }).click()
  await expect(page.getByRole('heading', { name: 'Meine Daten' })).toBeInViewport()
  await watch.checkAccessibility()
  await page.goto('/konto/transaktionen')
  await expect(page.getByRole('heading', { name: 'Punkte fehlen?' })).toBeVisible()
  await watch.checkAccessibility()
  await page.goto('/konto/einloesungen')
  const help = page.getByRole('complementary', { name: 'Fragen zur Bestellung?' })
  await expect(help).toBeVisible()
  await watch.checkAccessibility()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(help.getByRole('link').first()).toBeVisible()
  await watch.checkAccessibility()
  await page.goto('/konto/kontodaten')
  await expect(aside.getByRole('link', { name: 'Transaktionen' })).toBeVisible()
  await page.getByText('Auf dieser Seite').click()
  await page.getByRole('link', { name: 'Mitgliedschaft beenden' }).click()
  await expect(page.getByRole('heading', { name: 'Mitgliedschaft beenden' })).toBeInViewport()
  await page.goto('/konto/karten')
  await main.getByRole('link', { name: 'Zur Kartenliste' }).click()
  await expect(page.getByRole('heading', { name: cardTexts.t.listTitle })).toBeInViewport()
  await expect(main.getByRole('heading', { name: 'Hauptkarte' })).toHaveCount(0)
  await watch.checkAccessibility()
})
