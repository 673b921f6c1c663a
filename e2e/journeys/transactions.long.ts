import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { pointsRefreshAge } from '@portal/shared-contracts/session/timeouts'
import { t as transactions } from '@portal/mfe-account/messages/transactions'
import { bookingIdOf } from '../portal/bookings.ts'
import { letPass } from '../portal/let-pass.ts'
import { expect, logInAt, test } from '../portal/test.ts'

// Rule: account-35
test('five thousand bookings are in the document, and the keyboard opens the last month', async ({ page }) => {
  await logInAt(page, '/konto/transaktionen', demoEmail('stammgast'))
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

test('a purchase appears in an open page, grey at first, and counts once it is released', async ({
  page,
  context,
  portal,
}) => {
  await context.clock.install()
  await logInAt(page, '/konto/transaktionen')
  await expect(page.getByText('8 Buchungen')).toBeVisible()
  await portal.control('/control/purchase', { cardCode: '1234567890123456789', amount: 87.5 })
  const [response] = await Promise.all([page.waitForResponse(/shop%2Fbookings/), letPass(page, pointsRefreshAge + 5)])
  const bought = page.getByRole('listitem').filter({ hasText: '+87 Punkte' })
  await expect(bought).toContainText('gesperrt')
  const balance = page.getByRole('region', { name: transactions.summary })
  await expect(balance).toContainText('4.321')

  await portal.control('/control/release', { bookingId: await bookingIdOf(response, 87) })
  await letPass(page, pointsRefreshAge + 5)
  await expect(balance).toContainText('4.408')
  await expect(bought).not.toContainText('gesperrt')
})
