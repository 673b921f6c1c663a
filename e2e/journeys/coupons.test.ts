import type { Page } from 'playwright/test'
import { expect, logInAt, test } from '../portal/test.ts'

const path = '/vorteile-und-praemien/aktionen'
const cheese = (page: Page) => page.getByRole('article').filter({ hasText: '5-fach punkten an der Käsetheke' })
const espresso = (page: Page) => page.getByRole('article').filter({ hasText: 'Ein Espresso aufs Haus' })

/** Waits until all changes are saved. */
const saved = (page: Page) => expect(page.getByText('Wird gespeichert …')).toHaveCount(0)

test('a member activates and deactivates a coupon, and both changes remain after a reload', async ({ page, watch }) => {
  await logInAt(page, path)
  await expect(page).toHaveTitle(/^Aktionen/)
  await expect(page.getByRole('heading', { level: 1, name: 'Aktionen' })).toBeVisible()
  await expect(cheese(page)).toContainText('5-facher Punktewert')
  await expect(cheese(page)).toContainText('Noch 3x verfügbar')
  await expect(espresso(page)).toContainText('geschenkt')
  await watch.checkAccessibility()

  await cheese(page).getByRole('switch', { name: 'Coupon aktivieren' }).focus()
  await page.keyboard.press('Space')
  await expect(cheese(page)).toContainText('Coupon ist aktiviert')
  await saved(page)
  await page.reload()
  await expect(cheese(page).getByRole('switch', { name: 'Coupon ist aktiviert' })).toBeChecked()

  await cheese(page).getByRole('switch').click()
  await expect(cheese(page)).toContainText('Coupon aktivieren')
  await saved(page)
  await page.reload()
  await expect(cheese(page).getByRole('switch', { name: 'Coupon aktivieren' })).not.toBeChecked()
  await watch.checkAccessibility()
})

test('a failed activation resets the switch and shows an error, and the next one succeeds', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/500/)
  await logInAt(page, path)
  await portal.fault('activation', 'serverError')
  await cheese(page).getByRole('switch').click()
  await expect(cheese(page).getByRole('alert')).toContainText('nicht aktivieren')
  await expect(cheese(page).getByRole('switch')).not.toBeChecked()
  await watch.checkAccessibility()

  await portal.fault('activation', null)
  await cheese(page).getByRole('switch').click()
  await expect(cheese(page).getByRole('alert')).toHaveCount(0)
  await expect(cheese(page).getByRole('switch')).toBeChecked()
})

test('a member finds coupons by category and search term, and activates them all', async ({ page, watch }) => {
  await logInAt(page, path)
  await page.getByRole('button', { name: 'Academy' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Doppelt punkten in der Academy' })).toBeVisible()
  await expect(espresso(page)).toHaveCount(0)
  await page.getByLabel('Aktionen durchsuchen').fill('Espresso')
  await expect(page.getByText('Zu Ihrer Auswahl haben wir gerade keine Aktion.')).toBeVisible()
  await watch.checkAccessibility()
  await page.getByRole('button', { name: 'Alle Aktionen zeigen' }).click()
  await expect(espresso(page)).toBeVisible()

  await page.getByLabel('Aktionen durchsuchen').fill('Extrapunkte')
  await expect(espresso(page)).toHaveCount(0)
  const count = await page.getByRole('switch').count()
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(count)
  await page.getByRole('button', { name: 'Alle aktivieren' }).click()
  await expect(page.getByText(`${count} Coupons aktiviert.`)).toBeVisible()
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(count)
  await watch.checkAccessibility()
  await page.reload()
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(count)
})
