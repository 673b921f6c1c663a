import * as paths from '@portal/shared-contracts/paths'
import { openReview, submitOrder, thanks } from '../portal/redeem.ts'
import { expect, logInAt, logOut, orders, test } from '../portal/test.ts'

// Rules: account-50, account-51
test('an order stands with its number under Meine Einlösungen on this device until the member logs out', async ({
  page,
  portal,
  watch,
}) => {
  await openReview(page)
  await submitOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await page.goto(paths.redemptions)
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Auf diesem Gerät bestellt' }) })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const [placed] = await orders(portal)
  await expect(list).toContainText(`Bestellnummer ${placed?.orderNumber}`)
  await watch.checkAccessibility()

  await logOut(page)
  await expect(page).toHaveURL('/')
  await logInAt(page, paths.redemptions)
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible()
  await expect(list).toHaveCount(0)
})
