import { bookingIdOf } from '../portal/bookings.ts'
import { startPortal } from '../portal/portal.ts'
import { expect, logInAt, test } from '../portal/test.ts'

test('five thousand bookings are in the document, and the keyboard opens the last month', async ({ page }) => {
  await logInAt(page, '/konto/transaktionen', 'stammgast@delikaterie.example')
  await expect(page.getByText('5.000 Buchungen')).toBeVisible()
  // The chart's table behind the list has no heading.
  const last = page
    .locator('main details')
    .filter({ has: page.locator('summary h3') })
    .last()
  await expect(page.locator('main details li')).toHaveCount(5000)
  const count = await last.locator('li').count()
  await last.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(last.getByRole('listitem')).toHaveCount(count)
  await expect(last.getByRole('listitem').last()).toBeVisible()
})

test('a purchase appears in an open page, grey at first, and counts once it is released', async ({ page }) => {
  await using portal = await startPortal({ POINTS_REFRESH_AGE: '10' })
  await logInAt(page, `${portal.origin}/konto/transaktionen`)
  await expect(page.getByText('8 Buchungen')).toBeVisible()
  await portal.control('/control/purchase', { cardCode: '1234567890123456789', amount: 87.5 })
  const bought = page.getByRole('listitem').filter({ hasText: '+87 Punkte' })
  await expect(bought).toContainText('gesperrt', { timeout: 30_000 })
  const balance = page.getByRole('region', { name: 'Ihr Punktestand' })
  await expect(balance).toContainText('4.321')

  const bookingId = await bookingIdOf(await page.waitForResponse(/shop%2Fbookings/), 87)
  await portal.control('/control/release', { bookingId })
  await expect(balance).toContainText('4.408', { timeout: 30_000 })
  await expect(bought).not.toContainText('gesperrt')
})
